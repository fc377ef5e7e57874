import type { BoardTable } from '@tableside/contract/http/console/board';
import { attempt, type Evening, isOpen, note, type Party } from './evening.ts';
import type { FridayTable } from './furnish.ts';
import { payBill } from './guests.ts';
import { settle } from './on-bills.ts';
import { closeOrder } from './on-orders.ts';

const here = ({ parties }: Evening): Party[] => parties.filter(({ state }) => state === 'here');

/** A table of the kind at which nobody of ours sits; at a counter there is always room. */
export const freeTable = (evening: Evening, kind: Party['kind']): FridayTable | null => {
  const all = evening.place.tables.filter(table => table.kind === kind);
  if (kind === 'counter') return all[evening.parties.length % all.length] ?? null;
  const taken = new Set(here(evening).map(({ table }) => table.id));
  return all.find(({ id }) => !taken.has(id)) ?? null;
};

/** Guests without a phone order from the waiter. */
export const orderByStaff = async (evening: Evening, party: Party): Promise<void> => {
  const { chance, waiter, table } = party;
  const lines = [
    { menu_item_id: chance.pick(['soup', 'third', 'steak']), quantity: 1 + chance.roll(2) },
    { menu_item_id: 'beer', quantity: 1 },
  ];
  const input = { venue: evening.place.venue.id, table: table.id, body: { lines, comment: '' } };
  const placed = await attempt(evening, waiter, 'POST /console/{venue}/tables/{table}/order', input);
  if (!placed) return;
  note(party, placed.order);
  party.served = true;
};

/** Waiters go to whoever calls, and answer. */
export const answerCalls = async (evening: Evening, dice: Party['chance']): Promise<void> => {
  const { crew, venue } = evening.place;
  const [waiter] = crew.waiters;
  const board = await attempt(evening, waiter, 'GET /console/{venue}/board', { venue: venue.id });
  for (const call of board?.calls ?? []) {
    const where = { venue: venue.id, call: call.id };
    if (dice.oneIn(3)) await attempt(evening, waiter, 'POST /console/{venue}/calls/{call}/take', where);
    if (dice.oneIn(4)) await attempt(evening, waiter, 'POST /console/{venue}/calls/{call}/done', where);
  }
};

const pairOf = (evening: Evening, dice: Party['chance']): [Party, Party] | null => {
  const all = here(evening).filter(({ kind }) => kind === 'later');
  const one = all[dice.roll(Math.max(1, all.length))];
  const others = all.filter(party => party !== one);
  const other = others[dice.roll(Math.max(1, others.length))];
  return one && other ? [one, other] : null;
};

/** A party sits at another, free table from now on. */
export const moveOne = async (evening: Evening, dice: Party['chance']): Promise<void> => {
  const [party] = pairOf(evening, dice) ?? [];
  const to = freeTable(evening, 'later');
  if (!party || !to) return;
  const input = { venue: evening.place.venue.id, table: party.table.id, body: { to: to.id } };
  const moved = await attempt(evening, party.waiter, 'POST /console/{venue}/tables/{table}/move', input);
  if (moved) party.table = to;
};

/** Two parties become one, with all that they are. */
export const mergeTwo = async (evening: Evening, dice: Party['chance']): Promise<void> => {
  const [from, into] = pairOf(evening, dice) ?? [];
  if (!from || !into) return;
  const input = { venue: evening.place.venue.id, table: from.table.id, body: { into: into.table.id } };
  const merged = await attempt(evening, from.waiter, 'POST /console/{venue}/tables/{table}/merge', input);
  if (!merged) return;
  const counted = from.people !== null || into.people !== null;
  into.people = counted ? (from.people ?? from.everSat) + (into.people ?? into.everSat) : null;
  into.everSat += from.everSat;
  into.phones.push(...from.phones);
  into.orders.push(...from.orders);
  into.served ||= from.served;
  from.phones = [];
  from.orders = [];
  from.state = 'joined';
};

/** Some dishes of a party go on the bill of another. */
export const splitOff = async (evening: Evening, dice: Party['chance']): Promise<void> => {
  const [from, to] = pairOf(evening, dice) ?? [];
  if (!from || !to) return;
  const { id: venue } = evening.place.venue;
  const bills = await attempt(evening, from.waiter, 'GET /console/{venue}/bills', { venue });
  const bill = bills?.bills.find(({ table_id, status }) => table_id === from.table.id && status === 'open');
  const free = (bill?.items ?? []).filter(({ is_paid, in_hand }) => !is_paid && in_hand === null);
  const items = free.slice(0, 1 + dice.roll(2)).map(({ id }) => id);
  if (items.length === 0) return;
  const input = { venue, table: from.table.id, body: { to: to.table.id, items } };
  const split = await attempt(evening, from.waiter, 'POST /console/{venue}/tables/{table}/split', input);
  if (split) to.served = true;
};

const STATES = ['open', 'rush_mode', 'open', 'temporarily_disabled', 'open'] as const;

/** The house: something is sold out or back, rush is on or off, ordering is paused for a moment. */
export const runHouse = async (evening: Evening, tick: number, dice: Party['chance']): Promise<void> => {
  const { crew, venue } = evening.place;
  if (dice.oneIn(6)) {
    const body = { kind: 'item' as const, id: 'fish', remaining: dice.pick([0, 3, null]) };
    await attempt(evening, crew.cook, 'POST /console/{venue}/stock', { venue: venue.id, body });
  }
  if (tick % 8 === 0) {
    const order_status = STATES[(tick / 8) % STATES.length] ?? 'open';
    const rush_mode_wait_minutes = order_status === 'rush_mode' ? 35 : null;
    const input = { venue: venue.id, body: { order_status, rush_mode_wait_minutes } };
    await attempt(evening, crew.manager, 'POST /console/{venue}/status', input);
  }
};

const close = async (evening: Evening, party: Party, force: boolean): Promise<BoardTable | null> => {
  const input = { venue: evening.place.venue.id, table: party.table.id, body: { force } };
  const closed = await attempt(evening, party.waiter, 'POST /console/{venue}/tables/{table}/close', input);
  return closed?.table ?? null;
};

/** What they did not pay stays open for staff. */
const abandon = async (evening: Evening, { table, waiter }: Party): Promise<void> => {
  const { id: venue } = evening.place.venue;
  const seen = await attempt(evening, waiter, 'GET /console/{venue}/bills', { venue });
  for (const { id, table_id, status } of seen?.bills ?? []) {
    if (table_id === table.id && status === 'open') evening.abandoned.add(id);
  }
};

/** The party pays what is left, everything is brought, and the table is closed; one in a while runs away. */
export const leave = async (evening: Evening, party: Party): Promise<void> => {
  const { chance, kind } = party;
  const runsAway = chance.oneIn(12);
  if (kind === 'later' && !runsAway) {
    if (chance.oneIn(2)) await payBill(evening, party, true);
    await settle(evening, party, true);
  }
  for (const order of party.orders.filter(isOpen)) {
    if (order.status === 'pending_activate') continue;
    if (order.status === 'waiting_confirmation') {
      const input = {
        venue: evening.place.venue.id,
        order: order.number,
        body: { wait_minutes: null },
      };
      const taken = await attempt(
        evening,
        party.waiter,
        'POST /console/{venue}/orders/{order}/accept',
        input,
      );
      if (taken) note(party, taken.order);
    }
    await closeOrder(evening, party, order);
  }
  if (kind === 'counter') {
    party.state = 'gone';
    return;
  }
  if (await close(evening, party, false)) party.state = 'gone';
  else if (await close(evening, party, true)) {
    party.state = 'gone';
    await abandon(evening, party);
  }
};
