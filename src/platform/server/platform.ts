// What every feature is handed: the machine room, nothing of therapy. Built once by the composition root.
import type { Database } from './database/database.ts';
import type { Events } from './events.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail/mail.ts';
import type { Metrics } from './metrics.ts';
import type { RateLimit } from './rate-limit.ts';
import type { Vault } from './vault/vault.ts';

export type Platform = {
  database: Database;
  vault: Vault;
  events: Events;
  mail: Mail;
  rateLimit: RateLimit;
  metrics: Metrics;
  log: Log;
  /** Where people reach this server, without a trailing slash. */
  publicUrl: string;
  productName: string;
  /** How the product speaks of itself. */
  wording: 'therapy' | 'wellbeing';
  dataDir: string;
};
