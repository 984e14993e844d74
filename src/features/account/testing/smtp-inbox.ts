// A mail server of a few lines that speaks SMTP on a local port and keeps what it is given, for tests.
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Inbox = {
  url: string;
  /** The next unread message to this address, headers and body; fails after 5 s. */
  next(to: string): Promise<string>;
  count(): number;
  close(): Promise<void>;
};

export async function openInbox(): Promise<Inbox> {
  const messages: { to: string; text: string; isRead: boolean }[] = [];
  const server = createServer((socket) =>
    converse(socket, (to, text) => messages.push({ to, text, isRead: false })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    next: async (to) => {
      for (let waited = 0; waited < 5_000; waited += 20) {
        const found = messages.find((message) => message.to === to && !message.isRead);
        if (found) {
          found.isRead = true;
          return found.text;
        }
        await sleep(20);
      }
      throw new Error(`no message reached ${to}`);
    },
    count: () => messages.length,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function converse(socket: Socket, keep: (to: string, text: string) => void): void {
  let to = '';
  let buffered = '';
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 inbox');
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    buffered += chunk.toString('utf8');
    for (;;) {
      const end = isData ? buffered.indexOf('\r\n.\r\n') : buffered.indexOf('\r\n');
      if (end < 0) return;
      const piece = buffered.slice(0, end);
      buffered = buffered.slice(end + (isData ? 5 : 2));
      if (isData) {
        isData = false;
        keep(to, readable(piece));
        say('250 kept');
      } else if (/^EHLO|^HELO/i.test(piece)) say('250 inbox');
      else if (/^RCPT TO:<([^>]+)>/i.test(piece)) {
        to = /<([^>]+)>/.exec(piece)?.[1] ?? '';
        say('250 ok');
      } else if (/^DATA/i.test(piece)) {
        isData = true;
        say('354 go on');
      } else if (/^QUIT/i.test(piece)) {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    }
  });
}

/** Undoes quoted-printable, in which long links are folded. */
export const readable = (raw: string) =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
