import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/database.ts';
import type { Env } from './env.ts';
import type { Eraser } from './jobs/eraser.ts';
import type { ProviderEndpoints } from './outward/provider-places.ts';
import type { SecretBox } from './secrets/secret-box.ts';

/** Now, in epoch milliseconds. Features ask this one, so that tests can set the time. */
export type Clock = () => number;

export type Log = FastifyBaseLogger;

/**
 * What every feature may use. Here stands what is there before any feature; each feature adds what it offers to those
 * above it, beside the place where it makes it (`declare module` in its feature.ts), so that this file knows no feature.
 */
export interface Deps {
  readonly env: Env;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Encrypts what nobody must read in the database. */
  readonly secretBox: SecretBox;
  readonly providerPlaces: ProviderEndpoints;
  /** Everything that goes by a period of its venue, of all features. */
  readonly erasers: readonly Eraser[];
  /** Runs a job at once rather than at its next time, and waits for it. */
  readonly runNow: (job: string) => Promise<void>;
  /** Everything has started, and nothing has begun to stop. */
  readonly isStarted: () => boolean;
}
