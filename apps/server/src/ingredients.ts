import type { PaymentProvider } from '@tableside/payments';
import type { Database } from './database/database.ts';
import type { Clock, Log } from './deps.ts';
import type { Env } from './env.ts';
import type { BodyRules } from './http/body/bodies.ts';
import type { ConnectionRules } from './http/connections/index.ts';
import type { ProviderEndpoints } from './outward/provider-places.ts';

declare module './deps.ts' {
  interface Deps {
    readonly ingredients: Ingredients;
  }
}

/** What the server is put together from. */
export type Ingredients = {
  readonly env: Env;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** The `dist` folders of the built apps; what is missing is not served. */
  readonly guestFolder: string;
  readonly consoleFolder: string;
  readonly bridgeFolder?: string;
  /** Where the sandbox listens, null while it does not; absent: there is none. */
  readonly sandbox?: () => string | null;
  /** Where the sandbox takes mail, likewise. */
  readonly sandboxMail?: () => number | null;
  /** In place of the providers there are, and of where they are; for tests. */
  readonly providers?: readonly PaymentProvider[];
  readonly providerPlaces?: ProviderEndpoints;
  /** False: jobs run when they are asked to and by what happens, at no time of their own; for tests, whose clock stands still. */
  readonly jobTimers?: boolean;
  /** In place of chance, for tests; answers from 0 up to 1. */
  readonly random?: () => number;
  /** In place of how much and how slowly may be sent, for tests. */
  readonly bodyRules?: BodyRules;
  /** In place of what connections may cost, for tests. */
  readonly connectionRules?: ConnectionRules;
  /** In place of how late the event loop may be before requests are refused, for tests; 0: however late. */
  readonly maxEventLoopDelayMs?: number;
  /** Shown by the API's documentation. */
  readonly version: string;
};
