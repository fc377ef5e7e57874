import type { AtTable } from './at-table.ts';
import { BANKS } from './bank.ts';
import { cook, takeOff } from './floor-acts.ts';
import type { StaffAct } from './plan.ts';
import { openBill, person } from './staff-hands.ts';

const takeCash = async (at: AtTable, part: number): Promise<void> => {
  const bill = await openBill(at);
  if (!bill || bill.left <= 0) return;
  const left = Math.round(bill.left * 100);
  const amount = Math.max(1, Math.floor((left * part) / 100));
  const method = at.plan.seed % 2 === 0 ? ('cash' as const) : ('card-machine' as const);
  const body = { method, tip: at.plan.seed % 3 === 0 ? 123 : 0, ...(part < 100 && { amount }) };
  const key = `settle-${bill.id}-${bill.revision}`;
  const input = { venue: at.place.venue.id, bill: bill.id, body, idempotencyKey: key };
  const waiter = person(at, 'waiter');
  // A nervous finger: the same request twice at once is one payment.
  const heard = await Promise.all(
    [0, 1].map(server => waiter.ask('POST /console/{venue}/bills/{bill}/settle', input, server)),
  );
  if (heard.some(({ kind }) => kind === 'answer')) at.notes.hit('staff-take-cash-meanwhile');
};

const changeBill = async (at: AtTable): Promise<void> => {
  const bill = await openBill(at);
  const manager = person(at, 'manager');
  if (!bill) return;
  const place = { venue: at.place.venue.id, bill: bill.id };
  const free = bill.items.find(({ is_paid, held_by }) => !is_paid && held_by === null);
  const reason = 'a change of mind';
  const changes = [
    () =>
      manager.ask('POST /console/{venue}/bills/{bill}/lines', {
        ...place,
        body: { lines: [{ name: 'Wine', price: 777, quantity: 2 }] },
      }),
    () =>
      manager.ask('POST /console/{venue}/bills/{bill}/items/void', {
        ...place,
        body: { items: free ? [free.id] : ['00000000-0000-4000-8000-000000000000'], reason },
      }),
    () =>
      manager.ask('POST /console/{venue}/bills/{bill}/discount', { ...place, body: { percent: 15, reason } }),
    () =>
      manager.ask('POST /console/{venue}/bills/{bill}/items/change', {
        ...place,
        body: { item: free?.id ?? '', price: 401, reason },
      }),
  ];
  const heard = await changes[at.plan.seed % changes.length]?.();
  if (heard?.kind === 'answer') at.notes.hit('staff-change-bill-meanwhile');
};

const endOrder = async (at: AtTable): Promise<void> => {
  const order = at.orders[at.plan.seed % Math.max(1, at.orders.length)];
  if (order === undefined) return;
  const input = { venue: at.place.venue.id, order, body: { reason: 'the kitchen burnt down' } };
  const heard = await person(at, 'waiter').ask('POST /console/{venue}/orders/{order}/reject', input);
  if (heard.kind === 'answer') at.notes.hit('order-ends-meanwhile');
};

const refund = async (at: AtTable, act: 'refund-twice' | 'refund-silent' | 'refund-part'): Promise<void> => {
  const payment = at.paid[at.plan.seed % Math.max(1, at.paid.length)];
  if (payment === undefined) return;
  const bank = at.notes.begun.find(({ uuid }) => uuid === payment)?.bank ?? 'stripe';
  if (act === 'refund-silent') await at.stage.banks.next(bank, [{ do: 'down', times: 2, how: 'cut' }]);
  const reason = 'it was cold';
  const amount = 50 + (at.plan.seed % 400);
  const body = act === 'refund-part' ? { amount, reason } : { reason };
  const input = { venue: at.place.venue.id, payment, body };
  const manager = person(at, 'manager');
  const servers = act === 'refund-twice' ? [0, 1] : [at.plan.seed];
  const heard = await Promise.all(
    servers.map(server => manager.ask('POST /console/{venue}/payments/{payment}/refund', input, server)),
  );
  const taken = heard.filter(({ kind }) => kind === 'answer').length;
  if (act === 'refund-twice' && taken > 1)
    at.notes.breaks(at.plan.seed, 'a whole payment was given back twice');
  if (act === 'refund-twice' && taken > 0) at.notes.hit('refund-twice-at-once');
  if (act === 'refund-silent' && taken > 0 && BANKS.includes(bank)) at.notes.hit('refund-provider-silent');
};

/** Something that staff do while guests pay. */
export const staffDoes = async (at: AtTable, act: StaffAct): Promise<void> => {
  if (act === 'cash') return takeCash(at, 10 + (at.plan.seed % 60));
  if (act === 'change') return changeBill(at);
  if (act === 'end-order') return endOrder(at);
  if (act === 'cook') return cook(at);
  if (act === 'take-off' || act === 'take-off-all') return takeOff(at, act === 'take-off-all');
  return refund(at, act);
};

/** Everything that is still owed is taken in cash. */
export const staffSettle = async (at: AtTable): Promise<void> => {
  if (at.plan.kind !== 'prepaid') return takeCash(at, 100);
  for (const order of at.orders) {
    await person(at, 'waiter').ask('POST /console/{venue}/orders/{order}/settle-cash', {
      venue: at.place.venue.id,
      order,
    });
  }
};
