import type { DrawerMove } from '@tableside/domain/drawers';
import type { Minor } from '@tableside/domain/money';
import type { Run } from '../../database/database.ts';

export type DrawerMoveRow = {
  readonly at: string;
  readonly kind: DrawerMove;
  readonly amount: number;
  readonly reason: string;
  readonly by: string;
};

/** A drawer with what moved in it; minor units. */
export type DrawerRow = {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly float: Minor;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly closedBy: string | null;
  readonly counted: number | null;
  readonly note: string;
  readonly taken: Minor;
  readonly givenBack: Minor;
  readonly handedOut: Minor;
  readonly moves: readonly DrawerMoveRow[];
};

/** Cash of payments, refunds and payouts is read from the journal: a drawer keeps no second account of it. */
const COLUMNS = `d.id, d.user_id as person, coalesce(u.name, '') as name, d.float, d.opened_at as "openedAt",
  d.closed_at as "closedAt", d.closed_by as "closedBy", d.counted, d.note, j.taken, j."givenBack", j."handedOut", m.moves`;
const SOURCE = `from cash_drawer d left join auth_user u on u.id = d.user_id
  cross join lateral (
    select coalesce(sum(l.amount) filter (where e.kind = 'capture'), 0)::bigint as taken,
      coalesce(-sum(l.amount) filter (where e.kind = 'refund'), 0)::bigint as "givenBack",
      coalesce(-sum(l.amount) filter (where e.kind in ('payout', 'stall_payout')), 0)::bigint as "handedOut"
    from journal_entry e join journal_line l on l.entry_id = e.id and l.account = 'cash'
    where e.data ->> 'drawer' = d.id::text) j
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('at', m.at, 'kind', m.kind, 'amount', m.amount, 'reason', m.reason,
      'by', m.by_name) order by m.at desc, m.id), '[]') as moves
    from drawer_move m where m.drawer_id = d.id) m`;

/** The open drawer of somebody, with all that moved in it. */
export const openDrawer = async (run: Run, venueId: string, person: string): Promise<DrawerRow | null> => {
  const [row] = await run<DrawerRow>(
    'drawer-open-of',
    `select ${COLUMNS} ${SOURCE} where d.venue_id = $1 and d.user_id = $2 and d.closed_at is null`,
    [venueId, person],
  );
  return row ?? null;
};

export const drawerById = async (run: Run, venueId: string, id: string): Promise<DrawerRow | null> => {
  const [row] = await run<DrawerRow>(
    'drawer-by-id',
    `select ${COLUMNS} ${SOURCE} where d.venue_id = $1 and d.id = $2`,
    [venueId, id],
  );
  return row ?? null;
};

/** Drawers that were open at some time between two instants, those that are open first, then the latest. */
export const drawersBetween = (run: Run, venueId: string, from: Date, until: Date): Promise<DrawerRow[]> =>
  run<DrawerRow>(
    'drawers-between',
    `select ${COLUMNS} ${SOURCE}
     where d.venue_id = $1 and d.opened_at < $3 and (d.closed_at is null or d.closed_at >= $2)
     order by d.closed_at is not null, d.opened_at desc, d.id`,
    [venueId, from, until],
  );

/** Whether anybody opened one since. */
export const drawersUsedSince = async (run: Run, venueId: string, since: Date): Promise<boolean> => {
  const rows = await run(
    'drawers-used',
    'select from cash_drawer where venue_id = $1 and opened_at > $2 limit 1',
    [venueId, since],
  );
  return rows.length > 0;
};

/** Opens one; false: the person has one that is open. */
export const insertDrawer = async (
  run: Run,
  venueId: string,
  person: string,
  { float, at }: { readonly float: number; readonly at: Date },
): Promise<boolean> => {
  const rows = await run(
    'drawer-insert',
    `insert into cash_drawer (venue_id, user_id, float, opened_at) values ($1, $2, $3, $4)
     on conflict (venue_id, user_id) where closed_at is null do nothing returning id`,
    [venueId, person, float, at],
  );
  return rows.length > 0;
};

/** Holds a drawer until the transaction ends: no money moves in it meanwhile. */
export const lockDrawer = async (run: Run, venueId: string, id: string): Promise<void> => {
  await run('drawer-lock', 'select id from cash_drawer where venue_id = $1 and id = $2 for update', [
    venueId,
    id,
  ]);
};

/**
 * The open drawer that somebody's cash goes into, kept from being counted until the transaction ends; null: they have none,
 * and it goes into the house's.
 */
export const drawerInUse = async (run: Run, venueId: string, person: string): Promise<string | null> => {
  const [row] = await run<{ id: string }>(
    'drawer-in-use',
    'select id from cash_drawer where venue_id = $1 and user_id = $2 and closed_at is null for share',
    [venueId, person],
  );
  return row?.id ?? null;
};

export const insertMove = async (
  run: Run,
  drawerId: string,
  move: Omit<DrawerMoveRow, 'at'> & { readonly at: Date },
): Promise<string> => {
  const [row] = await run<{ id: string }>(
    'drawer-move-insert',
    `insert into drawer_move (drawer_id, at, kind, amount, reason, by_name) values ($1, $2, $3, $4, $5, $6)
     returning id`,
    [drawerId, move.at, move.kind, move.amount, move.reason, move.by],
  );
  return row?.id ?? '';
};

export const closeDrawer = async (
  run: Run,
  id: string,
  count: {
    readonly at: Date;
    readonly by: string;
    readonly expected: number;
    readonly counted: number;
    readonly note: string;
  },
): Promise<void> => {
  await run(
    'drawer-close',
    `update cash_drawer set closed_at = $2, closed_by = $3, expected = $4, counted = $5, note = $6 where id = $1`,
    [id, count.at, count.by, count.expected, count.counted, count.note],
  );
};
