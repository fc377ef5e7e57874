import { checkBooks } from '../../apps/server/src/features/ledger/index.ts';
import { checkBill } from '../faults/hold-bills.ts';
import { verifyLines } from '../ledger/verify-lines.ts';
import type { Evening } from './evening.ts';
import { holdBills } from './hold-bills.ts';
import { holdBoard } from './hold-board.ts';
import { holdCounts } from './hold-counts.ts';
import { holdCsv } from './hold-csv.ts';
import { holdFloor } from './hold-floor.ts';
import { holdKitchen } from './hold-kitchen.ts';
import { holdNumbers, truthOf } from './hold-numbers.ts';
import { holdPayments } from './hold-payments.ts';
import { holdPhones } from './hold-phones.ts';
import { holdStream } from './hold-stream.ts';
import { holdZ } from './hold-z.ts';
import { readScreens } from './screens.ts';
import type { Watch } from './watch.ts';

/** What staff of this evening do on purpose. */
const EXPECTED_ALERTS = new Set(['refund_by_hand', 'taken_off_beyond_limit']);

/** Where a comparison that something changed under is made again; an evening that is over has no more than a few such things left. */
const MAX_LOOKS = 5;

/** Screens are read one after the other: they are of one moment as long as nothing more was told to anybody. */
const lastTold = async ({ house }: Evening): Promise<string> => {
  const { rows } = await house.database.pool.query<{ id: string }>(
    'select coalesce(max(id), 0)::text as id from outbox',
  );
  return rows[0]?.id ?? '0';
};

const lookedAt = async (evening: Evening, watch: Watch) => {
  const { house, place } = evening;
  const found: string[] = [];
  const told = (where: string) => (what: string) => void found.push(`${where}: ${what}`);
  const screens = await readScreens(evening);
  const { books } = screens;
  for (const problem of (await verifyLines(books.lines)).problems) told('verifier')(problem);
  for (const { check, subject, expected, found: other } of await checkBooks(
    house.database.run,
    place.venue.id,
  )) {
    told('books')(`${check}: ${subject} ${expected} <> ${other}`);
  }
  for (const { kind, data } of screens.alerts) {
    if (!EXPECTED_ALERTS.has(kind)) told('alert')(`${kind} ${JSON.stringify(data)}`);
  }
  const truth = truthOf(books);
  holdNumbers(screens.numbers, truth, place, told('numbers'));
  holdCsv(screens, told('csv'));
  // A bill from which everything was moved or taken off is neither paid nor owed.
  for (const bill of screens.bills) if (bill.items.length > 0) checkBill(bill, told('bill'));
  holdBills(screens, told('bills'));
  await holdPayments(evening, screens, truth, told('payments'));
  holdBoard(evening, screens, told('board'));
  holdKitchen(screens, told('kitchen'));
  holdFloor(evening, screens, told('floor'));
  holdCounts(evening, screens, told('counts'));
  await holdPhones(evening, screens, told('phone'));
  await holdStream(screens, watch, told('stream'));
  return { found, screens, truth };
};

/**
 * Holds every number of every screen against the journal, and the screens against each other. What a phone has in hand falls
 * by itself a minute later: screens read before and after it are of two moments, and are read again.
 */
export const hold = async (evening: Evening, watch: Watch): Promise<void> => {
  const { notes, house } = evening;
  for (let looks = 1; ; looks += 1) {
    const before = await lastTold(evening);
    const { found, screens, truth } = await lookedAt(evening, watch);
    if (looks < MAX_LOOKS && (await lastTold(evening)) !== before) continue;
    for (const what of found) notes.breaks(what);
    await holdZ(evening, screens, truth, what => notes.breaks(`z: ${what}`));
    break;
  }
  watch.close();
  if (house.complaints() !== '') notes.breaks(`the server complained: ${house.complaints().slice(-2_000)}`);
};
