import { type CsvCell, csvFile } from '@tableside/domain/reports';
import { dayOfWall } from '@tableside/domain/schedule';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { staffWords } from '../../../staff-words.ts';
import { csvReply } from '../../reports/index.ts';
import { wallDate } from '../../venues/index.ts';
import { wantedBy } from './list.ts';
import { type ReviewRow, readReviews } from './list-store.ts';

const wordsIn = staffWords('report', 'report.reviews');

const COLUMNS = [
  'rated',
  'rating',
  'tags',
  'comment',
  'email',
  'phone',
  'language',
  'order',
  'table',
  'person',
  'dishes',
  'answer',
] as const;

/** As many as a spreadsheet opens in a moment. */
const MOST = 20_000;

const cellsOf = (row: ReviewRow, timeZone: string): readonly CsvCell[] => [
  dayOfWall(wallDate(timeZone, row.rated_at.getTime())),
  { count: row.rating },
  row.tags.join(', '),
  row.comment,
  row.email ?? '',
  row.phone_number ?? '',
  row.language,
  row.order_number === null ? '' : String(row.order_number),
  row.table_name ?? '',
  row.served_by_name ?? '',
  row.dishes.join(', '),
  row.answer ?? '',
];

/** Reviews as a file, as the page has them filtered. */
export const reviewsCsv =
  ({ database, venues, clock }: Deps): Handler<'GET /console/{venue}/reviews/csv'> =>
  async ({ staff, query }) => {
    const { settings, slug } = await venues.get(staff.venueId);
    const wanted = wantedBy(staff.venueId, settings, query, clock());
    const rows = await readReviews(database.run, { ...wanted, before: null, atMost: MOST });
    const say = wordsIn(settings.mainLanguage);
    const lines = rows.map(row => cellsOf(row, settings.timeZone));
    return csvReply(`${slug}-reviews.csv`, csvFile([COLUMNS.map(name => say(name)), ...lines], 0));
  };
