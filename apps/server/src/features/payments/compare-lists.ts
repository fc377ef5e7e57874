import type { MoneyAlertKind } from '@tableside/domain/ledger';
import { NoAnswer, type PaymentProvider, type ProviderNews, ProviderRefusal } from '@tableside/payments';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import { raiseAlert } from '../ledger/index.ts';
import { missingSince } from '../pulse/index.ts';
import { knownPayments, unlistedCaptures, venuesWithAccounts, venuesWithPayments } from './compare-store.ts';
import type { ProvenNews } from './take-news.ts';

/** How far back the lists are compared. */
const WINDOW_MS = 24 * 60 * 60_000;
/** The edges of a list are left alone: clocks differ, and what is minutes old may not be listed yet. */
const EDGE_MS = 10 * 60_000;

/** What comparing needs of the server; `take` is for news of a payment that stands otherwise than was known. */
export type Comparing = Pick<Deps, 'database' | 'clock' | 'log' | 'providers' | 'providerWorld'> & {
  readonly accounts: Pick<Deps['accounts'], 'of'>;
  readonly take: (news: ProvenNews) => Promise<boolean>;
};

type Place = { readonly id: string; readonly decimals: number };

const listOf = async (
  deps: Comparing,
  provider: PaymentProvider,
  place: Place,
  since: number,
): Promise<readonly ProviderNews[] | null> => {
  const account = await deps.accounts.of(place, provider.id);
  if (!account || !provider.listPayments) return null;
  try {
    return await provider.listPayments(account, since, deps.providerWorld);
  } catch (cause) {
    if (!(cause instanceof NoAnswer) && !(cause instanceof ProviderRefusal)) throw cause;
    deps.log.warn({ reason: cause.message }, 'a provider did not list its payments');
    return null;
  }
};

const warn = (
  deps: Comparing,
  kind: MoneyAlertKind,
  of: { readonly venueId: string; readonly paymentId: string | null; readonly about: string },
  data: Readonly<Record<string, unknown>>,
): Promise<boolean> =>
  deps.database.transaction(run =>
    raiseAlert(run, {
      venueId: of.venueId,
      paymentId: of.paymentId,
      kind,
      dedupeKey: `${kind}:${of.about}`,
      data,
      now: deps.clock(),
    }),
  );

const compareVenue = async (
  deps: Comparing,
  provider: PaymentProvider,
  place: Place,
  since: number,
): Promise<void> => {
  const now = deps.clock();
  const listed = await listOf(deps, provider, place, since);
  if (!listed) return;
  const { run } = deps.database;
  const ids = listed.map(({ payment }) => payment).filter(isUuid);
  const known = new Map((await knownPayments(run, ids)).map(row => [row.id, row]));
  for (const news of listed) {
    const ours = known.get(news.payment);
    const money = news.captured ?? 0;
    const about = {
      venueId: place.id,
      paymentId: ours?.id ?? null,
      about: `${place.id}:${provider.id}:${news.providerRef}`,
    };
    // Venues may share an account: what is in the books of another one is its own.
    if (ours && ours.venue_id !== place.id) continue;
    if (!ours && money > 0) {
      await warn(deps, 'payment_not_ours', about, { captured_minor: money, provider_ref: news.providerRef });
    } else if (ours && money !== ours.captured) {
      await deps.take({ ...news, provider: provider.id, venueId: place.id });
    }
  }
  const between = { since: new Date(since + EDGE_MS), until: new Date(now - EDGE_MS) };
  const missing = await unlistedCaptures(run, { venueId: place.id, provider: provider.id, ...between }, ids);
  for (const { id, captured } of missing) {
    const about = { venueId: place.id, paymentId: id, about: id };
    await warn(deps, 'capture_not_listed', about, { captured_minor: captured, provider: provider.id });
  }
};

/**
 * Holds what providers list against what we know, where they list it: money that we had not heard of is taken in, what
 * else differs becomes an alert. A day back, after the start of a copy as far as that is old.
 */
export const compareLists = async (deps: Comparing): Promise<void> => {
  const now = deps.clock();
  const day = now - WINDOW_MS;
  // After the start of a copy its venues may know of no payment at all since then; their banks do.
  const gap = await missingSince(deps.database.run, now);
  const since = gap === null ? day : Math.min(day, gap.getTime() - EDGE_MS);
  for (const provider of deps.providers.all.filter(({ capabilities }) => capabilities.lists)) {
    const { run } = deps.database;
    const places =
      gap === null
        ? await venuesWithPayments(run, provider.id, new Date(day))
        : await venuesWithAccounts(run, provider.id);
    for (const place of places) await compareVenue(deps, provider, place, since);
  }
};
