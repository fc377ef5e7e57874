import type { PaymentProvider, ProviderUpdate } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import { type VenueToCompare, venuesWithAccounts } from '../polling/compare-store.ts';
import { raiseUnknown } from '../polling/raise-unknown.ts';

/** A message claims a payment that is in nobody's books: more venues than this are not tried. */
const MAX_VENUES = 50;

type Message = { readonly provider: PaymentProvider; readonly raw: Buffer; readonly headers: Headers };

const isMoney = ({ payment, status, captured }: ProviderUpdate): boolean =>
  isUuid(payment) && status === 'captured' && (captured ?? 0) > 0;

/** What a message says where one of the venue's accounts proves it. */
const provenBy = async (deps: Deps, { provider, raw, headers }: Message, place: VenueToCompare) => {
  for (const account of await deps.accounts.all(place, provider.id)) {
    const said = await provider.verifyWebhook(account, raw, headers, deps.providerWorld);
    if (said.kind === 'news') return said;
  }
  return null;
};

/**
 * Takes a message about a payment that is not in the books, as after a restore: where the keys of a venue prove it and it
 * tells of money, a person at that venue hears of it, once. Answers whether anybody's keys proved it.
 */
export const recordUnknownPayment = async (
  deps: Deps,
  { provider, raw, headers }: Message,
): Promise<boolean> => {
  const { database, clock, log } = deps;
  let proven = false;
  for (const place of (await venuesWithAccounts(database.run, provider.id)).slice(0, MAX_VENUES)) {
    const said = await provenBy(deps, { provider, raw, headers }, place);
    if (!said) continue;
    proven = true;
    for (const news of said.payments.filter(isMoney)) {
      log.warn(
        { venueId: place.id, payment: news.payment },
        'money came for a payment that is not in the books',
      );
      const about = { venueId: place.id, provider: provider.id, now: clock() };
      await database.transaction(run => raiseUnknown(run, about, news));
    }
  }
  return proven;
};
