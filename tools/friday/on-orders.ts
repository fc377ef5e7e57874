import { attempt, type Evening, isOpen, note, type Order, type Party } from './evening.ts';

const some = <T>(from: readonly T[], many: number): T[] => from.slice(0, Math.max(1, many));

/** What staff do with an order that waits to be accepted. */
const receive = async (evening: Evening, party: Party, order: Order): Promise<void> => {
  const { chance, waiter } = party;
  const where = { venue: evening.place.venue.id, order: order.number };
  const turn = chance.roll(12);
  if (turn < 3) {
    const seen = await attempt(evening, waiter, 'POST /console/{venue}/orders/{order}/seen', where);
    if (seen) note(party, seen.order);
  } else if (turn === 3) {
    const input = { ...where, body: { reason: 'The kitchen is full' } };
    const refused = await attempt(evening, waiter, 'POST /console/{venue}/orders/{order}/reject', input);
    if (refused) note(party, refused.order);
  } else {
    const wait_minutes = chance.pick([null, 10, 15, 25]);
    const input = { ...where, body: { wait_minutes } };
    const taken = await attempt(evening, waiter, 'POST /console/{venue}/orders/{order}/accept', input);
    if (taken) note(party, taken.order);
  }
};

/** The kitchen bumps and recalls lines. */
const cook = async (evening: Evening, party: Party, order: Order): Promise<void> => {
  const { chance } = party;
  const ids = order.items.map(({ id }) => id);
  const items = some(ids, chance.roll(ids.length + 1));
  const input = {
    venue: evening.place.venue.id,
    order: order.number,
    body: { items, ready: !chance.oneIn(8) },
  };
  const key = 'POST /console/{venue}/kitchen/orders/{order}/ready';
  const bumped = await attempt(evening, evening.place.crew.cook, key, input);
  if (bumped) order.status = bumped.ticket.status;
};

/** Waiters bring dishes one by one, take a mark back, promise more time, and close what is served. */
const serve = async (evening: Evening, party: Party, order: Order): Promise<void> => {
  const { chance, waiter } = party;
  const where = { venue: evening.place.venue.id, order: order.number };
  const turn = chance.roll(20);
  if (turn === 0) {
    const input = { ...where, body: { reason: 'The oven is broken' } };
    const failed = await attempt(evening, waiter, 'POST /console/{venue}/orders/{order}/fail', input);
    if (failed) note(party, failed.order);
    return;
  }
  if (turn === 1) {
    const input = { ...where, body: { wait_minutes: 30 } };
    const late = await attempt(evening, waiter, 'POST /console/{venue}/orders/{order}/wait', input);
    if (late) note(party, late.order);
    return;
  }
  const left = order.items.filter(({ is_delivered }) => !is_delivered);
  const brought = order.items.filter(({ is_delivered }) => is_delivered);
  const undo = turn === 2 && brought.length > 0;
  if (left.length > 0 || undo) {
    const items = some(undo ? brought : left, chance.roll(left.length + 1)).map(({ id }) => id);
    const input = { ...where, body: { items, delivered: !undo } };
    const moved = await attempt(evening, waiter, 'POST /console/{venue}/orders/{order}/deliver', input);
    if (moved) note(party, moved.order);
    return;
  }
  await closeOrder(evening, party, order);
};

export const closeOrder = async (evening: Evening, party: Party, order: Order): Promise<void> => {
  const where = { venue: evening.place.venue.id, order: order.number };
  const done = await attempt(evening, party.waiter, 'POST /console/{venue}/orders/{order}/close', where);
  if (done) note(party, done.order);
};

const takeCash = async (evening: Evening, party: Party, order: Order): Promise<void> => {
  const where = { venue: evening.place.venue.id, order: order.number };
  const key = 'POST /console/{venue}/orders/{order}/settle-cash';
  const paid = await attempt(evening, party.waiter, key, where);
  if (paid) note(party, paid.order);
};

/** One turn of staff and kitchen for each open order of a party. */
export const workOnOrders = async (evening: Evening, party: Party): Promise<void> => {
  const { chance } = party;
  for (const order of party.orders.filter(isOpen)) {
    if (chance.oneIn(3)) continue;
    if (order.status === 'pending_activate') continue;
    if (party.kind !== 'later' && chance.oneIn(3)) await takeCash(evening, party, order);
    if (order.status === 'waiting_confirmation') await receive(evening, party, order);
    else if (chance.oneIn(2)) await cook(evening, party, order);
    else await serve(evening, party, order);
  }
};
