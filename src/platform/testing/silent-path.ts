// A way to the database on which connections can be dropped as a firewall or a failover does it: nobody is told.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { connectionSettings } from '../server/database/database.ts';

/** `url`: of a database behind a unix socket. */
export async function openSilentPath(url: string) {
  const { host, database } = connectionSettings(url);
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(`${host}/.s.PGSQL.5432`);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const end of pair) end.on('error', () => {});
    near.pipe(far);
    far.pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    /** Those that are open; the next one arrives. */
    dropInSilence: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    close: () => {
      server.close();
      for (const end of [...pairs].flat()) end.destroy();
    },
  };
}
