import type { CallAnswer } from '@tableside/contract/client';
import type { StaffPayment } from '@tableside/contract/http/console/money';
import { type Exported, exportedBooks } from '@tableside/testkit/recomputed.ts';
import { parseCsv } from './csv-cells.ts';
import type { Evening } from './evening.ts';

export const CSV_TABLES = ['days', 'hours', 'items', 'methods', 'people', 'vat', 'accounts'] as const;
export type CsvTable = (typeof CSV_TABLES)[number];

/** Everything that staff can look at, and the books as an outsider reads them. Wire amounts as they come. */
export type Screens = {
  readonly board: CallAnswer<'GET /console/{venue}/board'>;
  readonly tables: CallAnswer<'GET /console/{venue}/tables'>['tables'];
  readonly kitchen: CallAnswer<'GET /console/{venue}/kitchen'>;
  readonly bills: CallAnswer<'GET /console/{venue}/bills'>['bills'];
  readonly payments: readonly StaffPayment[];
  readonly numbers: CallAnswer<'GET /console/{venue}/numbers'>;
  readonly alerts: CallAnswer<'GET /console/{venue}/money-alerts'>['alerts'];
  readonly csv: ReadonlyMap<CsvTable, readonly string[][]>;
  readonly books: Exported;
};

const allPayments = async ({ place }: Evening): Promise<StaffPayment[]> => {
  const { manager } = place.crew;
  const { id: venue } = place.venue;
  const all: StaffPayment[] = [];
  for (;;) {
    const before = all.at(-1)?.uuid;
    const query = before === undefined ? {} : { before };
    const { payments, more } = await manager.call('GET /console/{venue}/payments', { venue, query });
    all.push(...payments);
    if (!more) return all;
  }
};

/** What everybody of staff sees now. */
export const readScreens = async (evening: Evening): Promise<Screens> => {
  const { crew, venue } = evening.place;
  const { owner, manager } = crew;
  const where = { venue: venue.id };
  const csv = new Map<CsvTable, string[][]>();
  for (const table of CSV_TABLES) {
    const answer = await owner.fetch(`/api/console/${venue.id}/numbers/csv/${table}`);
    if (!answer.ok) throw new Error(`the CSV of ${table} was answered ${answer.status}`);
    csv.set(table, parseCsv(await answer.text()));
  }
  const books = await exportedBooks({ ...owner, venue: venue.id, email: '' });
  return {
    board: await manager.call('GET /console/{venue}/board', where),
    tables: (await manager.call('GET /console/{venue}/tables', where)).tables,
    kitchen: await crew.cook.call('GET /console/{venue}/kitchen', where),
    bills: (await manager.call('GET /console/{venue}/bills', where)).bills,
    payments: await allPayments(evening),
    numbers: await owner.call('GET /console/{venue}/numbers', { ...where, query: {} }),
    alerts: (await owner.call('GET /console/{venue}/money-alerts', where)).alerts,
    csv,
    books,
  };
};
