import type { AtTable } from './at-table.ts';
import { openBill, person } from './staff-hands.ts';

/** The kitchen bumps a line of an order, or a waiter brings it, while guests pay and others take things off. */
export const cook = async (at: AtTable): Promise<void> => {
  const { venue } = at.place;
  const manager = person(at, 'manager');
  const heard = await manager.must('GET /console/{venue}/kitchen', { venue: venue.id });
  const tickets = (heard?.orders ?? []).filter(each => at.orders.includes(each.unique_order_number));
  const ticket = tickets[at.plan.seed % Math.max(1, tickets.length)];
  const line = ticket?.lines[at.plan.seed % Math.max(1, ticket.lines.length)];
  if (!ticket || !line) return;
  const where = { venue: venue.id, order: ticket.unique_order_number };
  const items = [line.id];
  const answer =
    at.plan.seed % 2 === 0
      ? await manager.ask('POST /console/{venue}/kitchen/orders/{order}/ready', {
          ...where,
          body: { items, ready: true },
        })
      : await manager.ask('POST /console/{venue}/orders/{order}/deliver', {
          ...where,
          body: { items, delivered: true },
        });
  if (answer.kind === 'answer') at.notes.hit('kitchen-works-meanwhile');
};

/** A dish is taken off the bill, by two at once, or all that nobody has paid of an order. */
export const takeOff = async (at: AtTable, all: boolean): Promise<void> => {
  const bill = await openBill(at);
  const open = (bill?.items ?? []).filter(({ is_paid, kind }) => !is_paid && kind === 'item');
  const one = open[at.plan.seed % Math.max(1, open.length)];
  if (!bill || !one) return;
  const gone = all ? open.filter(({ order_id }) => order_id === one.order_id) : [one];
  const body = { items: gone.map(({ id }) => id), reason: 'a change of mind' };
  const input = { venue: at.place.venue.id, bill: bill.id, body };
  const manager = person(at, 'manager');
  const heard = await Promise.all(
    [0, 1].map(server => manager.ask('POST /console/{venue}/bills/{bill}/items/void', input, server)),
  );
  if (heard.filter(({ kind }) => kind === 'answer').length > 1)
    at.notes.breaks(at.plan.seed, `a dish was taken off bill ${bill.id} twice`);
  if (heard.some(({ kind }) => kind === 'answer'))
    at.notes.hit(all ? 'order-taken-off-meanwhile' : 'dish-taken-off-meanwhile');
};
