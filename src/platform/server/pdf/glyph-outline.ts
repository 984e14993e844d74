// One glyph as a TrueType font file holds it, from its outline: contours of points on and off the curve.

export type OutlineCommand = { command: string; args: number[] };

const ON_CURVE = 1;

/** Padded to four bytes; empty for a glyph without an outline (a space). */
export function encodeOutline(commands: OutlineCommand[]): Uint8Array {
  const points: { x: number; y: number; isOn: boolean }[] = [];
  const ends: number[] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo' && points.length > (ends.at(-1) ?? -1) + 1) ends.push(points.length - 1);
    if (command === 'closePath') {
      if (points.length > (ends.at(-1) ?? -1) + 1) ends.push(points.length - 1);
      continue;
    }
    for (let at = 0; at + 1 < args.length; at += 2) {
      const isLast = at + 2 >= args.length;
      points.push({ x: Math.round(args[at]!), y: Math.round(args[at + 1]!), isOn: isLast });
    }
  }
  if (points.length > (ends.at(-1) ?? -1) + 1) ends.push(points.length - 1);
  if (points.length === 0) return new Uint8Array(0);

  const size = 10 + ends.length * 2 + 2 + points.length * 5;
  const bytes = Buffer.alloc(Math.ceil(size / 4) * 4);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  let at = bytes.writeInt16BE(ends.length, 0);
  for (const bound of [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
    at = bytes.writeInt16BE(bound, at);
  for (const end of ends) at = bytes.writeUInt16BE(end, at);
  // No instructions.
  at = bytes.writeUInt16BE(0, at);
  for (const { isOn } of points) at = bytes.writeUInt8(isOn ? ON_CURVE : 0, at);
  for (const values of [xs, ys])
    for (const [index, value] of values.entries())
      at = bytes.writeInt16BE(value - (index === 0 ? 0 : values[index - 1]!), at);
  return bytes;
}
