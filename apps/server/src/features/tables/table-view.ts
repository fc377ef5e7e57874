import { toWire } from '@tableside/contract';
import type { BoardTable } from '@tableside/contract/http/console';
import { minor } from '@tableside/domain/money';
import type { TableRow } from './store.ts';

/**
 * What staff need to know first: `waiting` for us (an order to accept, a call), `ordered` (the kitchen has it), `served`
 * (nothing is open any more but the bill), `browsing` (phones, no order), `free`.
 */
export const tableState = (
  table: Pick<TableRow, 'asking' | 'open_calls' | 'cooking' | 'placed' | 'unpaid' | 'guests'>,
): BoardTable['state'] => {
  if (table.asking > 0 || table.open_calls > 0) return 'waiting';
  if (table.cooking > 0) return 'ordered';
  if (table.placed > 0 || table.unpaid > 0) return 'served';
  return table.guests > 0 ? 'browsing' : 'free';
};

/** A table as the console shows it. */
export const tableView = (row: TableRow): BoardTable => ({
  id: row.id,
  name: row.name,
  area: row.area,
  order_type: row.order_type,
  hash: row.code,
  short_code: row.short_code,
  guests: row.guests,
  state: tableState(row),
  open_orders: row.open_orders,
  unpaid: toWire(minor(row.unpaid), row.decimals),
  opened_at: row.opened_at?.toISOString() ?? null,
  last_event_at: row.last_event_at?.toISOString() ?? null,
});
