import type { KitchenOrder } from '@tableside/contract/http/console/kitchen';
import { isStated } from '@tableside/domain/allergens';
import type { Routing } from './routing.ts';
import type { TicketRow } from './ticket-store.ts';

const iso = (at: string): string => new Date(at).toISOString();
const isoOrNull = (at: string | null): string | null => (at === null ? null : iso(at));

/** An order on the wire; instants inside JSON come from the database in its own way of writing them. */
export const ticketView = (row: TicketRow, { at }: Routing): KitchenOrder => ({
  order_id: String(row.number),
  unique_order_number: row.unique_order_number,
  status: row.status,
  table_name: row.table_name,
  order_type: row.order_type,
  guest_index: row.guest_index,
  party_left: row.party_left,
  comment: row.comment,
  allergy: row.allergy,
  accepted_at: row.accepted_at.toISOString(),
  wait_minutes: row.wait_minutes,
  closed_at: row.closed_at?.toISOString() ?? null,
  courses: row.courses.map(course => ({ ...course, at: iso(course.at) })),
  lines: row.lines.map(({ note_changes: _, ...line }) => ({
    ...line,
    station: at(line),
    allergens_stated: isStated({ ...line, allergensStated: line.allergens_stated }),
    ready_at: isoOrNull(line.ready_at),
    delivered_at: isoOrNull(line.delivered_at),
  })),
});
