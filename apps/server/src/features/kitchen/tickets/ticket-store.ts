import type { KitchenOrder } from '@tableside/contract/http/console/kitchen';
import type { Run } from '../../../database/database.ts';

type Line = KitchenOrder['lines'][number];
/** A line before it is known where it is made: `station` is the menu's word. */
export type TicketLine = Line & {
  /** How many times staff changed its note. */
  readonly note_changes: number;
};
export type TicketRow = {
  readonly number: number;
  readonly unique_order_number: string;
  readonly status: KitchenOrder['status'];
  readonly table_name: string;
  readonly order_type: KitchenOrder['order_type'];
  readonly guest_index: number;
  readonly party_left: boolean;
  readonly comment: string;
  readonly allergy: string;
  readonly accepted_at: Date;
  readonly wait_minutes: number | null;
  readonly closed_at: Date | null;
  readonly courses: readonly KitchenOrder['courses'][number][];
  readonly lines: readonly TicketLine[];
};

/** SQL: portions of line `l` of order `o` that nobody is to make; of an order that was rejected or failed all of them. */
export const OFF = `case when o.status in ('rejected', 'failed') then l.quantity else l.taken_off end`;

/** `o` is the order. */
const TICKETS = `
  select o.number, o.unique_order_number, o.status, t.name as table_name, t.order_type, s.guest_index, p.shared and p.closed_at is not null and o.closed_at is null as party_left,
    o.comment, o.allergy,
    coalesce(o.accepted_at, o.placed_at) as accepted_at, o.wait_minutes, o.closed_at, c.courses, l.lines
  from orders o
  join venue_table t on t.id = o.table_id
  join guest_session s on s.id = o.session_id
  join table_visit p on p.id = o.visit_id
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('id', nullif(k.course_id, ''), 'held', k.held, 'at', k.at,
      'by', k.by_name) order by k.course_id), '[]') as courses
    from kitchen_course k where k.order_id = o.id) c
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'item_id', l.item_id, 'variation_id', l.variation_id,
      'name', l.kitchen_name, 'quantity', l.quantity, 'seat', l.seat, 'note', l.note,
      'note_was', case when l.ready_at is null and l.delivered_at is null then l.note_was end, 'note_changes', l.note_changes, 'allergens', l.allergens,
      'may_contain', l.may_contain, 'allergens_stated', l.allergens_stated, 'station', l.station,
      'course_id', l.course_id, 'ready_at', l.ready_at, 'ready_by', l.ready_by, 'delivered_at', l.delivered_at,
      'taken_off', ${OFF}, 'unseen_off', case when l.ready_at is null and l.delivered_at is null
        then greatest(${OFF} - l.taken_off_seen, 0) else 0 end,
      'modifiers', (select coalesce(jsonb_agg(jsonb_build_object('id', m ->> 'id', 'name', m ->> 'kitchen_name')), '[]')
        from jsonb_array_elements(l.modifiers) m)) order by l.position), '[]') as lines
    from order_line l where l.order_id = o.id) l`;

/** The kitchen has line `l` of an ended order on a ticket, and nobody there has seen that it is off. */
const UNSEEN = 'l.ready_at is null and l.delivered_at is null and l.taken_off_seen < l.quantity';

/**
 * What the kitchen has: accepted orders that are not finished, those finished after `since`, and those rejected or failed
 * since then of which nobody in the kitchen has seen it; the oldest first.
 */
export const readTickets = (run: Run, venueId: string, since: Date): Promise<TicketRow[]> =>
  run<TicketRow>(
    'kitchen-tickets',
    `${TICKETS} where o.venue_id = $1
       and (o.status in ('active', 'partially_delivered') and o.closed_at is null
         or o.status = 'closed' and o.closed_at > $2
         or o.status in ('rejected', 'failed') and o.closed_at > $2 and o.accepted_at is not null
           and exists (select from order_line l where l.order_id = o.id and ${UNSEEN}))
     order by accepted_at, o.number limit 500`,
    [venueId, since],
  );

/** One order by its unique number, whatever became of it; null when the venue has none of that number. */
export const readTicket = async (run: Run, venueId: string, order: string): Promise<TicketRow | null> => {
  const [row] = await run<TicketRow>(
    'kitchen-ticket',
    `${TICKETS} where o.venue_id = $1 and o.unique_order_number = $2`,
    [venueId, order],
  );
  return row ?? null;
};
