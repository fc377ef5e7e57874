import { exportedBooks } from '@tableside/testkit/recomputed.ts';
import type { Evening } from './evening.ts';
import { holdFigures, type Truth, truthOf } from './hold-numbers.ts';
import { cents, type Report, same } from './same.ts';
import type { Screens } from './screens.ts';

const FLOAT = 10_000;
const COUNTED = 123_456;

/** The day is closed: the Z report says the whole journal, the next one nothing, and the numbers stay. */
export const holdZ = async (
  { place }: Evening,
  screens: Screens,
  truth: Truth,
  report: Report,
): Promise<void> => {
  const { owner } = place.crew;
  const where = { venue: place.venue.id };
  const body = { after: 0, float: FLOAT, counted: COUNTED, note: 'A full Friday' };
  const { report: z } = await owner.call('POST /console/{venue}/z-reports', { ...where, body });
  const books = await exportedBooks({ ...owner, venue: where.venue, email: '' });
  const after = truthOf(books);
  holdFigures(z, after, place, report);
  const expected = FLOAT + truth.cash;
  same(
    'cash',
    z.cash,
    { float: FLOAT, moved: truth.cash, expected, counted: COUNTED, difference: COUNTED - expected },
    report,
  );
  same('the drawer in the books', after.drawer, COUNTED - expected, report);
  same('cash that moved', after.cash, truth.cash, report);
  same('its seal', z.seal, { after: 0, ...books.head }, report);
  const owing = screens.bills
    .filter(({ status, left }) => status === 'open' && left > 0)
    .map(bill => [bill.unique_order_number, cents(bill.total), cents(bill.payments_sum), cents(bill.left)])
    .sort();
  const listed = z.open_bills
    .filter(({ number }) => screens.bills.some(each => each.unique_order_number === number && each.left > 0))
    .map(each => [each.number, each.total, each.paid, each.left])
    .sort();
  same('open bills', listed, owing, report);
  const next = await owner.call('GET /console/{venue}/z-reports/next', where);
  same('the next one', [next.after, next.content.figures.net, next.content.accounts], [1, 0, []], report);
  const numbers = await owner.call('GET /console/{venue}/numbers', { ...where, query: {} });
  const { accounts } = z;
  same('numbers after it', numbers, { ...screens.numbers, accounts }, report);
};
