import { resolve } from 'node:path';
import { keyMode, PROVIDERS, wrongKeys } from '@tableside/payments';

/** The server's settings, parsed once. The table of them stands in docs/operate/settings.md. */
export type Env = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Absent: embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** Address guests reach the site at, without a trailing slash; null: taken from the request. */
  readonly publicUrl: string | null;
  /** Hosts that a request is believed to have come to where `publicUrl` is null; lower case, with a port that is not usual. */
  readonly trustedHosts: readonly string[];
  readonly demo: boolean;
  readonly sandbox: boolean;
  readonly rateLimitFactor: number;
  readonly production: boolean;
  /** Addresses of reverse proxies whose forwarded headers count. */
  readonly trustProxy: boolean | string;
  readonly logLevel: string;
  /** Encrypts venues' keys at payment providers; null: a file of the data folder holds one. */
  readonly secretKey: Buffer | null;
  /** Addresses in place of payment providers' own, by their ids. */
  readonly providerUrls: Readonly<Record<string, string>>;
  /** Our own keys at providers at which venues' accounts are opened through ours, by their ids; none: venues enter keys. */
  readonly platformKeys: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The mail server; null: the sandbox's, or no mail. */
  readonly smtpUrl: string | null;
  /** The address mail comes from; null: no-reply at the site's own name. */
  readonly mailFrom: string | null;
  /** Where to reviews of the app itself are written; null: guests are not asked for any. */
  readonly platformReviewsTo: string | null;
  /** Who sends text messages; null: the sandbox's inbox, or nobody. */
  readonly smsUrl: string | null;
  /** Our keys at those with whom guests may sign in; null: the sandbox's stand-in, or not offered. */
  readonly signInKeys: Readonly<Record<'google' | 'facebook', SignInKeys | null>>;
  /** Who is told of errors, as Sentry's DSN; null: nobody. */
  readonly sentryDsn: string | null;
  /** What scrapers of `/metrics` from elsewhere prove themselves with; null: only this machine may look. */
  readonly metricsToken: string | null;
  /** Where a collector of OpenTelemetry listens (OTLP over HTTP); null: nowhere. */
  readonly otlpEndpoint: string | null;
  /** Which share of orders and payments it hears of, from 0 to 1. */
  readonly traceShare: number;
  /** Who is told of what guests do, without who they are; null: nobody. */
  readonly analyticsUrl: string | null;
  /** The VAT code check of the EU; null: codes are checked by their form and checksum only. */
  readonly viesUrl: string | null;
  /** Venues' tills may stand in the server's own network. */
  readonly tillAllowPrivate: boolean;
  /** Venues' printers may. */
  readonly printerAllowPrivate: boolean;
  /** Venues' card terminals may. */
  readonly terminalAllowPrivate: boolean;
  /** Menus may be read from addresses there. */
  readonly menuAllowPrivate: boolean;
  /** Venues' webhooks may lead there, by http too. */
  readonly webhookAllowPrivate: boolean;
  /** Phones keep the menu for when there is no network; false: those that do are told to stop. */
  readonly serviceWorker: boolean;
};

export type SignInKeys = { readonly clientId: string; readonly clientSecret: string };

/** A setting that cannot be used, in words for whoever started the server. */
export class EnvProblem extends Error {
  constructor(name: string, value: string, wanted: string) {
    super(`${name}="${value}" cannot be used: ${wanted}`);
    this.name = 'EnvProblem';
  }
}

type Source = Readonly<Record<string, string | undefined>>;

const flag = (source: Source, name: string, fallback: boolean): boolean => {
  const value = source[name];
  if (value === undefined || value === '') return fallback;
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  throw new EnvProblem(name, value, 'write 1 or 0');
};

const number = (source: Source, name: string, fallback: number, min: number, max: number): number => {
  const value = source[name];
  if (value === undefined || value === '') return fallback;
  const parsed = Number(value);
  if (!Number.isFinite(parsed) || parsed < min || parsed > max) {
    throw new EnvProblem(name, value, `write a number from ${min} to ${max}`);
  }
  return parsed;
};

const whole = (source: Source, name: string, fallback: number, min: number, max: number): number => {
  const value = number(source, name, fallback, min, max);
  if (!Number.isInteger(value)) throw new EnvProblem(name, String(value), 'write a whole number');
  return value;
};

const oneOf = (source: Source, name: string, fallback: string, known: readonly string[]): string => {
  const value = source[name] || fallback;
  if (!known.includes(value)) throw new EnvProblem(name, value, `write one of ${known.join(', ')}`);
  return value;
};

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

const NETWORKS = /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)$/i;

/** `1` trusts whoever connects, so only behind a proxy; else addresses or networks, separated by commas. */
const proxies = (source: Source, name: string): boolean | string => {
  const value = source[name] ?? '';
  if (value === '1' || value === 'true') return true;
  if (['', '0', 'false'].includes(value)) return false;
  const listed = value.split(',').every(entry => NETWORKS.test(entry.trim()));
  if (!listed) throw new EnvProblem(name, value, 'write 1, 0, or addresses such as 10.0.0.0/8,127.0.0.1');
  return value;
};

const HOST = /^([\w-]+(\.[\w-]+)*|\[[\da-f:]+\])(:\d{1,5})?$/;

/** Separated by commas. */
const hosts = (source: Source, name: string): readonly string[] => {
  const listed = (source[name] ?? '').toLowerCase().split(',');
  const named = listed.map(entry => entry.trim()).filter(entry => entry !== '');
  const wrong = named.find(entry => !HOST.test(entry));
  if (wrong !== undefined) {
    throw new EnvProblem(name, wrong, 'write hosts such as menu.example,terrace.example:8443');
  }
  return named;
};

/** For messages: the value without a password. */
const unsaid = (value: string): string => value.replace(/:[^:@/]*@/, ':…@');

/** PostgreSQL's own form of addresses; `postgres://me@/db?host=/run/socket` is one, though no URL for browsers. */
const databaseAddress = (source: Source, name: string): string | null => {
  const value = source[name];
  if (value === undefined || value === '') return null;
  if (/^postgres(ql)?:\/\/./.test(value)) return value;
  throw new EnvProblem(name, unsaid(value), 'write an address with postgres:');
};

const webAddress = (source: Source, name: string): string | null => {
  const value = source[name];
  if (value === undefined || value === '') return null;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/$/, '');
  throw new EnvProblem(name, unsaid(value), 'write an address with http: or https:');
};

const sentryDsn = (source: Source, name: string): string | null => {
  const value = source[name];
  if (value === undefined || value === '') return null;
  if (/^https?:\/\/\w+@[^/]+(\/[\w-]+)+$/.test(value) && URL.canParse(value)) return value;
  throw new EnvProblem(name, '…', 'write an address such as https://key@sentry.example/1');
};

/** Long enough that nobody guesses it. */
const token = (source: Source, name: string): string | null => {
  const value = source[name];
  if (value === undefined || value === '') return null;
  if (/^[\x21-\x7e]{16,200}$/.test(value)) return value;
  throw new EnvProblem(name, '…', 'write at least 16 letters, digits and signs without spaces');
};

const mailServer = (source: Source, name: string): string | null => {
  const value = source[name];
  if (value === undefined || value === '') return null;
  if (URL.canParse(value) && /^smtps?:\/\/./.test(value)) return value;
  throw new EnvProblem(name, unsaid(value), 'write an address such as smtp://user:password@mail.example:587');
};

const mailAddress = (source: Source, name: string): string | null => {
  const value = source[name];
  if (value === undefined || value === '') return null;
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(value)) return value;
  throw new EnvProblem(name, value, 'write an address such as receipts@venue.example');
};

const smsSender = (source: Source, name: string): string | null => {
  const value = source[name];
  if (value === undefined || value === '') return null;
  if (/^(twilio|vonage):\/\/[^:@/]+:[^:@/]+@[^?]+\?(.*&)?from=./.test(value)) return value;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw new EnvProblem(
    name,
    unsaid(value),
    'write an address such as twilio://sid:token@api.twilio.com?from=number',
  );
};

const secretKey = (source: Source, name: string): Buffer | null => {
  const value = source[name];
  if (value === undefined || value === '') return null;
  if (/^[0-9a-f]{64}$/i.test(value)) return Buffer.from(value, 'hex');
  throw new EnvProblem(name, '…', 'write 64 hexadecimal digits, such as `openssl rand -hex 32` makes');
};

/** One setting per payment provider, such as STRIPE_URL. */
const providerUrls = (source: Source): Record<string, string> =>
  Object.fromEntries(
    PROVIDERS.flatMap(({ id, capabilities }) => {
      if (capabilities.settledBy !== 'provider') return [];
      const url = webAddress(source, `${id.toUpperCase().replaceAll('-', '_')}_URL`);
      return url === null ? [] : [[id, url]];
    }),
  );

const upper = (name: string): string => name.replace(/([A-Z])/g, '_$1').toUpperCase();

/** Those of a provider at which accounts are opened, such as STRIPE_PLATFORM_SECRET_KEY: all of its keys, or none. */
const platformKeys = (source: Source): Record<string, Record<string, string>> =>
  Object.fromEntries(
    PROVIDERS.filter(({ connecting }) => connecting).flatMap(provider => {
      const fields = provider.capabilities.keys.map(({ name }) => ({
        name,
        setting: `${upper(provider.id)}_PLATFORM_${upper(name)}`,
      }));
      const keys = Object.fromEntries(
        fields.flatMap(({ name, setting }) => (source[setting] ? [[name, source[setting]]] : [])),
      );
      if (Object.keys(keys).length === 0) return [];
      const [wrong] = wrongKeys(provider, keys);
      const named = fields.find(({ name }) => name === wrong)?.setting;
      if (named) throw new EnvProblem(named, source[named] ? '…' : '', 'write all of these keys, or none');
      if (keyMode(provider, keys) === 'mixed') {
        throw new EnvProblem(
          fields[0]?.setting ?? '',
          '…',
          'write keys that are all for trying or all for money',
        );
      }
      return [[provider.id, keys]];
    }),
  );

/** Both of an id and its secret, or neither. */
const signInKeys = (source: Source, provider: string): SignInKeys | null => {
  const [idName, secretName] = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`];
  const [clientId = '', clientSecret = ''] = [source[idName], source[secretName]];
  if (clientId === '' && clientSecret === '') return null;
  if (clientId === '') throw new EnvProblem(idName, '', `${secretName} needs it`);
  if (clientSecret === '') throw new EnvProblem(secretName, '', `${idName} needs it`);
  return { clientId, clientSecret };
};

/** Parses the environment. Throws {@link EnvProblem} for the first value that cannot be used. */
export const readEnv = (source: Source): Env => {
  const production = source.NODE_ENV === 'production';
  return {
    port: whole(source, 'PORT', 3000, 0, 65_535),
    host: source.HOST || '0.0.0.0',
    dataDir: resolve(source.DATA_DIR || 'data'),
    databaseUrl: databaseAddress(source, 'DATABASE_URL'),
    publicUrl: webAddress(source, 'PUBLIC_URL'),
    trustedHosts: hosts(source, 'TRUSTED_HOSTS'),
    demo: flag(source, 'DEMO', !production),
    sandbox: flag(source, 'SANDBOX', !production),
    rateLimitFactor: number(source, 'RATE_LIMIT_FACTOR', 1, 0.01, 100_000),
    production,
    trustProxy: proxies(source, 'TRUST_PROXY'),
    logLevel: oneOf(source, 'LOG_LEVEL', 'info', LOG_LEVELS),
    secretKey: secretKey(source, 'SECRET_KEY'),
    providerUrls: providerUrls(source),
    platformKeys: platformKeys(source),
    smtpUrl: mailServer(source, 'SMTP_URL'),
    mailFrom: mailAddress(source, 'MAIL_FROM'),
    platformReviewsTo: mailAddress(source, 'PLATFORM_REVIEWS_TO'),
    smsUrl: smsSender(source, 'SMS_URL'),
    signInKeys: { google: signInKeys(source, 'GOOGLE'), facebook: signInKeys(source, 'FACEBOOK') },
    sentryDsn: sentryDsn(source, 'SENTRY_DSN'),
    metricsToken: token(source, 'METRICS_TOKEN'),
    otlpEndpoint: webAddress(source, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    traceShare: number(source, 'OTEL_TRACES_SAMPLER_ARG', 0.3, 0, 1),
    analyticsUrl: webAddress(source, 'ANALYTICS_URL'),
    viesUrl: webAddress(source, 'VIES_URL'),
    tillAllowPrivate: flag(source, 'TILL_ALLOW_PRIVATE', false),
    printerAllowPrivate: flag(source, 'PRINTER_ALLOW_PRIVATE', false),
    terminalAllowPrivate: flag(source, 'TERMINAL_ALLOW_PRIVATE', false),
    menuAllowPrivate: flag(source, 'MENU_ALLOW_PRIVATE', false),
    webhookAllowPrivate: flag(source, 'WEBHOOK_ALLOW_PRIVATE', false),
    serviceWorker: flag(source, 'SERVICE_WORKER', true),
  };
};

/** The environment of this process; the only place that reads it. */
export const processEnv = (): Env => readEnv(process.env);
