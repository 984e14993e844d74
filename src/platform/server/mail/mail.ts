// Mail leaves through SMTP when the operator named a server; otherwise each message is a file to open by hand.
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { describeError, type Log } from '../log.ts';

export type Message = { to: string; subject: string; text: string };
export type Mail = {
  /** True when messages really leave this machine. */
  isDelivered: boolean;
  /** Never throws for a delivery failure: it is logged, and the caller's answer must not depend on it. */
  send(message: Message): Promise<void>;
};

export function createMail({
  smtpUrl,
  from,
  dataDir,
  log,
}: {
  smtpUrl: string | null;
  from: string;
  dataDir: string;
  log: Log;
}): Mail {
  const outbox = join(dataDir, 'outbox');
  const transport = smtpUrl
    ? createTransport(smtpUrl)
    : createTransport({ streamTransport: true, buffer: true });
  return {
    isDelivered: smtpUrl !== null,
    send: async (message) => {
      try {
        const sent = await transport.sendMail({ from, ...message });
        if (smtpUrl) return;
        await mkdir(outbox, { recursive: true, mode: 0o700 });
        const file = join(
          outbox,
          `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`,
        );
        await writeFile(file, (sent as { message: Buffer }).message, { mode: 0o600 });
        log.info({ file }, 'no mail server is configured: the message was written to a file');
      } catch (error) {
        log.error(describeError(error), 'a message could not be sent');
      }
    },
  };
}
