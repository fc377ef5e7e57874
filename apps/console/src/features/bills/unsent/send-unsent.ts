import type { Table } from '@tableside/contract/kept/table';
import { nextUnsent } from '@tableside/domain/orders';
import { afterArrival, afterFailure, type UnsentOrder } from './unsent-order.ts';

type Deps = {
  readonly table: Table<UnsentOrder>;
  /** Whose it is, and where: what others took on this device waits for them. */
  readonly of: { readonly person: string; readonly venue: string };
  /** They are still signed in: what one person took is sent in nobody else's name. */
  readonly present: () => boolean;
  /** One tab at a time. */
  readonly alone: <T>(run: () => Promise<T>) => Promise<T>;
  readonly place: (order: UnsentOrder) => Promise<void>;
  readonly now: () => number;
  /** The queue is another than it was. */
  readonly changed: () => void;
};

/** What waits of one person at one venue, in the order in which it was taken. */
export const waitingOf = (
  all: readonly UnsentOrder[],
  { person, venue }: Deps['of'],
): readonly UnsentOrder[] =>
  all
    .filter(each => each.person === person && each.venue === venue)
    .sort((a, b) => a.turn - b.turn || (a.token < b.token ? -1 : 1));

/** Where something of one person waits, each place of work once. */
export const venuesWaiting = (all: readonly UnsentOrder[], person: string): ReadonlySet<string> =>
  new Set(all.filter(each => each.person === person).map(({ venue }) => venue));

/**
 * Sends what waits, one after the other, until nothing more can go without a person or the line. That something leaves the
 * device is written down before it does: whatever happens then, it goes out again under the same key or not at all. Answers
 * with what arrived.
 */
export const sendUnsent = ({
  table,
  of,
  present,
  alone,
  place,
  now,
  changed,
}: Deps): Promise<readonly UnsentOrder[]> =>
  alone(async () => {
    const arrived: UnsentOrder[] = [];
    for (;;) {
      const next = nextUnsent(waitingOf(await table.all(), of), now());
      if (next === null || !present()) return arrived;
      const { each } = next;
      if (next.step === 'ask') {
        await table.put({ ...each, asks: { question: 'old' } });
        changed();
        continue;
      }
      await table.put({ ...each, sent: true });
      try {
        await place(each);
      } catch (error) {
        const after = afterFailure(each, error, each.sent);
        await table.put(after);
        changed();
        if (after.asks === null) return arrived;
        continue;
      }
      arrived.push(each);
      for (const other of waitingOf(await table.all(), of)) {
        const after = afterArrival(each, other);
        if (after !== other) await table.put(after);
      }
      // A browser that keeps nothing fails here, and has forgotten it all the same.
      await table.remove(each.token).finally(changed);
    }
  });
