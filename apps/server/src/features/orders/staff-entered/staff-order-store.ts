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

/** A table where staff may order for a party: not a counter or a kiosk. Null: there is none. */
export const tableForOrder = async (
  run: Run,
  venueId: string,
  tableId: string,
): Promise<{ readonly name: string } | null> => {
  const [row] = await run<{ name: string }>(
    'staff-order-table',
    `select name from venue_table
     where id = $2 and venue_id = $1 and order_type not in ('pickup', 'self_service') and retired_at is null`,
    [venueId, tableId],
  );
  return row ?? null;
};
