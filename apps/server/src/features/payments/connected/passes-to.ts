import type { PaymentProvider } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import { connectedOfVenue } from './connected-store.ts';

/**
 * Whether a venue's share can go on to its own account at a provider. `operator`: the account that takes the money is not the one
 * that venues' accounts are opened through, and so cannot send it on. `none`: the venue has no account there; `stopped`: it has
 * one that nothing can go to now. ADR 0047.
 */
export type PassStanding = 'works' | 'operator' | 'none' | 'stopped';

type Place = { readonly id: string; readonly decimals: number };
type Needs = Pick<Deps, 'database' | 'platforms' | 'accounts'>;

/** Whether what the operator takes at a provider can be sent on from there. */
export const canPassOn = async (
  { platforms, accounts }: Needs,
  operator: Place,
  { id, passing }: PaymentProvider,
): Promise<boolean> => {
  const opener = platforms.at(id)?.account(operator.decimals);
  const account = await accounts.of(operator, id);
  return passing !== undefined && !!opener && account !== null && passing.canPass(account, opener);
};

/** Where a venue's share goes at a provider that can send it on; `ref` is set exactly where it works. */
export const passesTo = async (
  { database, platforms }: Pick<Needs, 'database' | 'platforms'>,
  venueId: string,
  providerId: string,
): Promise<{ readonly standing: PassStanding; readonly ref: string | null }> => {
  const isDemo = platforms.at(providerId)?.isDemo;
  const rows = await connectedOfVenue(database.run, venueId);
  const own = rows.find(
    row => row.provider === providerId && row.is_demo === isDemo && row.ended_at === null && row.account_ref,
  );
  if (!own) return { standing: 'none', ref: null };
  return own.charges ? { standing: 'works', ref: own.account_ref } : { standing: 'stopped', ref: null };
};
