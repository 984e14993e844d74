// A line between the browser and the server that can be cut and mended, like a train going into a tunnel.
import { connect, createServer, type Socket } from 'node:net';

export type CuttableLine = { cut(): void; mend(): void; close(): Promise<void> };

export async function openLine(fromPort: number, toPort: number): Promise<CuttableLine> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(toPort, 'localhost');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(fromPort, 'localhost', resolve));
  return {
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
