import { checkBooks } from '../../apps/server/src/features/ledger/index.ts';
import { verifyLines } from '../ledger/verify-lines.ts';
import { type Asker, asker } from './asking.ts';
import { BANKS, type Booked } from './bank.ts';
import { factsOf } from './export-facts.ts';
import type { Furnished, Staff } from './furnish.ts';
import { reconcileWithBooks } from './hold-against-books.ts';
import { holdAnswers } from './hold-answers.ts';
import { checkBill } from './hold-bills.ts';
import { holdDisputes } from './hold-disputes.ts';
import { type Floor, holdFloor } from './hold-floor.ts';
import { holdGifts } from './hold-gifts.ts';
import { holdMembers } from './hold-members.ts';
import { holdWithdrawn } from './hold-withdrawn.ts';
import type { Notes } from './notes.ts';
import { KINDS, type Kind } from './plan.ts';
import type { Stage } from './stage.ts';

const together = (one: Booked, other: Booked): Booked => ({
  ...(one.captured_minor > 0 ? one : other),
  captured_minor: one.captured_minor + other.captured_minor,
  refunded_minor: one.refunded_minor + other.refunded_minor,
  refunds: [...one.refunds, ...other.refunds],
  disputes: [...(one.disputes ?? []), ...(other.disputes ?? [])],
});

/** What all banks say, by our reference. */
export const booksOf = async ({ banks }: Stage): Promise<Map<string, Booked>> => {
  const all = await Promise.all(BANKS.map(bank => banks.book(bank)));
  const books = new Map<string, Booked>();
  for (const booked of all.flat()) {
    // A provider that makes a second order of a repeated call knows one payment of ours twice.
    const before = books.get(booked.reference);
    books.set(booked.reference, before ? together(before, booked) : booked);
  }
  return books;
};

const exportOf = async ({ venue }: Furnished, { owner }: Staff): Promise<string[]> => {
  const answer = await owner.fetch(`/api/console/ledger/export?venue=${venue.id}`);
  if (!answer.ok) throw new Error(`the export answered ${answer.status}: ${await answer.text()}`);
  return (await answer.text()).split('\n');
};

const floorOf = async (
  { database }: Stage,
  manager: Asker,
  { venue }: Furnished,
  bills: Floor['bills'],
): Promise<Floor> => {
  const at = { venue: venue.id };
  const board = await manager.must('GET /console/{venue}/board', at);
  const kitchen = await manager.must('GET /console/{venue}/kitchen', at);
  const floor = await manager.must('GET /console/{venue}/tables', at);
  const { rows } = await database.pool.query<{ id: string; number: string }>(
    `select i.id, o.unique_order_number as number from bill_item i join orders o on o.id = i.order_id
     where o.venue_id = $1`,
    [venue.id],
  );
  return {
    bills,
    orders: board?.orders ?? [],
    tickets: kitchen?.orders ?? [],
    tables: floor?.tables ?? [],
    orderOf: new Map(rows.map(({ id, number }) => [id, number])),
  };
};

/** What nobody could tell us of: a person must have been told to look. */
const holdUntold = async (
  { database }: Stage,
  notes: Notes,
  books: ReadonlyMap<string, Booked>,
): Promise<void> => {
  for (const { uuid, untold, seed } of notes.begun) {
    if (!untold || (books.get(uuid)?.captured_minor ?? 0) === 0) continue;
    const { rows } = await database.pool.query(
      `select 1 from payment p where id = $1 and (p.captured > 0 or exists (
         select from money_alert a where a.payment_id = p.id))`,
      [uuid],
    );
    if (rows.length === 0) notes.breaks(seed, `payment ${uuid} was taken in silence and nobody is told`);
  }
};

/** What rounds up another payment, by the name under which its provider knows both. */
const chargesOf = async ({ database }: Stage, { venue }: Furnished): Promise<Map<string, string>> => {
  const { rows } = await database.pool.query<{ id: string; charge: string }>(
    'select id, charge_id as charge from payment where venue_id = $1 and charge_id is not null',
    [venue.id],
  );
  return new Map(rows.map(({ id, charge }) => [id, charge]));
};

/** Holds everything against everything, from outside: exports, providers' books, what guests and staff read. */
export const checkAll = async (
  stage: Stage,
  notes: Notes,
  venues: Readonly<Record<Kind, Furnished>>,
  staff: Staff,
): Promise<void> => {
  const books = await booksOf(stage);
  const seeds = new Map(notes.begun.map(({ uuid, seed }) => [uuid, seed]));
  const untold = new Set(notes.begun.filter(begun => begun.untold).map(({ uuid }) => uuid));
  const known = new Set<string>();
  for (const kind of KINDS) {
    const place = venues[kind];
    const report = (what: string): void => {
      const uuid = /[\da-f]{8}-[\da-f-]{27}/.exec(what)?.[0] ?? '';
      notes.breaks(seeds.get(uuid) ?? -1, `${kind}: ${what}`);
    };
    const lines = await exportOf(place, staff);
    for (const problem of (await verifyLines(lines)).problems) report(`verifier: ${problem}`);
    const facts = factsOf(lines);
    for (const id of facts.payments.keys()) known.add(id);
    reconcileWithBooks(facts, books, { untold, chargeOf: await chargesOf(stage, place) }, report);
    holdDisputes(facts, books, report);
    const gifts = await asker(stage, notes, -1, staff.owner.cookies).must('GET /console/{venue}/gifts', {
      venue: place.venue.id,
    });
    if (gifts) holdGifts(facts, gifts.owed, report);
    for (const { check, subject, expected, found } of await checkBooks(stage.database.run, place.venue.id)) {
      report(`${check}: ${subject} ${expected} <> ${found}`);
    }
    const manager = asker(stage, notes, -1, staff.manager.cookies);
    const heard = await manager.must('GET /console/{venue}/bills', { venue: place.venue.id });
    const bills = heard?.bills ?? [];
    for (const bill of bills) checkBill(bill, report);
    // An order that is paid before it is made stands on no bill of a table.
    if (kind !== 'prepaid') holdFloor(await floorOf(stage, manager, place, bills), report);
  }
  for (const [reference, { captured_minor }] of books) {
    if (!known.has(reference) && captured_minor > 0)
      notes.breaks(seeds.get(reference) ?? -1, `unknown ${reference}`);
  }
  await holdUntold(stage, notes, books);
  await holdWithdrawn(stage, notes);
  await holdMembers(stage, notes);
  await holdAnswers(notes, books);
};
