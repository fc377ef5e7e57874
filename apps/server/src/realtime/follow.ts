import type { Run } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { type FollowerTable, lockPlace, movePlace, stopFollowing } from './follower-store.ts';
import { readEvents, type StoredEvent } from './store.ts';

/** Events of one round. */
const PAGE = 500;

export type OutboxConsumer = {
  readonly table: FollowerTable;
  /** Whether anybody still wants to know; when nobody does, reading ends until it is begun again. */
  readonly anybody: (run: Run) => Promise<boolean>;
  /** What is made of events, in their order. Must bear to see one twice. */
  readonly take: (run: Run, events: readonly StoredEvent[]) => Promise<void>;
};

/** One round; true when there may be more. */
const round = (
  { database }: Pick<Deps, 'database'>,
  { table, anybody, take }: OutboxConsumer,
): Promise<boolean> =>
  database.transaction(async run => {
    const place = await lockPlace(run, table);
    if (!place) return false;
    if (!(await anybody(run))) {
      await stopFollowing(run, table);
      return false;
    }
    const { events } = await readEvents(run, place, PAGE);
    await take(run, events);
    const last = events.at(-1);
    if (last) await movePlace(run, table, { xid: last.xid, id: last.id });
    return events.length === PAGE;
  });

/**
 * Reads the outbox on from where it was left. The place of the last event moves in the transaction that takes it: none is
 * skipped, whoever dies.
 */
export const followEvents = async (deps: Pick<Deps, 'database'>, follower: OutboxConsumer): Promise<void> => {
  while (await round(deps, follower));
};
