// A link of so many kbit/s towards the member: bytes come out no faster than that, and what waits, waits in order.
import { type AddressInfo, connect, createServer } from 'node:net';

const PACKET_BYTES = 1_400;

/** A port whose connections lead to `port`, slowly. */
export async function startSlowLink(port: number, kbit: number): Promise<{ port: number; close(): void }> {
  const bytesPerMs = kbit / 8;
  const server = createServer({ noDelay: true }, (member) => {
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    let freeAt = 0;
    let timer: NodeJS.Timeout | null = null;
    const pass = (): void => {
      timer = null;
      for (;;) {
        const now = performance.now();
        if (freeAt > now + 1) {
          timer = setTimeout(pass, freeAt - now);
          return;
        }
        const packet = (far.read(Math.min(PACKET_BYTES, far.readableLength)) ?? null) as Buffer | null;
        if (!packet) return;
        freeAt = Math.max(freeAt, now) + packet.length / bytesPerMs;
        member.write(packet);
      }
    };
    far.on('readable', () => {
      if (!timer) pass();
    });
    member.pipe(far);
    for (const [one, other] of [
      [member, far],
      [far, member],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}
