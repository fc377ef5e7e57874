import { type ListedTransfer, NoAnswer, type PaymentProvider, ProviderRefusal } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import { raiseAlert } from '../../ledger/index.ts';
import {
  type KnownTransfer,
  knownTransfers,
  operatorsWithTransfers,
  unlistedTransfers,
} from './compare-store.ts';
import { applyOutcome } from './outcome.ts';

type Comparing = Pick<Deps, 'database' | 'clock' | 'log' | 'providers' | 'reach'>;
type Place = { readonly id: string; readonly decimals: number };

/** How far back the lists are compared; the edges are left alone: clocks differ, and what is minutes old may not be listed yet. */
const WINDOW_MS = 24 * 60 * 60_000;
const EDGE_MS = 10 * 60_000;

const listOf = async (
  deps: Comparing,
  provider: PaymentProvider,
  place: Place,
  since: number,
): Promise<readonly ListedTransfer[] | null> => {
  const way = await deps.reach(place, provider.id, null);
  if (!way?.account || !way.provider.passing) return null;
  try {
    return await way.provider.passing.list(way.account, since, way.world);
  } catch (cause) {
    if (!(cause instanceof NoAnswer) && !(cause instanceof ProviderRefusal)) throw cause;
    deps.log.warn({ reason: cause.message }, 'a provider did not list its transfers');
    return null;
  }
};

type Differing = {
  readonly id: string;
  readonly there: number;
  readonly here: number;
};

const warn = (deps: Comparing, venueId: string, { id, there, here }: Differing): Promise<boolean> =>
  deps.database.transaction(run =>
    raiseAlert(run, {
      venueId,
      kind: 'transfer_differs',
      dedupeKey: `transfer_differs:${id}:${there}:${here}`,
      data: { transfer: id, there_minor: there, here_minor: here },
      now: deps.clock(),
    }),
  );

/** What a listed transfer is by how it stands here; one that was made and not heard of is taken in. */
const compare = async (
  deps: Comparing,
  place: Place,
  listed: ListedTransfer,
  known: ReadonlyMap<string, KnownTransfer>,
): Promise<void> => {
  const there = (listed.amount ?? 0) - (listed.reversed ?? 0);
  const ours = listed.id === null ? undefined : known.get(listed.id);
  // Other things that the operator sends from the same account are not ours to know.
  if (listed.id === null) return;
  if (!ours) {
    await warn(deps, place.id, { id: listed.ref, there, here: 0 });
    return;
  }
  if (ours.operatorId !== place.id || ours.isMoving) return;
  if (ours.status === 'sending') {
    const { payment, id } = ours;
    const outcome = { kind: 'made', ref: listed.ref } as const;
    await deps.database.transaction(run => applyOutcome(run, { payment, id }, outcome, deps.clock()));
    return;
  }
  const here = ours.status === 'made' ? ours.amount - ours.reversed : 0;
  if (there !== here || listed.destination !== ours.destination)
    await warn(deps, place.id, { id: listed.ref, there, here });
};

/** Holds the transfers that providers list against ours, a day back, both ways. ADR 0047. */
export const compareTransfers = async (deps: Comparing): Promise<void> => {
  const { run } = deps.database;
  for (const provider of deps.providers.all.filter(({ passing }) => passing)) {
    const now = deps.clock();
    const since = now - WINDOW_MS;
    for (const place of await operatorsWithTransfers(run, provider.id, new Date(since))) {
      const listed = await listOf(deps, provider, place, since);
      if (!listed) continue;
      const ids = listed.flatMap(({ id }) => (id !== null && isUuid(id) ? [id] : []));
      const known = new Map((await knownTransfers(run, ids)).map(each => [each.id, each]));
      for (const each of listed) await compare(deps, place, each, known);
      const between = { since: new Date(since + EDGE_MS), until: new Date(now - EDGE_MS) };
      const of = { operatorId: place.id, provider: provider.id, ...between };
      for (const { id, amount, reversed } of await unlistedTransfers(run, of, ids))
        await warn(deps, place.id, { id, there: 0, here: amount - reversed });
    }
  }
};
