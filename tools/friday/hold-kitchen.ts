import { type Report, same } from './same.ts';
import type { Screens } from './screens.ts';

const inMaking = ({ status }: { readonly status: string }): boolean =>
  status === 'active' || status === 'partially_delivered';

/** The kitchen has exactly what the board says is in the making, line by line. */
export const holdKitchen = ({ board, kitchen }: Screens, report: Report): void => {
  const open = board.orders.filter(inMaking);
  const tickets = kitchen.orders.filter(inMaking);
  const named = (all: readonly { readonly unique_order_number: string }[]) =>
    all.map(each => each.unique_order_number).sort();
  same('open tickets', named(tickets), named(open), report);
  const closed = board.orders.filter(({ status }) => status === 'closed');
  same(
    'finished tickets',
    named(kitchen.orders.filter(({ status }) => status === 'closed')),
    named(closed),
    report,
  );
  for (const ticket of kitchen.orders) {
    const order = board.orders.find(each => each.unique_order_number === ticket.unique_order_number);
    if (!order) continue;
    const name = `ticket ${ticket.order_id}`;
    same(`${name}: table`, ticket.table_name, order.table_name, report);
    same(`${name}: minutes`, ticket.wait_minutes, order.wait_minutes, report);
    same(`${name}: guest`, ticket.guest_index, order.guest_index, report);
    const lines = ticket.lines.map(line => [line.id, line.quantity, line.delivered_at !== null]);
    const items = order.items.map(item => [item.id, item.quantity, item.is_delivered]);
    same(`${name}: lines`, lines, items, report);
  }
};
