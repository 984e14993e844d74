// Draws the orb on the graphics card: one triangle, one pass, no textures.
import { SCENE_VECTORS, type Scene, VECTORS_PER_VEIL, VEILS } from './orb-motion.ts';

export type OrbRenderer = { draw(scene: Scene, pixels: number): void; destroy(): void };

const GLOBALS = VEILS * VECTORS_PER_VEIL;

const corners = 'attribute vec2 at;varying vec2 p;void main(){p=at;gl_Position=vec4(at,0.,1.);}';

const light = `precision highp float;
varying vec2 p;
uniform vec4 scene[${SCENE_VECTORS}];
uniform float pixels;
float grain(vec2 q){return fract(52.9829189*fract(dot(q,vec2(.06711056,.00583715))));}
void over(inout vec4 below,vec3 colour,float a,float additive){
  below.rgb=colour*a+below.rgb*(1.-a*(1.-additive*(1.-a)));
  below.a=a+below.a*(1.-a);
}
void main(){
  float rho=max(length(p),1e-4);
  float rim=1.-smoothstep(.6,1.,rho);
  if(rim<=0.){gl_FragColor=vec4(0.);return;}
  vec4 g0=scene[${GLOBALS}],g1=scene[${GLOBALS + 1}],core=scene[${GLOBALS + 2}],halo=scene[${GLOBALS + 3}],ring=scene[${GLOBALS + 4}],body=scene[${GLOBALS + 5}];
  float twist=g0.x*(.6-rho);
  vec2 u=mat2(cos(twist),sin(twist),-sin(twist),cos(twist))*p/rho;
  vec2 w2=vec2(u.x*u.x-u.y*u.y,2.*u.x*u.y);
  vec2 w3=vec2(w2.x*u.x-w2.y*u.y,w2.x*u.y+w2.y*u.x);
  vec2 w4=vec2(w2.x*w2.x-w2.y*w2.y,2.*w2.x*w2.y);
  vec4 c=vec4(0.);
  float h=rho/g1.x;
  over(c,halo.rgb,g0.w*exp(-2.2*h*h)*rim,halo.a);
  float m=rho/body.w;
  over(c,body.rgb,ring.a*exp(-m*m),halo.a);
  for(int i=0;i<${VEILS};i++){
    vec4 v=scene[i*${VECTORS_PER_VEIL}],a=scene[i*${VECTORS_PER_VEIL}+1],b=scene[i*${VECTORS_PER_VEIL}+2],ca=scene[i*${VECTORS_PER_VEIL}+3],cb=scene[i*${VECTORS_PER_VEIL}+4];
    float r=v.x*(1.+dot(a.xy,u)+dot(a.zw,w2)+dot(b.xy,w3)+dot(b.zw,w4));
    float d=(rho-r)/v.y;
    float alpha=d<0.?v.w+(v.z-v.w)*exp(.9*d):v.z*exp(-d*d);
    float lean=.5+.5*clamp(dot(vec2(ca.w,cb.w),u)*rho/r,-1.,1.);
    over(c,mix(ca.rgb,cb.rgb,lean),alpha*(.55+.75*lean*lean),halo.a);
  }
  float k=rho/g0.z;
  over(c,core.rgb,g0.y*exp(-k*sqrt(k)),halo.a*.5);
  if(g1.w>.003){
    float turn=fract(atan(p.x,p.y)/6.2831853+1.);
    float drawn=min(g1.z,1.),gone=max(g1.z-1.,0.);
    float on=smoothstep(gone,gone+.06,turn)*(1.-smoothstep(drawn-.012,drawn,turn));
    on=mix(on,1.,smoothstep(.96,1.,drawn)*(1.-smoothstep(0.,.03,gone)));
    float line=(rho-g1.y)/(.0065+2./pixels);
    float glow=(rho-g1.y)/.045;
    over(c,ring.rgb,on*g1.w*(.8*exp(-line*line)+.2*exp(-glow*glow)),0.);
  }
  c*=core.a;
  c+=(grain(gl_FragCoord.xy)-.5)*min(1./255.,c.a);
  c.rgb=clamp(c.rgb,0.,1.);
  c.a=clamp(max(c.a,max(c.r,max(c.g,c.b))),0.,1.);
  gl_FragColor=c;
}`;

const software = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * Whether WebGL means a graphics card here. Asked on a canvas of its own, because one that has once been used
 * for WebGL can never be drawn on plainly.
 */
function isAccelerated(): boolean {
  const gl = document.createElement('canvas').getContext('webgl', { failIfMajorPerformanceCaveat: true });
  if (!gl) return false;
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return !software.test(name);
}

/** Null when there is no graphics card to draw with: in software the plain canvas is many times cheaper. */
export function createWebglRenderer(canvas: HTMLCanvasElement, allowSoftware = false): OrbRenderer | null {
  if (!allowSoftware && !isAccelerated()) return null;
  const gl = canvas.getContext('webgl', { antialias: false, depth: false, powerPreference: 'low-power' });
  if (!gl) return null;
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, light],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.bindAttribLocation(program, 0, 'at');
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own name, no hook of React
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, Float32Array.of(-1, -1, 3, -1, -1, 3), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  const scenePlace = gl.getUniformLocation(program, 'scene');
  const pixelsPlace = gl.getUniformLocation(program, 'pixels');

  return {
    draw(scene, pixels) {
      if (gl.isContextLost()) return;
      gl.viewport(0, 0, pixels, pixels);
      gl.uniform4fv(scenePlace, scene);
      gl.uniform1f(pixelsPlace, pixels);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    destroy() {
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
