import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import type { DatabaseLine } from '@tableside/testkit/server/database-line.ts';
import { type Child, startChild, untilReady } from './child.ts';

const SERVER = resolve(import.meta.dirname, '../../apps/server');
/** The sources as they are, or what `npm run build` made of them: that starts sooner after each kill. */
export const ENTRIES = { sources: join(SERVER, 'src/main.ts'), built: join(SERVER, 'dist/main.js') } as const;

/** One of several servers on the same database; it dies and comes back at the same place. */
export type FaultServer = {
  readonly url: string;
  readonly alive: () => boolean;
  readonly start: (ahead: number) => Promise<void>;
  /** `kill -9`: nothing is finished. */
  readonly killNine: () => Promise<void>;
  /** It takes nobody while `work` goes on: what asks it now waits. Resolves when it serves again. */
  readonly standStill: (how: 'freeze' | 'cut', work: () => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly setAhead: (ms: number) => Promise<void>;
  /** What it complained of since it was started first. */
  readonly complaints: () => string;
};

export type ServerPlace = {
  readonly entry: keyof typeof ENTRIES;
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** Its way to the database, where that can be cut. */
  readonly line: DatabaseLine | null;
  readonly secretKey: string;
  readonly sandbox: string;
  readonly siteUrl: string;
};

export const faultServer = (place: ServerPlace): FaultServer => {
  const url = `http://127.0.0.1:${place.port}`;
  const dataDir = join(place.folder, place.name);
  mkdirSync(dataDir, { recursive: true });
  let child: Child | null = null;
  let ready = false;
  let complaints = '';
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    ready = false;
    child = null;
    ending?.process.kill(signal);
    await ending?.gone;
    complaints += ending?.said() ?? '';
  };
  return {
    url,
    alive: () => ready,
    start: async ahead => {
      const started = startChild(ENTRIES[place.entry], {
        NODE_ENV: 'production',
        DEMO: '0',
        SANDBOX: '0',
        HOST: '127.0.0.1',
        PORT: String(place.port),
        DATA_DIR: dataDir,
        DATABASE_URL: place.line?.url ?? place.databaseUrl,
        SECRET_KEY: place.secretKey,
        PUBLIC_URL: place.siteUrl,
        RATE_LIMIT_FACTOR: '100000',
        LOG_LEVEL: 'error',
        // Terminals of the sandbox stand at this machine.
        TERMINAL_ALLOW_PRIVATE: '1',
        STRIPE_URL: place.sandbox,
        STRIPE_PLATFORM_SECRET_KEY: SANDBOX_KEYS.platform.stripe.secretKey,
        STRIPE_PLATFORM_PUBLISHABLE_KEY: SANDBOX_KEYS.platform.stripe.publishableKey,
        STRIPE_PLATFORM_WEBHOOK_SECRET: SANDBOX_KEYS.platform.stripe.webhookSecret,
        MONTONIO_URL: `${place.sandbox}/montonio/api`,
        NEOPAY_URL: `${place.sandbox}/neopay`,
        SOLIDGATE_URL: `${place.sandbox}/solidgate/api/v1`,
      });
      child = started;
      await started.setAhead(ahead);
      await untilReady(url, started, 25);
      ready = child === started;
    },
    killNine: () => end('SIGKILL'),
    standStill: async (how, work) => {
      const still = child;
      ready = false;
      if (how === 'freeze') still?.process.kill('SIGSTOP');
      else place.line?.cut();
      // A run that is broken off meanwhile leaves nobody frozen: it would not even hear that it is to end.
      const wake = (): void => void still?.process.kill('SIGCONT');
      process.once('exit', wake);
      await work().finally(() => {
        process.off('exit', wake);
        wake();
        place.line?.mend();
      });
      if (still) await untilReady(url, still, 25);
      ready = child === still;
    },
    stop: () => end('SIGTERM'),
    setAhead: async ms => child?.setAhead(ms),
    complaints: () => complaints + (child?.said() ?? ''),
  };
};
