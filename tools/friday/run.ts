import { type Chance, chance } from '../faults/chance.ts';
import type { Evening, Party } from './evening.ts';
import { seedVenue } from './furnish.ts';
import { callWaiter, payBill, placeOrder, seatParty } from './guests.ts';
import { hold } from './hold.ts';
import type { House } from './house.ts';
import { freshNotes, type Notes } from './notes.ts';
import { changeBill, refund, settle } from './on-bills.ts';
import { workOnOrders } from './on-orders.ts';
import {
  answerCalls,
  freeTable,
  leave,
  mergeTwo,
  moveOne,
  orderByStaff,
  runHouse,
  splitOff,
} from './on-tables.ts';
import { beginInOneDay, dayOf } from './one-day.ts';
import { type PlannedParty, planFriday, type Size, STEPS_A_MINUTE } from './plan.ts';
import { waitUntilIdle } from './quieten.ts';
import { watchFloor } from './watch.ts';

const STEP_MS = 60_000 / STEPS_A_MINUTE;
/** Parties that do something at the same moment. */
const AT_ONCE = 5;

const arrive = async (evening: Evening, planned: PlannedParty): Promise<boolean> => {
  const table = freeTable(evening, planned.kind);
  if (!table) return false;
  await seatParty(evening, table, {
    ...planned,
    orderAt: [...planned.orderAt],
    // At a counter each phone is a party of its own.
    size: planned.kind === 'counter' ? 1 : planned.size,
  });
  return true;
};

/** One moment of one party: who of it, and who of staff, does what is for the dice to say. */
const stepOf = async (evening: Evening, party: Party, tick: number): Promise<void> => {
  const { chance: dice, kind } = party;
  // Who could not order, because the house paused or all was sold out, tries again.
  for (const at of [...party.orderAt]) {
    if (at <= tick && (await placeOrder(evening, party))) party.orderAt.splice(party.orderAt.indexOf(at), 1);
  }
  await workOnOrders(evening, party);
  if (dice.oneIn(25)) await callWaiter(evening, party);
  if (kind === 'later') {
    if (dice.oneIn(30)) await orderByStaff(evening, party);
    if (dice.oneIn(12)) await changeBill(evening, party);
    if (dice.oneIn(14)) await payBill(evening, party, false);
    if (dice.oneIn(20)) await settle(evening, party, false);
  }
  if (dice.oneIn(40)) await refund(evening, party);
  if (party.leaveAt !== null && tick >= party.leaveAt) await leave(evening, party);
};

const acrossTables = async (evening: Evening, tick: number, dice: Chance): Promise<void> => {
  await runHouse(evening, tick, dice);
  await answerCalls(evening, dice);
  if (dice.oneIn(4)) await moveOne(evening, dice);
  if (dice.oneIn(6)) await splitOff(evening, dice);
  if (dice.oneIn(9)) await mergeTwo(evening, dice);
};

export type Friday = { readonly notes: Notes; readonly orders: number; readonly parties: number };

/** A whole evening at a house, and then every number of every screen against the books. */
export const runFriday = async (
  house: House,
  seed: number,
  size: Size,
  told: (line: string) => void,
): Promise<Friday> => {
  const notes = freshNotes();
  const day = await beginInOneDay(house, size.minutes, told);
  const evening: Evening = {
    house,
    notes,
    place: await seedVenue(house, size.tables),
    parties: [],
    abandoned: new Set(),
  };
  const watch = await watchFloor(evening);
  const dice = chance(seed + 1);
  let waiting = planFriday(seed, size);
  for (let tick = 0; tick < size.minutes * STEPS_A_MINUTE; tick += 1) {
    const later: PlannedParty[] = [];
    for (const planned of waiting) {
      if (planned.arriveAt > tick || !(await arrive(evening, planned))) later.push(planned);
    }
    waiting = later;
    await acrossTables(evening, tick, dice);
    const next = evening.parties.filter(({ state }) => state === 'here').values();
    const lane = async (): Promise<void> => {
      for (const party of next) if (party.state === 'here') await stepOf(evening, party, tick);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    await house.advance(STEP_MS);
    if ((tick + 1) % STEPS_A_MINUTE === 0) {
      told(
        `minute ${(tick + 1) / STEPS_A_MINUTE}: ${notes.did.get('POST /cart/{session}/place-order') ?? 0} orders, ${notes.broken.length} broken`,
      );
    }
  }
  if (waiting.length > 0) told(`${waiting.length} parties found no table`);
  await waitUntilIdle(evening);
  if (dayOf(house.now()) !== day) {
    notes.breaks(`the evening crossed the end of the business day ${day}: its numbers are of two days`);
    watch.close();
  } else await hold(evening, watch);
  return {
    notes,
    orders: notes.did.get('POST /cart/{session}/place-order') ?? 0,
    parties: evening.parties.length,
  };
};
