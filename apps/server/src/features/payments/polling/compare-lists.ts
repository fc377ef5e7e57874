import { NoAnswer, type PaymentProvider, ProviderRefusal, type ProviderUpdate } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import { raiseAlert } from '../../ledger/index.ts';
import { missingSince, noteListed } from '../../pulse/index.ts';
import type { VerifiedUpdate } from '../provider-updates/take-news.ts';
import {
  knownPayments,
  missingAtProvider,
  type VenueToCompare,
  venuesById,
  venuesWithPayments,
} from './compare-store.ts';
import { raiseUnknown } from './raise-unknown.ts';

/** How far back the lists are compared. */
const WINDOW_MS = 24 * 60 * 60_000;
/** The edges of a list are left alone: clocks differ, and what is minutes old may not be listed yet. */
const EDGE_MS = 10 * 60_000;

/** What comparing needs of the server; `take` is for news of a payment that stands otherwise than was known. */
export type Comparing = Pick<Deps, 'database' | 'clock' | 'log' | 'providers' | 'providerWorld'> & {
  readonly accounts: Pick<Deps['accounts'], 'all'>;
  readonly take: (news: VerifiedUpdate) => Promise<boolean>;
};

/** What all of the venue's accounts list; null where one of them was not read. */
const listOf = async (
  deps: Comparing,
  provider: PaymentProvider,
  place: VenueToCompare,
  since: number,
): Promise<readonly ProviderUpdate[] | null> => {
  const accounts = await deps.accounts.all(place, provider.id);
  if (accounts.length === 0 || !provider.listPayments) return null;
  try {
    const listed: ProviderUpdate[] = [];
    for (const account of accounts) {
      listed.push(...(await provider.listPayments(account, since, deps.providerWorld)));
    }
    return listed;
  } catch (cause) {
    if (!(cause instanceof NoAnswer) && !(cause instanceof ProviderRefusal)) throw cause;
    deps.log.warn({ reason: cause.message }, 'a provider did not list its payments');
    return null;
  }
};

/** Of money that we have and the provider does not list. */
const warnOfUnlisted = (
  deps: Comparing,
  of: { readonly venueId: string; readonly provider: string },
  payment: { readonly payment: string; readonly captured: number },
): Promise<boolean> =>
  deps.database.transaction(run =>
    raiseAlert(run, {
      venueId: of.venueId,
      paymentId: payment.payment,
      kind: 'capture_not_listed',
      dedupeKey: `capture_not_listed:${payment.payment}`,
      data: { captured_minor: payment.captured, provider: of.provider },
      now: deps.clock(),
    }),
  );

/** Whether the provider gave its list. */
const compareVenue = async (
  deps: Comparing,
  provider: PaymentProvider,
  place: VenueToCompare,
  since: number,
): Promise<boolean> => {
  const now = deps.clock();
  const listed = await listOf(deps, provider, place, since);
  if (!listed) return false;
  const of = { venueId: place.id, provider: provider.id, now };
  const { run } = deps.database;
  const ids = listed.map(({ payment }) => payment).filter(isUuid);
  const known = new Map((await knownPayments(run, ids)).map(row => [row.id, row]));
  for (const news of listed) {
    const ours = known.get(news.payment);
    const money = news.captured ?? 0;
    // Venues may share an account: what is in the books of another one is its own.
    if (ours && ours.venue_id !== place.id) continue;
    if (!ours && money > 0) {
      await deps.database.transaction(run => raiseUnknown(run, of, news));
    } else if (ours && money !== ours.captured) {
      await deps.take({ ...news, provider: provider.id, venueId: place.id });
    }
  }
  const between = { since: new Date(since + EDGE_MS), until: new Date(now - EDGE_MS) };
  const missing = await missingAtProvider(run, { venueId: place.id, provider: provider.id, ...between }, ids);
  for (const payment of missing) await warnOfUnlisted(deps, of, payment);
  return true;
};

/** Venues whose list is due, with how far back: a day where somebody paid, and as far as a copy is old. */
const dueOf = async (
  { database: { run } }: Comparing,
  provider: PaymentProvider,
  now: number,
): Promise<
  readonly { readonly place: VenueToCompare; readonly since: number; readonly gap: Date | null }[]
> => {
  const day = now - WINDOW_MS;
  const gaps = new Map((await missingSince(run, provider.id, now)).map(gap => [gap.venue_id, gap.since]));
  const paidAt = await venuesWithPayments(run, provider.id, new Date(day));
  // After the start of a copy its venues may know of no payment at all since then; their banks do.
  const known = new Set(paidAt.map(({ id }) => id));
  const others = await venuesById(
    run,
    [...gaps.keys()].filter(id => !known.has(id)),
  );
  return [...paidAt, ...others].map(place => {
    const gap = gaps.get(place.id) ?? null;
    return { place, gap, since: gap === null ? day : Math.min(day, gap.getTime() - EDGE_MS) };
  });
};

/**
 * Holds what providers list against what we know, where they list it: money that we had not heard of is taken in, what
 * else differs becomes an alert. A day back, after the start of a copy as far as that is old.
 */
export const reconcileWithProvider = async (deps: Comparing): Promise<void> => {
  const { run } = deps.database;
  for (const provider of deps.providers.all.filter(({ capabilities }) => capabilities.lists)) {
    for (const { place, since, gap } of await dueOf(deps, provider, deps.clock())) {
      const wasRead = await compareVenue(deps, provider, place, since);
      if (wasRead && gap !== null) {
        const of = { venueId: place.id, provider: provider.id };
        await noteListed(run, { ...of, since: gap, at: new Date(deps.clock()) });
      }
    }
  }
};
