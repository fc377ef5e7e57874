import type { Run } from '../database/database.ts';
import type { Position } from './position.ts';

/** A stored event; `data` is JSON text, sent on as it is. */
export type StoredEvent = Position & {
  readonly audience: string;
  readonly event: string;
  readonly data: string;
};

type Row = { xid: string; id: number; audience: string; event: string; data: string; settled: boolean };

const eventOf = ({ xid, id, audience, event, data }: Row): StoredEvent => ({
  xid: Number(xid),
  id,
  audience,
  event,
  data,
});

/** Where a reader that starts now begins: whatever is not decided yet is still to come. */
export const currentPosition = async (run: Run): Promise<Position> => {
  const [row] = await run<{ xmin: string }>(
    'outbox-position',
    'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin',
    [],
  );
  return { xid: Number(row?.xmin ?? 0), id: 0 };
};

/**
 * Events after a place, in order, as far as every transaction before them is decided; `behind` when committed events
 * wait for an older transaction that still runs. ADR 0002.
 */
export const readEvents = async (
  run: Run,
  after: Position,
  limit: number,
): Promise<{ readonly events: StoredEvent[]; readonly behind: boolean }> => {
  const rows = await run<Row>(
    'outbox-read',
    `with edge as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as xmin)
     select o.xid::text, o.id, o.audience, o.event, o.data::text, o.xid < edge.xmin as settled
     from outbox o cross join edge where (o.xid, o.id) > ($1::text::xid8, $2::bigint) order by o.xid, o.id limit $3`,
    [String(after.xid), after.id, limit],
  );
  const open = rows.findIndex(({ settled }) => !settled);
  return { events: (open < 0 ? rows : rows.slice(0, open)).map(eventOf), behind: open >= 0 };
};

/** Decided events of some audiences after a place, in order. */
export const missedEvents = async (
  run: Run,
  audiences: readonly string[],
  after: Position,
  limit: number,
): Promise<StoredEvent[]> => {
  const rows = await run<Row>(
    'outbox-missed',
    `select o.xid::text, o.id, o.audience, o.event, o.data::text, true as settled from outbox o
     where o.audience = any($1::text[]) and (o.xid, o.id) > ($2::text::xid8, $3::bigint)
       and o.xid < pg_snapshot_xmin(pg_current_snapshot()) order by o.xid, o.id limit $4`,
    [audiences, String(after.xid), after.id, limit],
  );
  return rows.map(eventOf);
};

export type Span = {
  /** First place not yet decided. */
  readonly end: Position;
  /** A place below this one may have lost events to pruning; null: nothing was pruned. */
  readonly start: Position | null;
  /** A place at or above this transaction belongs to another database. */
  readonly beyond: number;
};

/** What of the past the outbox still holds. Pruning leaves its last row as the mark of how far it went. */
export const heldSpan = async (run: Run): Promise<Span> => {
  const [row] = await run<{ xmin: string; xmax: string; xid: string | null; id: number | null }>(
    'outbox-span',
    `select pg_snapshot_xmin(s)::text as xmin, pg_snapshot_xmax(s)::text as xmax, o.xid::text, o.id
     from pg_current_snapshot() s left join lateral (
       select xid, id, created_at from outbox order by xid, id limit 1) o
     on o.created_at < now() - interval '47 hours'`,
    [],
  );
  return {
    end: { xid: Number(row?.xmin ?? 0), id: 0 },
    start: row?.xid != null && row.id !== null ? { xid: Number(row.xid), id: row.id } : null,
    beyond: Number(row?.xmax ?? 0),
  };
};

/** Removes events older than 48 hours, except the newest of them (the mark of {@link heldSpan}). */
export const pruneEvents = async (run: Run): Promise<void> => {
  await run(
    'outbox-prune',
    `with mark as (
       select xid, id from outbox where created_at < now() - interval '48 hours' order by xid desc, id desc limit 1)
     delete from outbox o using mark m
     where o.created_at < now() - interval '48 hours' and (o.xid, o.id) < (m.xid, m.id)`,
    [],
  );
};

/** Removes events whose transaction this cluster has never had: they came with a restored backup. */
export const discardForeignEvents = async (run: Run): Promise<void> => {
  await run(
    'outbox-discard-foreign',
    'delete from outbox where xid >= pg_snapshot_xmax(pg_current_snapshot())',
    [],
  );
};
