import type { KitchenOrder } from '@tableside/contract/http/console-kitchen';
import type { Run } from '../../database/database.ts';

type Line = KitchenOrder['lines'][number];
/** A line before it is known where it is made: `station` is the menu's word. */
export type TicketLine = Line;
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
    select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'item_id', i.item_id, 'variation_id', i.variation_id,
      'name', i.kitchen_name, 'quantity', i.quantity, 'note', i.note, 'allergens', i.allergens,
      'may_contain', i.may_contain, 'allergens_stated', i.allergens_stated, 'station', i.station,
      'course_id', i.course_id, 'ready_at', i.ready_at, 'ready_by', i.ready_by, 'delivered_at', i.delivered_at,
      'modifiers', (select coalesce(jsonb_agg(jsonb_build_object('id', m ->> 'id', 'name', m ->> 'kitchen_name')), '[]')
        from jsonb_array_elements(i.modifiers) m)) order by i.position), '[]') as lines
    from order_line i where i.order_id = o.id) l`;

/** What the kitchen has: accepted orders that are not finished, and those finished after `since`; the oldest first. */
export const readTickets = (run: Run, venueId: string, since: Date): Promise<TicketRow[]> =>
  run<TicketRow>(
    'kitchen-tickets',
    `${TICKETS} where o.venue_id = $1
       and (o.status in ('active', 'partially_delivered') and o.closed_at is null
         or o.status = 'closed' and o.closed_at > $2)
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
