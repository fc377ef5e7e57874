import { Refusal } from '@tableside/contract';
import type { NumbersView } from '@tableside/contract/http/console/reports';
import { csvFile } from '@tableside/domain/reports';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Deps } from '../../../deps.ts';
import { type Handler, RawAnswer } from '../../../http/mount/handler.ts';
import { oneMoment } from '../numbers/moment-store.ts';
import { readNumbers } from '../numbers/numbers.ts';
import { periodOf } from '../numbers/period.ts';
import { type CsvTable, csvTable, isCsvTable } from './csv-tables.ts';
import { reportWords } from './report-words.ts';

/** A CSV as a file to keep. `name` in plain letters. */
export const csvReply = (name: string, text: string): RawAnswer =>
  new RawAnswer(
    200,
    {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
    Buffer.from(text, 'utf8'),
  );

/** One table of a period's numbers as the text of a CSV file, in the words of the venue's main language. */
export const csvOf = (table: CsvTable, numbers: NumbersView, settings: VenueSettings): string =>
  csvFile(csvTable(table, numbers, reportWords(settings.mainLanguage)), settings.currency.decimals);

/** One table of a period as a file, with the same figures as the screen. */
export const getCsv =
  ({
    database,
    clock,
    venues,
  }: Pick<Deps, 'database' | 'clock' | 'venues'>): Handler<'GET /console/{venue}/numbers/csv/{table}'> =>
  async ({ params, staff, query }) => {
    const { table } = params;
    if (!isCsvTable(table)) throw new Refusal('not_found');
    const venue = await venues.get(staff.venueId);
    const { settings, slug } = venue;
    const now = clock();
    const period = periodOf(settings, query, now);
    const numbers = await oneMoment(database, run => readNumbers(run, venue, period, now));
    const span = period.from === period.to ? period.from : `${period.from}_${period.to}`;
    return csvReply(`${slug}-${table}-${span}.csv`, csvOf(table, numbers, settings));
  };
