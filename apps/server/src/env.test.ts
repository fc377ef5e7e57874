import { describe, expect, it } from 'vitest';
import { EnvProblem, readEnv } from './env.ts';

describe('the environment', () => {
  it('has defaults for everything', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      databaseUrl: null,
      publicUrl: null,
      demo: true,
      sandbox: true,
      rateLimitFactor: 1,
    });
  });

  it('is without demo and sandbox in production unless asked for', () => {
    expect(readEnv({ NODE_ENV: 'production' })).toMatchObject({ demo: false, sandbox: false });
    expect(readEnv({ NODE_ENV: 'production', DEMO: '1' })).toMatchObject({ demo: true });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['DEMO', 'maybe'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'ftp://x'],
    ['PUBLIC_URL', 'not an address'],
    ['TRUSTED_HOSTS', 'https://menu.example'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', 'NaN'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'my proxy'],
    ['SECRET_KEY', 'too short'],
    ['STRIPE_URL', 'stripe'],
  ])('names %s="%s" as what cannot be used', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(EnvProblem);
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name}=`));
  });

  it('shows no password in a message', () => {
    expect(() => readEnv({ DATABASE_URL: 'mysql://me:secret@host/db' })).toThrow(/^(?!.*secret)/);
  });

  it('does not show a key that it cannot use', () => {
    expect(() => readEnv({ SECRET_KEY: 'my-secret' })).toThrow(/^(?!.*my-secret)/);
  });

  it('has a setting for the address of each provider that moves money', () => {
    const set = { STRIPE_URL: 'http://localhost:4000/', NEOPAY_URL: 'https://neopay.test/x' };
    expect(readEnv(set).providerUrls).toEqual({
      stripe: 'http://localhost:4000',
      neopay: 'https://neopay.test/x',
    });
  });

  it('takes the keys of the installation’s own account whole, and shows none of them', () => {
    const set = {
      STRIPE_PLATFORM_SECRET_KEY: 'sk_live_1',
      STRIPE_PLATFORM_PUBLISHABLE_KEY: 'pk_live_1',
      STRIPE_PLATFORM_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(readEnv({}).platformKeys).toEqual({});
    expect(readEnv(set).platformKeys).toEqual({
      stripe: { secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecret: 'whsec_1' },
    });
    const { STRIPE_PLATFORM_WEBHOOK_SECRET: _, ...part } = set;
    expect(() => readEnv(part)).toThrow(/^STRIPE_PLATFORM_WEBHOOK_SECRET=""/);
    const mixed = { ...set, STRIPE_PLATFORM_PUBLISHABLE_KEY: 'pk_test_1' };
    expect(() => readEnv(mixed)).toThrow(/^STRIPE_PLATFORM_SECRET_KEY="…" cannot be used/);
    const wrong = { ...set, STRIPE_PLATFORM_SECRET_KEY: 'my-secret' };
    expect(() => readEnv(wrong)).toThrow(/^(?!.*my-secret)/);
  });

  it.each([
    ['1', true],
    ['0', false],
    ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
    ['loopback', 'loopback'],
  ])('trusts proxies by TRUST_PROXY=%s', (value, expected) => {
    expect(readEnv({ TRUST_PROXY: value }).trustProxy).toBe(expected);
  });

  it('takes addresses without their trailing slash', () => {
    expect(readEnv({ PUBLIC_URL: 'https://menu.example/' }).publicUrl).toBe('https://menu.example');
  });
});
