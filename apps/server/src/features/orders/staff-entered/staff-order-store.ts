import type { Run } from '../../../database/database.ts';

/**
 * The hand of the house at a party's table: a session that no phone has, in whose name staff order. Answers with it and
 * the number of its next order; the party must be locked.
 */
export const staffSession = async (
  run: Run,
  session: {
    readonly id: string;
    /** Random: nobody knows a token for it. */
    readonly unknown: Buffer;
    readonly venueId: string;
    readonly tableId: string;
    readonly visitId: string;
    readonly language: string;
    readonly now: Date;
    readonly until: Date;
  },
): Promise<{ readonly id: string; readonly nextRevision: number }> => {
  const [row] = await run<{ id: string; nextRevision: number }>(
    'staff-order-session',
    `with s as (
       insert into guest_session (id, token_hash, device_hash, venue_id, table_id, visit_id, guest_index, mode,
         selected_language, created_at, expires_at)
       values ($1, $2, $2, $3, $4, $5, 0, 'staff', $6, $7, $8)
       on conflict (visit_id) where mode = 'staff' and ended_at is null do update set expires_at = excluded.expires_at
       returning id)
     select s.id, (select coalesce(max(o.cart_revision), -1) + 1 from orders o where o.session_id = s.id)::int
       as "nextRevision"
     from s`,
    [
      session.id,
      session.unknown,
      session.venueId,
      session.tableId,
      session.visitId,
      session.language,
      session.now,
      session.until,
    ],
  );
  if (!row) throw new Error('no session was written');
  return row;
};

/** A place where the house may order for a party: never a kiosk. `counter`: each order is a party of its own. Null: there is none. */
export const tableForOrder = async (
  run: Run,
  venueId: string,
  tableId: string,
): Promise<{ readonly name: string; readonly counter: boolean } | null> => {
  const [row] = await run<{ name: string; counter: boolean }>(
    'staff-order-table',
    `select name, order_type = 'pickup' as counter from venue_table
     where id = $2 and venue_id = $1 and order_type <> 'self_service' and retired_at is null`,
    [venueId, tableId],
  );
  return row ?? null;
};

/** The party of somebody who ordered elsewhere and fetches it at the counter; the caller's transaction holds it. */
export const partyAtCounter = async (
  run: Run,
  { venueId, tableId, at }: { readonly venueId: string; readonly tableId: string; readonly at: Date },
): Promise<{ readonly id: string; readonly begun: boolean } | null> => {
  const [row] = await run<{ id: string; begun: boolean }>(
    'staff-order-counter',
    `insert into table_visit (venue_id, table_id, shared, guest_count, opened_at) values ($1, $2, false, 0, $3)
     returning id, true as begun`,
    [venueId, tableId, at],
  );
  return row ?? null;
};

/**
 * When the party at a table sat down, and whether the one that sat down there at `party` left: who came from another table
 * since may have sat in the house for longer.
 */
export const partySince = async (
  run: Run,
  visitId: string,
  party: Date,
): Promise<{ readonly since: Date; readonly left: boolean }> => {
  const [row] = await run<{ since: Date; left: boolean }>(
    'staff-order-party',
    `select v.opened_at as since, exists (
       select from table_visit g where g.venue_id = v.venue_id and g.table_id = v.table_id and g.id <> v.id and g.shared
         and g.opened_at >= $2 and g.opened_at < $2::timestamptz + interval '1 millisecond' and g.closed_at is not null) as left
     from table_visit v where v.id = $1`,
    [visitId, party],
  );
  if (!row) throw new Error('no party');
  return row;
};
