import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const key = randomBytes(32).toString('base64');

describe('the settings', () => {
  test('nothing set is a whole product on this machine', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      realtime: null,
      isProduction: false,
    });
  });

  test('an empty or blank value is the same as none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SUPER_ADMIN_EMAIL: '' })).toEqual(readConfig({}));
    expect(readConfig({ PRODUCT_NAME: ' ', LLM_MODEL: ' ', KEYRING: '\n' })).toEqual(readConfig({}));
  });

  test('every one stands in the README once, and nothing else does', async () => {
    const known = (await readFile('src/app/server/config.ts', 'utf8')).matchAll(/^ {4}([A-Z_]+): z/gm);
    const rows = (await readFile('README.md', 'utf8')).match(/^\| `[A-Z].*/gm) ?? [];
    const told = rows.flatMap((row) => row.split('|')[1]!.match(/[A-Z_]+/g) ?? []);
    expect(told.toSorted()).toEqual(
      [...known]
        .map(([, name]) => name)
        .filter((name) => name !== 'NODE_ENV')
        .sort(),
    );
  });

  test('all wrong values are named in one message', () => {
    const read = () =>
      readConfig({
        PORT: 'ninety',
        DATABASE_URL: 'mysql://x',
        SUPER_ADMIN_EMAIL: 'me',
        KEYRING: 'short',
        REALTIME_URL: 'http://x',
      });
    for (const name of ['PORT', 'DATABASE_URL', 'SUPER_ADMIN_EMAIL', 'KEYRING', 'REALTIME_URL'])
      expect(read).toThrow(new RegExp(`  - ${name} `));
  });

  test.each([
    [{ PORT: 'ninety' }, 'PORT must be a port number from 1 to 65535'],
    [{ PORT: '-1' }, 'PORT must be a port number from 1 to 65535'],
    [{ PORT: '80.5' }, 'PORT must be a port number from 1 to 65535'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, production or test'],
    [{ PRODUCT_NAME: 'x'.repeat(41) }, 'PRODUCT_NAME must have at most 40 characters'],
    [{ PUBLIC_URL: 'https://x.example/tulia' }, 'PUBLIC_URL must end with the host or the port: no path'],
    [{ MAIL_FROM: 'the desk' }, 'MAIL_FROM must be an address'],
  ])('%j is refused in plain words', (settings, sentence) => {
    expect(() => readConfig(settings)).toThrow(`  - ${sentence}`);
  });

  test('mail comes from the address people use, unless another is given', () => {
    expect(readConfig({}).mailFrom).toBe('Tulia <no-reply@localhost>');
    expect(readConfig({ PUBLIC_URL: 'https://calm.example:8443/', PRODUCT_NAME: 'Calm' })).toMatchObject({
      publicUrl: 'https://calm.example:8443',
      mailFrom: 'Calm <no-reply@calm.example>',
    });
    for (const MAIL_FROM of ['desk@x.example', 'The desk <desk@x.example>', '<desk@x.example>'])
      expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
  });

  test('the message quotes no secret', () => {
    expect(() => readConfig({ KEYRING: 'v1:not-a-key-but-secret' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('secret') }),
    );
  });

  test('a key alone talks to OpenAI, a URL alone to any server of that protocol', () => {
    expect(readConfig({ OPENAI_API_KEY: 'sk-12345678' }).realtime).toEqual({
      url: 'wss://api.openai.com/v1/realtime',
      apiKey: 'sk-12345678',
      model: 'gpt-realtime-2.1',
    });
    expect(readConfig({ REALTIME_URL: 'ws://localhost:9000/v1/realtime' }).realtime).toMatchObject({
      url: 'ws://localhost:9000/v1/realtime',
      apiKey: null,
    });
  });

  test('a model needs its address and its name, and the key is optional', () => {
    const settings = { LLM_BASE_URL: 'http://localhost:11434/v1/', LLM_MODEL: 'small' };
    expect(readConfig({}).model).toBeNull();
    expect(readConfig(settings).model).toEqual({
      baseUrl: 'http://localhost:11434/v1',
      apiKey: null,
      model: 'small',
    });
    expect(readConfig({ ...settings, LLM_API_KEY: 'sk-secret' }).model?.apiKey).toBe('sk-secret');
    for (const half of [{ LLM_BASE_URL: 'http://x/v1' }, { LLM_MODEL: 'small' }])
      expect(() => readConfig(half)).toThrow(/ {2}- LLM_BASE_URL and LLM_MODEL belong together/);
    expect(() => readConfig({ LLM_API_KEY: 'sk-secret' })).toThrow(/ {2}- LLM_API_KEY needs LLM_BASE_URL/);
    expect(() => readConfig({ ...settings, LLM_BASE_URL: 'localhost' })).toThrow(
      / {2}- LLM_BASE_URL must be/,
    );
  });

  test('payments are tried out without a key, and taken by whoever has one', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_live_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };
    expect(readConfig({}).payments).toEqual({ stripe: null, paystack: null, isTestOn: true });
    expect(readConfig(stripe).payments).toMatchObject({
      stripe: { secretKey: 'sk_live_12345678', webhookSecret: 'whsec_12345678', apiUrl: null },
      isTestOn: false,
    });
    expect(readConfig({ ...stripe, TEST_PAYMENTS: '1' }).payments.isTestOn).toBe(true);
    expect(readConfig({ TEST_PAYMENTS: '0' }).payments.isTestOn).toBe(false);
    expect(
      readConfig({ PAYSTACK_SECRET_KEY: 'sk_live_12345678', PAYSTACK_API_URL: 'http://localhost:9' })
        .payments,
    ).toMatchObject({ paystack: { apiUrl: 'http://localhost:9' }, isTestOn: false });
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_live_12345678' })).toThrow(
      / {2}- STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together/,
    );
    expect(() => readConfig({ PAYSTACK_SECRET_KEY: 'pk_live_12345678' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('12345678') }),
    );
  });

  test('production takes no test payments', () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://x.example',
      KEYRING: `v1:${key}`,
      AUTH_SECRET: 'x'.repeat(32),
    };
    expect(readConfig(production).payments.isTestOn).toBe(false);
    expect(() => readConfig({ ...production, TEST_PAYMENTS: '1' })).toThrow(/ {2}- TEST_PAYMENTS must not/);
  });

  test('production insists on an https address and on keys of its own', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /PUBLIC_URL must be set[\s\S]*KEYRING must be set[\s\S]*AUTH_SECRET must be set/,
    );
    // Beside another wrong value as well: everything is named at once.
    expect(() => readConfig({ NODE_ENV: 'production', PORT: 'x' })).toThrow(
      /PORT must be[\s\S]*KEYRING must be set/,
    );
    expect(() =>
      readConfig({
        NODE_ENV: 'production',
        PUBLIC_URL: 'http://x.example',
        KEYRING: `v1:${key}`,
        AUTH_SECRET: 'x'.repeat(32),
      }),
    ).toThrow(/https in production/);
    expect(
      readConfig({
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://x.example/',
        KEYRING: `v1:${key}`,
        AUTH_SECRET: 'x'.repeat(32),
      }),
    ).toMatchObject({
      isProduction: true,
      publicUrl: 'https://x.example',
    });
  });
});
