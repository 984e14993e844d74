// The only place that reads the environment. All wrong values are named together, in words for the operator.
import { resolve } from 'node:path';
import { z } from 'zod';
import type { PaymentSettings } from '#features/payments/server/payments.ts';
import { type Wording, wordings } from '#features/therapist/wording.data.ts';
import { type Keyring, parseKeyring } from '#platform/server/vault/keyring.ts';

const PORT_RULE = 'must be a port number from 1 to 65535';

const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test'], 'must be development, production or test'),
    // 0 takes any free port.
    PORT: z.coerce.number(PORT_RULE).int(PORT_RULE).min(0, PORT_RULE).max(65_535, PORT_RULE),
    HOST: z.string(),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'must be a full address such as https://tulia.example' })
      .refine((url) => /^https?:\/\/[^/?#]+\/*$/i.test(url), 'must end with the host or the port: no path'),
    PRODUCT_NAME: z.string().trim().max(40, 'must have at most 40 characters'),
    WORDING: z.enum(wordings, 'must be therapy or wellbeing'),
    DATA_DIR: z.string(),
    DATABASE_URL: z.url({
      protocol: /^postgres(ql)?$/,
      error: 'must look like postgres://user:password@host:5432/name',
    }),
    KEYRING: z.string(),
    AUTH_SECRET: z.string().min(32, 'must be at least 32 random characters'),
    SUPER_ADMIN_EMAIL: z.email('must be an e-mail address'),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }),
    MAIL_FROM: z
      .string()
      .regex(
        /^(?:[^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
        'must be an address such as no-reply@tulia.example, or a name and <an address>',
      ),
    OPENAI_API_KEY: z.string().min(8, 'is too short to be a key'),
    REALTIME_URL: z.url({ protocol: /^wss?$/, error: 'must be a ws:// or wss:// address' }),
    REALTIME_MODEL: z.string(),
    LLM_BASE_URL: z.url({
      protocol: /^https?$/,
      error: 'must be an http:// or https:// address such as http://localhost:11434/v1',
    }),
    LLM_API_KEY: z.string(),
    LLM_MODEL: z.string().trim().max(200, 'is too long to be a model’s name'),
    STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_\w{8,}$/, 'must look like sk_live_…'),
    STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_\S{8,}$/, 'must look like whsec_…'),
    STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }),
    PAYSTACK_SECRET_KEY: z.string().regex(/^sk_\w{8,}$/, 'must look like sk_live_…'),
    PAYSTACK_API_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }),
    TEST_PAYMENTS: z.enum(['0', '1'], 'must be 0 or 1'),
    COMMUNITY_URL: z.url({ protocol: /^https$/, error: 'must be an https:// address' }),
    BOOKING_URL: z.url({ protocol: /^https$/, error: 'must be an https:// address' }),
    METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters'),
    TRUST_PROXY: z.enum(['0', '1'], 'must be 0 or 1'),
    LOG_LEVEL: z.enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'must be debug, info, warn, error or silent',
    ),
  })
  .partial();

export type Config = {
  isProduction: boolean;
  port: number;
  host: string;
  publicUrl: string;
  productName: string;
  /** `wellbeing` where “AI therapy” may not be offered. */
  wording: Wording;
  dataDir: string;
  /** null = the embedded server in `dataDir`. */
  databaseUrl: string | null;
  /** null = the one kept in `dataDir`. */
  keyring: Keyring | null;
  authSecret: string | null;
  superAdminEmail: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** null = the embedded engine. */
  realtime: { url: string; apiKey: string | null; model: string } | null;
  /** A model that chooses the therapist's words, in text and through the embedded voices; null = the guided one. */
  model: { baseUrl: string; apiKey: string | null; model: string } | null;
  payments: PaymentSettings;
  communityUrl: string | null;
  bookingUrl: string | null;
  metricsToken: string | null;
  trustsProxy: boolean;
  logLevel: string;
};

const OPENAI_REALTIME = 'wss://api.openai.com/v1/realtime';
const DEFAULT_REALTIME_MODEL = 'gpt-realtime-2.1';

export class ConfigError extends Error {}

/** Throws a ConfigError whose message lists every wrong value, one a line. */
export function readConfig(given: Record<string, string | undefined> = process.env): Config {
  // A blank value is the same as none.
  const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(env);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  const values = parsed.data ?? ({} as z.infer<typeof environment>);
  const isProduction = env.NODE_ENV === 'production';

  let keyring: Keyring | null = null;
  if (env.KEYRING) {
    try {
      keyring = parseKeyring(env.KEYRING);
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  if (Boolean(env.LLM_BASE_URL) !== Boolean(env.LLM_MODEL))
    problems.push('LLM_BASE_URL and LLM_MODEL belong together: set both, or neither');
  if (env.LLM_API_KEY && !env.LLM_BASE_URL)
    problems.push('LLM_API_KEY needs LLM_BASE_URL and LLM_MODEL beside it');
  if (Boolean(env.STRIPE_SECRET_KEY) !== Boolean(env.STRIPE_WEBHOOK_SECRET))
    problems.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, or neither');
  if (isProduction) {
    if (env.TEST_PAYMENTS === '1')
      problems.push('TEST_PAYMENTS must not be 1 in production: its purchases cost nothing');
    for (const name of ['PUBLIC_URL', 'KEYRING', 'AUTH_SECRET'] as const) {
      if (!env[name]) problems.push(`${name} must be set in production`);
    }
    if (env.PUBLIC_URL?.startsWith('http:')) problems.push('PUBLIC_URL must be https in production');
  }
  if (problems.length > 0)
    throw new ConfigError(`Some settings need mending:\n${problems.map((line) => `  - ${line}`).join('\n')}`);

  const port = values.PORT ?? 3000;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const productName = values.PRODUCT_NAME ?? 'Tulia';
  const usesRealtime = values.REALTIME_URL ?? values.OPENAI_API_KEY;
  return {
    isProduction,
    port,
    host: values.HOST ?? 'localhost',
    publicUrl,
    productName,
    wording: values.WORDING ?? 'therapy',
    dataDir: resolve(values.DATA_DIR ?? '.data'),
    databaseUrl: values.DATABASE_URL ?? null,
    keyring,
    authSecret: values.AUTH_SECRET ?? null,
    superAdminEmail: values.SUPER_ADMIN_EMAIL?.toLowerCase() ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `${productName} <no-reply@${new URL(publicUrl).hostname}>`,
    realtime: usesRealtime
      ? {
          url: values.REALTIME_URL ?? OPENAI_REALTIME,
          apiKey: values.OPENAI_API_KEY ?? null,
          model: values.REALTIME_MODEL ?? DEFAULT_REALTIME_MODEL,
        }
      : null,
    model:
      values.LLM_BASE_URL && values.LLM_MODEL
        ? {
            baseUrl: values.LLM_BASE_URL.replace(/\/+$/, ''),
            apiKey: values.LLM_API_KEY ?? null,
            model: values.LLM_MODEL,
          }
        : null,
    payments: paymentSettings(values, isProduction),
    communityUrl: values.COMMUNITY_URL ?? null,
    bookingUrl: values.BOOKING_URL ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    trustsProxy: values.TRUST_PROXY === '1',
    logLevel: values.LOG_LEVEL ?? 'info',
  };
}

/** Without a provider, and outside production, the test provider is on. */
function paymentSettings(values: z.infer<typeof environment>, isProduction: boolean): PaymentSettings {
  const stripe =
    values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
      ? {
          secretKey: values.STRIPE_SECRET_KEY,
          webhookSecret: values.STRIPE_WEBHOOK_SECRET,
          apiUrl: values.STRIPE_API_URL ?? null,
        }
      : null;
  const paystack = values.PAYSTACK_SECRET_KEY
    ? { secretKey: values.PAYSTACK_SECRET_KEY, apiUrl: values.PAYSTACK_API_URL ?? null }
    : null;
  const isAskedFor = values.TEST_PAYMENTS ? values.TEST_PAYMENTS === '1' : !stripe && !paystack;
  return { stripe, paystack, isTestOn: isAskedFor && !isProduction };
}
