// Draws the orb without a graphics card. Soft light has no fine detail, so it is worked out on a small grid with
// the same formula as the shader and enlarged; only the ring is drawn at full size.
import { type Scene, VECTORS_PER_VEIL, VEILS } from './orb-motion.ts';
import type { OrbRenderer } from './orb-webgl.ts';

const GRID = 96;
const FADE_STEPS = 320;
/** The stretch of distances (in softnesses) the table of a veil's strength covers. */
const FADE_FROM = -7;
const FADE_TO = 3;
const GLOBALS = VEILS * VECTORS_PER_VEIL * 4;

export function createCanvasRenderer(canvas: HTMLCanvasElement): OrbRenderer | null {
  const context = canvas.getContext('2d');
  const small = document.createElement('canvas');
  small.width = small.height = GRID;
  const smallContext = small.getContext('2d');
  if (!context || !smallContext) return null;
  const image = smallContext.createImageData(GRID, GRID);
  const paint = createField(image.data);

  return {
    draw(scene, pixels) {
      paint(scene);
      smallContext.putImageData(image, 0, 0);
      context.clearRect(0, 0, pixels, pixels);
      context.imageSmoothingQuality = 'high';
      context.drawImage(small, 0, 0, pixels, pixels);
      drawRing(context, scene, pixels);
    },
    destroy() {},
  };
}

/** The formula of the shader over the grid; `pixels` receives plain (not premultiplied) RGBA. */
function createField(pixels: Uint8ClampedArray): (scene: Scene) => void {
  const count = GRID * GRID;
  const distance = new Float32Array(count);
  const cosine = new Float32Array(count);
  const sine = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const x = ((i % GRID) + 0.5) / (GRID / 2) - 1;
    const y = 1 - (Math.floor(i / GRID) + 0.5) / (GRID / 2);
    distance[i] = Math.max(Math.hypot(x, y), 1e-4);
    cosine[i] = x / distance[i]!;
    sine[i] = y / distance[i]!;
  }
  // Half a step of noise hides the edges of faint light that 8 bits would show as rings.
  const grain = Float32Array.from({ length: count }, () => Math.random() - 0.5);
  const fades = new Float32Array(VEILS * (FADE_STEPS + 1));

  return (scene) => {
    fillFades(fades, scene);
    const twist = scene[GLOBALS]!;
    const coreStrength = scene[GLOBALS + 1]!;
    const coreSize = scene[GLOBALS + 2]!;
    const haloStrength = scene[GLOBALS + 3]!;
    const haloSize = scene[GLOBALS + 4]!;
    const bodyStrength = scene[GLOBALS + 19]!;
    const bodySize = scene[GLOBALS + 23]!;
    const opacity = scene[GLOBALS + 11]!;
    const additive = scene[GLOBALS + 15]!;

    for (let i = 0; i < count; i++) {
      const rho = distance[i]!;
      if (rho >= 1) continue;
      let ux = cosine[i]!;
      let uy = sine[i]!;
      if (twist > 0.001) {
        const turn = twist * (0.6 - rho);
        const c = Math.cos(turn);
        const s = Math.sin(turn);
        const turned = c * ux - s * uy;
        uy = s * ux + c * uy;
        ux = turned;
      }
      const x2 = ux * ux - uy * uy;
      const y2 = 2 * ux * uy;
      const x3 = x2 * ux - y2 * uy;
      const y3 = x2 * uy + y2 * ux;
      const x4 = x2 * x2 - y2 * y2;
      const y4 = 2 * x2 * y2;

      const edge = rho > 0.6 ? (1 - rho) / 0.4 : 1;
      let alpha = haloStrength * Math.exp(-2.2 * (rho / haloSize) ** 2) * edge * edge * (3 - 2 * edge);
      let red = scene[GLOBALS + 12]! * alpha;
      let green = scene[GLOBALS + 13]! * alpha;
      let blue = scene[GLOBALS + 14]! * alpha;

      const body = bodyStrength * Math.exp(-((rho / bodySize) ** 2));
      const through = 1 - body * (1 - additive * (1 - body));
      red = scene[GLOBALS + 20]! * body + red * through;
      green = scene[GLOBALS + 21]! * body + green * through;
      blue = scene[GLOBALS + 22]! * body + blue * through;
      alpha = body + alpha * (1 - body);

      for (let veil = 0, at = 0; veil < VEILS; veil++, at += VECTORS_PER_VEIL * 4) {
        const waves =
          scene[at + 4]! * ux +
          scene[at + 5]! * uy +
          scene[at + 6]! * x2 +
          scene[at + 7]! * y2 +
          scene[at + 8]! * x3 +
          scene[at + 9]! * y3 +
          scene[at + 10]! * x4 +
          scene[at + 11]! * y4;
        const r = scene[at]! * (1 + waves);
        const step = (((rho - r) / scene[at + 1]! - FADE_FROM) * FADE_STEPS) / (FADE_TO - FADE_FROM);
        if (step >= FADE_STEPS) continue;
        const leaning = ((scene[at + 15]! * ux + scene[at + 19]! * uy) * rho) / r;
        const lean = 0.5 + 0.5 * Math.max(-1, Math.min(1, leaning));
        const a = fades[veil * (FADE_STEPS + 1) + (step > 0 ? step | 0 : 0)]! * (0.55 + 0.75 * lean * lean);
        const keep = 1 - a * (1 - additive * (1 - a));
        red = (scene[at + 12]! + (scene[at + 16]! - scene[at + 12]!) * lean) * a + red * keep;
        green = (scene[at + 13]! + (scene[at + 17]! - scene[at + 13]!) * lean) * a + green * keep;
        blue = (scene[at + 14]! + (scene[at + 18]! - scene[at + 14]!) * lean) * a + blue * keep;
        alpha = a + alpha * (1 - a);
      }

      const a = coreStrength * Math.exp(-(rho / coreSize) * Math.sqrt(rho / coreSize));
      const keep = 1 - a * (1 - additive * 0.5 * (1 - a));
      red = scene[GLOBALS + 8]! * a + red * keep;
      green = scene[GLOBALS + 9]! * a + green * keep;
      blue = scene[GLOBALS + 10]! * a + blue * keep;
      alpha = a + alpha * (1 - a);

      const cover = Math.max(alpha, red, green, blue);
      const at = i * 4;
      pixels[at] = (red / cover) * 255;
      pixels[at + 1] = (green / cover) * 255;
      pixels[at + 2] = (blue / cover) * 255;
      const level = cover * opacity * 255;
      pixels[at + 3] = level + grain[i]! * Math.min(1, level);
    }
  };
}

function fillFades(fades: Float32Array, scene: Scene): void {
  for (let veil = 0; veil < VEILS; veil++) {
    const edge = scene[veil * VECTORS_PER_VEIL * 4 + 2]!;
    const fill = scene[veil * VECTORS_PER_VEIL * 4 + 3]!;
    for (let step = 0; step <= FADE_STEPS; step++) {
      const d = FADE_FROM + ((step + 0.5) * (FADE_TO - FADE_FROM)) / FADE_STEPS;
      fades[veil * (FADE_STEPS + 1) + step] =
        d < 0 ? fill + (edge - fill) * Math.exp(0.9 * d) : edge * Math.exp(-d * d);
    }
  }
}

function drawRing(context: CanvasRenderingContext2D, scene: Scene, pixels: number): void {
  const strength = scene[GLOBALS + 7]! * scene[GLOBALS + 11]!;
  const drawn = scene[GLOBALS + 6]!;
  if (strength < 0.003 || drawn <= 0) return;
  const channel = (i: number) => Math.round(scene[GLOBALS + 16 + i]! * 255);
  const top = -Math.PI / 2;
  const from = top + 2 * Math.PI * Math.max(drawn - 1, 0);
  context.strokeStyle = `rgb(${channel(0)} ${channel(1)} ${channel(2)})`;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(
    pixels / 2,
    pixels / 2,
    (scene[GLOBALS + 5]! * pixels) / 2,
    from,
    top + 2 * Math.PI * Math.min(drawn, 1),
  );
  context.globalAlpha = strength;
  context.lineWidth = pixels * 0.007 + 1;
  context.stroke();
  context.globalAlpha = 1;
}
