// The least a relay can do in Node: bytes in, bytes out. Stands in where haproxy is not installed.
import { type AddressInfo, connect, createServer } from 'node:net';

process.on('disconnect', () => process.exit());
const server = createServer({ noDelay: true }, (client) => {
  const upstream = connect({ port: Number(process.argv[2]), host: '127.0.0.1', noDelay: true });
  client.pipe(upstream).pipe(client);
  client.on('error', () => upstream.destroy());
  upstream.on('error', () => client.destroy());
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
