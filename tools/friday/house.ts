import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import type { Database } from '../../apps/server/src/database/database.ts';

/** What the payer does at the bank with a payment. */
export type PayerAct = 'approve' | 'decline';

/** The venue's server and the world around it: processes of their own, or all of it in one test. */
export type House = {
  /** Another browser or phone. */
  readonly client: () => TestClient;
  readonly database: Database;
  /** Of the server's clock, epoch milliseconds. */
  readonly now: () => number;
  readonly advance: (ms: number) => Promise<void>;
  /** Gives a venue keys at the bank. */
  readonly giveKeys: (venueId: string) => Promise<void>;
  readonly atBank: (payment: string, act: PayerAct) => Promise<void>;
  /** What the bank took and gave back of a payment, minor units; null: it knows nothing of it. */
  readonly bankBook: () => Promise<ReadonlyMap<string, { captured: number; refunded: number }>>;
  /** Does, or waits a little for, what the server's timers do. */
  readonly work: () => Promise<void>;
  /** What the server complained of. */
  readonly complaints: () => string;
};
