import type { PaymentProvider } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import { lockVenueMethods } from '../accounts/account-store.ts';
import type { DeliveryOutcome } from '../provider-updates/webhook-store.ts';
import { connectedByRef, endConnected } from './connected-store.ts';
import { keepStanding, refreshStanding } from './refresh.ts';

type Message = { readonly provider: PaymentProvider; readonly raw: Buffer; readonly headers: Headers };
type Taken = { readonly outcome: DeliveryOutcome; readonly detail: string };

/**
 * Takes a message about a connected account, which the installation's keys must prove. Messages come in any order, so how the
 * account stands is asked for; only where nobody answers the message's own word counts. One about an account that nobody
 * has here is told to the log and believed by nobody.
 */
export const takeAccountNews = async (
  deps: Deps,
  { provider, raw, headers }: Message,
  ref: string,
): Promise<Taken> => {
  const platform = deps.platforms.at(provider.id);
  const account = platform?.account(2);
  if (!platform || !account) return { outcome: 'refused', detail: 'no keys of our own' };
  const news = await platform.connecting.verify(account, raw, headers, deps.providerWorld);
  if (news.kind === 'refused') return { outcome: 'refused', detail: news.why };
  const row = await connectedByRef(deps.database.run, provider.id, ref);
  if (!row || row.is_demo !== platform.isDemo) {
    deps.log.warn(
      { provider: provider.id, account: ref },
      'news of a connected account that no venue has here',
    );
    return { outcome: 'ignored', detail: 'an account of nobody here' };
  }
  if (news.kind === 'left') {
    await deps.database.transaction(async run => {
      await lockVenueMethods(run, row.venue_id);
      await endConnected(run, row.id, new Date(deps.clock()));
    });
    return { outcome: 'taken', detail: 'the account was left' };
  }
  const now = await refreshStanding(deps, platform, { ...row, account_ref: ref }, row.decimals);
  if (now === 'silent') await keepStanding(deps, row, news.account, news.at);
  return { outcome: 'taken', detail: '' };
};
