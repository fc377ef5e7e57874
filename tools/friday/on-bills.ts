import type { StaffBill, StaffPayment } from '@tableside/contract/http/console/money';
import { attempt, type Evening, note, type Party } from './evening.ts';

const BILL = 'POST /console/{venue}/bills/{bill}';

/** The open bill of the table, opened if there is none; staff count the guests now and then. */
const openBill = async (evening: Evening, party: Party, people: number | null): Promise<StaffBill | null> => {
  const input = { venue: evening.place.venue.id, table: party.table.id, body: { guest_count: people } };
  const opened = await attempt(evening, party.waiter, 'POST /console/{venue}/tables/{table}/bill', input);
  return opened?.bill ?? null;
};

/** The order with which the newest dish of a bill went to the kitchen is served like any other. */
const noteNewest = async (evening: Evening, party: Party, { items }: StaffBill): Promise<void> => {
  const { crew, venue } = evening.place;
  const board = await attempt(evening, crew.manager, 'GET /console/{venue}/board', { venue: venue.id });
  const order = board?.orders.find(({ order_id }) => order_id === items.at(-1)?.order_id);
  if (order) note(party, order);
};

/** Staff count the guests, or write, take off, lower, discount, or print the pre-check. */
export const changeBill = async (evening: Evening, party: Party): Promise<void> => {
  const { chance, waiter } = party;
  const { manager } = evening.place.crew;
  const counts = chance.oneIn(4) ? party.size + chance.roll(3) : null;
  const bill = await openBill(evening, party, counts);
  if (!bill) return;
  if (counts !== null) party.people = counts;
  const where = { venue: evening.place.venue.id, bill: bill.id };
  const free = bill.items.filter(
    ({ is_paid, in_hand, kind, part }) => !is_paid && in_hand === null && kind === 'item' && !part,
  );
  const piece = free[chance.roll(Math.max(1, free.length))];
  const reason = 'A change of mind';
  const changes = [
    async () => {
      const lines = [{ name: 'House wine', price: 777, quantity: 2 }];
      const written = await attempt(evening, waiter, `${BILL}/lines`, { ...where, body: { lines } });
      if (written) party.served = true;
    },
    async () => {
      const lines = [{ menu_item_id: 'soup', quantity: 1 + chance.roll(2), note: 'for the child' }];
      const body = { lines, kitchen: true };
      const written = await attempt(evening, waiter, `${BILL}/lines`, { ...where, body });
      if (written) party.served = true;
      if (written) await noteNewest(evening, party, written.bill);
    },
    async () => {
      if (piece)
        await attempt(evening, manager, `${BILL}/items/void`, {
          ...where,
          body: { items: [piece.id], reason },
        });
    },
    async () => {
      const price = Math.floor((Math.round((piece?.price ?? 0) * 100) * chance.pick([0, 30, 80])) / 100);
      const body = { item: piece?.id ?? '', price, reason };
      if (piece) await attempt(evening, manager, `${BILL}/items/change`, { ...where, body });
    },
    async () => {
      const body = chance.oneIn(2) ? { percent: chance.pick([0, 7, 15]), reason } : { amount: 250, reason };
      await attempt(evening, manager, `${BILL}/discount`, { ...where, body });
    },
    async () => {
      await attempt(evening, waiter, `${BILL}/precheck`, { ...where, body: { printed: chance.oneIn(2) } });
    },
  ];
  await changes[chance.roll(changes.length)]?.();
};

/** Staff take money at the table: a part of what is left, some dishes, or all of it. */
export const settle = async (evening: Evening, party: Party, all: boolean): Promise<void> => {
  const { chance } = party;
  const bill = await openBill(evening, party, null);
  if (!bill || bill.left <= 0) return;
  const left = Math.round(bill.left * 100);
  const free = bill.items.filter(({ is_paid, price }) => !is_paid && price > 0).map(({ id }) => id);
  const part = chance.oneIn(2)
    ? { amount: Math.max(1, Math.floor((left * (10 + chance.roll(80))) / 100)) }
    : { items: free.slice(0, 1 + chance.roll(3)) };
  const method = chance.pick(['cash', 'cash', 'card-machine', 'room-bill']);
  const body = { method, tip: chance.pick([0, 0, 150, 333]), ...(all ? {} : part) };
  await attempt(evening, party.waiter, `${BILL}/settle`, {
    venue: evening.place.venue.id,
    bill: bill.id,
    body,
  });
};

/** The manager gives money back: an amount, a dish, all of it, or of the tip. */
export const refund = async (evening: Evening, party: Party): Promise<void> => {
  const { chance } = party;
  const { manager } = evening.place.crew;
  const { id: venue } = evening.place.venue;
  const list = await attempt(evening, manager, 'GET /console/{venue}/payments', { venue, query: {} });
  const here = (list?.payments ?? []).filter(
    (each: StaffPayment) => each.table_name === party.table.name && each.refundable > 0,
  );
  const payment = here[chance.roll(Math.max(1, here.length))];
  if (!payment) return;
  const left = Math.round(payment.refundable * 100);
  const dish = payment.items.find(({ price, refunded }) => price > refunded);
  const reason = 'It was cold';
  const bodies = [
    { amount: Math.max(1, Math.floor(left / 3)), reason },
    { items: dish ? [dish.id] : [], ...(dish ? {} : { amount: 1 }), reason },
    { reason },
    { amount: 60, tip: Math.min(60, Math.round(payment.tips * 100)), reason },
  ];
  const body = bodies[chance.roll(bodies.length)] ?? { reason };
  const key = 'POST /console/{venue}/payments/{payment}/refund';
  await attempt(evening, manager, key, { venue, payment: payment.uuid, body });
};
