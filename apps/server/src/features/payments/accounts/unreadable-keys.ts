import { createHash } from 'node:crypto';
import type { Database, Run } from '../../../database/database.ts';
import type { Clock, Log } from '../../../deps.ts';
import { raiseAlert, resolveAlert } from '../../ledger/index.ts';
import type { StoredAccount } from './account-store.ts';

/** Keys that were sealed with another key of the installation: nobody can read them any more, the owner enters them anew. */
export type UnreadableKeys = {
  /** Tells staff and the log, once; the caller goes on without the keys. */
  readonly notice: (venueId: string, stored: StoredAccount) => void;
  /** They were entered again; in the transaction that writes them. */
  readonly settle: (run: Run, venueId: string, stored: StoredAccount) => Promise<void>;
};

/** Lost again after they were entered again is another alert. */
const alertKey = (venueId: string, { provider, sealed_keys }: StoredAccount): string =>
  `keys_unreadable:${venueId}:${provider}:${createHash('sha256').update(sealed_keys).digest('hex').slice(0, 16)}`;

export const createUnreadableKeys = (base: {
  readonly database: Pick<Database, 'transaction'>;
  readonly clock: Clock;
  readonly log: Log;
}): UnreadableKeys => {
  const { database, clock, log } = base;
  const noticed = new Set<string>();

  const raise = async (venueId: string, provider: string, dedupeKey: string): Promise<void> => {
    const alert = { venueId, kind: 'keys_unreadable', dedupeKey, data: { provider }, now: clock() } as const;
    await database.transaction(run => raiseAlert(run, alert));
  };

  return {
    notice: (venueId, stored) => {
      const { provider } = stored;
      const key = alertKey(venueId, stored);
      if (noticed.has(key)) return;
      noticed.add(key);
      log.error({ venueId, provider }, 'the keys of a payment provider were sealed with another SECRET_KEY');
      raise(venueId, provider, key).catch((err: unknown) => {
        noticed.delete(key);
        log.error({ err, venueId, provider }, 'staff could not be told of keys that cannot be read');
      });
    },
    settle: (run, venueId, stored) =>
      resolveAlert(run, {
        venueId,
        dedupeKey: alertKey(venueId, stored),
        by: null,
        note: 'the keys were entered again',
        now: clock(),
      }),
  };
};
