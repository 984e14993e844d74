// The composition root: the only place that knows how everything is put together, and in which order it is taken down.
import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appContract } from '#app/app.contract.ts';
import { type AccountOptions, createAccounts } from '#features/account/server/account.service.ts';
import { grantFree, startSweeper, watchLedger } from '#features/billing/server/billing.service.ts';
import { startGivingBack } from '#features/billing/server/give-back.service.ts';
import { startChat } from '#features/chat/server/chat.service.ts';
import { createJournal } from '#features/journal/server/journal.service.ts';
import { createPayments, type Payments } from '#features/payments/server/payments.ts';
import {
  createAssessor,
  createModelJudge,
  createReplyCheck,
  openReplyEmbedder,
  openRiskEmbedder,
} from '#features/safety/server/safety.service.ts';
import { createReflectOnEntry } from '#features/therapist/server/reflect-on-entry.service.ts';
import { createSumUp } from '#features/therapist/server/sum-up.service.ts';
import {
  createGuidedTherapist,
  createModelSummary,
  createModelTherapist,
  createWordedTherapist,
} from '#features/therapist/server/therapist.service.ts';
import { startVoice } from '#features/voice/server/voice.service.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded-postgres.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { openEvents } from '#platform/server/events.ts';
import { createHttp } from '#platform/server/http/http.ts';
import { staticPages } from '#platform/server/http/static-pages.ts';
import { openJobs } from '#platform/server/jobs.ts';
import { createLog, type Log } from '#platform/server/log.ts';
import { createMail } from '#platform/server/mail/mail.ts';
import { createMetrics } from '#platform/server/metrics.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createRateLimit } from '#platform/server/rate-limit.ts';
import { openSentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';
import { adoptKeyring } from '#platform/server/vault/adopt-keyring.ts';
import { type Keyring, loadOrCreateKeyring } from '#platform/server/vault/keyring.ts';
import { createVault } from '#platform/server/vault/vault.ts';
import type { Config } from './config.ts';
import { appRouter, rawEndpoints } from './routes.ts';
import { listen } from './serve.ts';
import { createTakeDown } from './take-down.ts';

const SWEEP_EVERY_MS = 10_000;
const GIVE_BACK_EVERY_MS = 60_000;
const LEAST_FREE_BYTES = 50 * 1024 * 1024;
const PAGES = fileURLToPath(new URL('../../../dist/web', import.meta.url));

export type App = {
  url: string;
  platform: Platform;
  log: Log;
  /** Set once, while nobody is super admin and no address was configured. */
  adminClaimUrl: string | null;
  payments: Payments;
  /** Refuses new work, lets calls finish their turn, settles, closes. */
  close(): Promise<void>;
};

/** What a test may leave out or make cheaper. */
export type AppParts = {
  hasSpeech?: boolean;
  /** Understanding by meaning; without it the rules alone understand. As `hasSpeech` when left out. */
  hasSentences?: boolean;
  hasPages?: boolean;
  /** Work of every minute; a test may rather call for it. */
  hasJobs?: boolean;
  passwordCost?: AccountOptions['passwordCost'];
};

/** Throws a sentence for the operator when the app cannot start. Nothing is left running then. */
export async function startApp(config: Config, parts: AppParts = {}): Promise<App> {
  const { hasSpeech = true, hasSentences = hasSpeech, hasPages = true, hasJobs = true, passwordCost } = parts;
  const log = createLog(config.logLevel);
  // Run when the start failed half-way as well as when the app is leaving.
  const takeDown = createTakeDown();
  try {
    await mkdir(config.dataDir, { recursive: true });
    const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: config.dataDir });
    if (embedded) takeDown.add(embedded.stop);
    const databaseUrl = config.databaseUrl ?? embedded!.url;
    const fresh = await migrate(databaseUrl);
    if (fresh.length > 0) log.info({ migrations: fresh.length }, 'the database was brought up to date');

    const keyring = config.keyring ?? (await loadOrCreateKeyring(join(config.dataDir, 'keyring')));
    const platform = await openPlatform(config, databaseUrl, keyring, log);
    takeDown.add(
      () => platform.database.close(),
      () => platform.events.close(),
    );
    const sealedAnew = await adoptKeyring(platform.database, keyring);
    if (sealedAnew > 0) log.info({ members: sealedAnew }, 'members’ keys are now sealed with the newest key');

    const secret = config.authSecret ?? ownSecret(keyring);
    const accounts = createAccounts(platform, {
      secret,
      superAdminEmail: config.superAdminEmail,
      onMemberCreated: grantFree,
      ...(passwordCost && { passwordCost }),
    });
    const stopSweeper = startSweeper(platform, SWEEP_EVERY_MS);
    takeDown.add(stopSweeper, startGivingBack(platform, GIVE_BACK_EVERY_MS));
    watchLedger(platform);

    // Nothing heavy is begun before it is sure that this process stays: a start refused for its port leaves at once.
    let isStaying = false;
    let isLeaving = false;
    let stay = () => {};
    const hasPort = new Promise<void>((resolve) => {
      stay = () => {
        isStaying = true;
        resolve();
      };
    });
    // They load one after the other: what watches over danger first.
    const riskReader = hasSentences ? openRiskEmbedder({ log, beginsAfter: hasPort }) : null;
    const sentences = hasSentences ? openSentenceEmbedder({ log, beginsAfter: hasPort }) : null;
    // What we wrote ourselves, people have read.
    const replyReader =
      hasSentences && (config.model || config.realtime)
        ? openReplyEmbedder({ log, beginsAfter: hasPort })
        : null;
    takeDown.add(async () => {
      await Promise.all([sentences?.close(), riskReader?.close(), replyReader?.close()]);
    });
    const checkReply = createReplyCheck({ reader: replyReader, log });
    const guided = createGuidedTherapist(
      sentences
        ? {
            embedder: sentences,
            onFailure: () => isStaying && !isLeaving && log.warn({}, 'members are understood by rules alone'),
          }
        : {},
    );
    const assessor = createAssessor({
      reader: riskReader,
      meaning: sentences,
      model: config.model && createModelJudge(config.model),
      log,
    });
    const { wording } = config;
    const mind = config.model
      ? createModelTherapist({ ...config.model, fallback: guided, checkReply, wording, log })
      : guided;
    const therapist = createWordedTherapist(wording, mind);
    const sumUp = createSumUp(
      platform,
      config.model && createModelSummary(config.model, { checkReply, wording, log }),
    );
    const voice = startVoice(platform, {
      accounts,
      therapist,
      assessor,
      checkReply,
      sumUp,
      realtime: config.realtime,
      secret,
      hasSpeech,
    });
    // A model in the middle of loading can neither be stopped nor left alone, but nothing else has to wait for it.
    takeDown.addSlow(voice.close);
    const { findMember, isStillSignedIn } = accounts;
    const chat = startChat(platform, { therapist, assessor, findMember, isStillSignedIn, sumUp });
    takeDown.add(chat.close);
    const journal = createJournal(platform, {
      assessor,
      findMember,
      reflectOnEntry: createReflectOnEntry(config.model, { checkReply, wording, log }),
      transcribe: voice.transcribe,
    });
    takeDown.add(journal.close);
    const payments = await createPayments(platform, {
      settings: config.payments,
      secret,
      findEmail: async (caller) => (await accounts.findSession(caller))?.user.email ?? null,
      findCountry: async (memberId) => (await findMember(memberId))?.country ?? null,
    });
    takeDown.add(payments.close);
    const site = {
      productName: config.productName,
      wording: config.wording,
      communityUrl: config.communityUrl,
      bookingUrl: config.bookingUrl,
    };

    const http = createHttp({
      platform,
      contract: appContract,
      router: appRouter({ accounts, assessor, chat, journal, payments, voice, site }),
      rawEndpoints: rawEndpoints({ accounts, chat, journal, payments, voice }),
      resolveCaller: accounts.resolveCaller,
      readiness: {
        database: () => platform.database.ping(),
        disk: () => enoughDisk(config.dataDir),
        draining: () => (isLeaving ? Promise.reject(new Error('leaving')) : undefined),
      },
      metricsToken: config.metricsToken,
      trustsProxy: config.trustsProxy,
    });
    if (hasPages) staticPages(http, PAGES);

    const { server, port, close: closeServer } = await listen(http, { port: config.port, host: config.host });
    takeDown.add(closeServer);
    stay();
    voice.attach(server);
    payments.announce(`http://${config.host === 'localhost' ? 'localhost' : '127.0.0.1'}:${port}`);
    if (hasJobs) {
      const jobs = await openJobs({ url: databaseUrl, log });
      takeDown.add(jobs.close);
      await jobs.everyMinute('reconcile-payments', payments.reconcile);
      await jobs.everyMinute('forget-tries', platform.rateLimit.forget);
    }
    takeDown.add(voice.drain, () => {
      isLeaving = true;
    });

    return {
      url: `http://${config.host === 'localhost' ? 'localhost' : '127.0.0.1'}:${port}`,
      platform,
      log,
      adminClaimUrl: await accounts.adminClaimUrl(),
      payments,
      close: takeDown.run,
    };
  } catch (error) {
    await takeDown.run().catch(() => {});
    throw error;
  }
}

async function openPlatform(
  config: Config,
  databaseUrl: string,
  keyring: Keyring,
  log: Log,
): Promise<Platform> {
  const database = openDatabase({ url: databaseUrl });
  const metrics = createMetrics();
  return {
    database,
    vault: createVault(keyring),
    events: await openEvents({ url: databaseUrl, log }),
    mail: createMail({ smtpUrl: config.smtpUrl, from: config.mailFrom, dataDir: config.dataDir, log }),
    rateLimit: createRateLimit(database),
    metrics,
    log,
    publicUrl: config.publicUrl,
    productName: config.productName,
    wording: config.wording,
    dataDir: config.dataDir,
  };
}

/** The cookie secret of an installation that was not given one: its key ring's oldest key, hashed apart. */
function ownSecret({ keys }: Keyring): string {
  const oldest = keys.get(Math.min(...keys.keys())) ?? randomBytes(32);
  return createHmac('sha256', oldest).update('tulia auth secret').digest('base64');
}

async function enoughDisk(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < LEAST_FREE_BYTES) throw new Error('the disk is nearly full');
}
