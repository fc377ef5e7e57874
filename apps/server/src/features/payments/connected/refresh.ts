import { connectionStanding } from '@tableside/domain/payments';
import { type ConnectedAccount, NoAnswer, ProviderRefusal } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import { raiseAlert } from '../../ledger/index.ts';
import { lockVenueMethods } from '../accounts/account-store.ts';
import { type ConnectedRow, writeStanding } from './connected-store.ts';
import type { Platform } from './platforms.ts';

type Needs = Pick<Deps, 'database' | 'clock' | 'providerWorld' | 'log'>;

export const connectionView = ({ charges, submitted, due, rejected, is_demo }: ConnectedRow) => ({
  standing: connectionStanding({ charges, submitted, due, rejected }),
  due,
  is_demo,
});

/** Keeps how an account stands. Guests could pay by it and no longer can: a person hears of it, once a day. */
export const keepStanding = async (
  { database, clock }: Needs,
  row: Pick<ConnectedRow, 'id' | 'venue_id' | 'provider' | 'charges' | 'ended_at'>,
  account: ConnectedAccount,
  at: number,
): Promise<void> => {
  await database.transaction(async run => {
    await lockVenueMethods(run, row.venue_id);
    const written = await writeStanding(run, row.id, account, new Date(at));
    if (!written || account.charges || !row.charges || row.ended_at !== null) return;
    const now = clock();
    const day = new Date(now).toISOString().slice(0, 10);
    await raiseAlert(run, {
      venueId: row.venue_id,
      kind: 'account_stopped',
      dedupeKey: `account_stopped:${row.venue_id}:${row.provider}:${day}`,
      data: { provider: row.provider },
      now,
    });
  });
};

/**
 * Asks the provider how an account stands and keeps what it says. `silent`: it did not answer; `unknown`: it knows of no such
 * account, or no longer lets us speak for it.
 */
export const refreshStanding = async (
  deps: Needs,
  platform: Platform,
  row: ConnectedRow & { readonly account_ref: string },
  decimals: number,
): Promise<ConnectedAccount | 'silent' | 'unknown'> => {
  const account = platform.account(decimals);
  if (!account) return 'silent';
  const at = deps.clock();
  try {
    const known = await platform.connecting.read(account, row.account_ref, deps.providerWorld);
    if (!known) return 'unknown';
    await keepStanding(deps, row, known, at);
    return known;
  } catch (cause) {
    if (cause instanceof NoAnswer) return 'silent';
    if (cause instanceof ProviderRefusal) return 'unknown';
    throw cause;
  }
};
