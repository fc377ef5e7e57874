import type { Deed } from '@tableside/contract/http/admin/staff';
import { csvFile, csvLines, dayStart } from '@tableside/domain/reports';
import { addDays } from '@tableside/domain/schedule';
import type { Deps } from '../../../deps.ts';
import { type Handler, RawAnswer } from '../../../http/mount/handler.ts';
import { dayRule } from '../../venues/index.ts';
import {
  type AuditEntryFilter,
  type AuditEntryRow,
  auditChoices,
  readAuditEntries,
} from './audit-read-store.ts';
import { auditWords } from './audit-words.ts';

const PAGE = 50;
/** Longest file: as many lines as a spreadsheet opens at once without complaint. */
const MAX_LINES = 20_000;
/** Lines of it that are read and written at a stretch. */
const FILE_PAGE = 500;

const deedView = ({ id, at, actor, name, action, subject, subjectName, data }: AuditEntryRow): Deed => ({
  id: String(id),
  at: at.toISOString(),
  actor,
  name,
  action,
  subject,
  subject_name: subjectName,
  data,
});

type Wish = {
  readonly who?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly before?: string | undefined;
};

const filterOf = async (
  { venues }: Pick<Deps, 'venues'>,
  venueId: string,
  wish: Wish,
): Promise<AuditEntryFilter> => {
  const rule = dayRule((await venues.get(venueId)).settings);
  const beginning = (day: string): Date => new Date(dayStart(day, rule));
  return {
    venueId,
    who: wish.who ?? null,
    action: wish.action ?? null,
    from: wish.from === undefined ? null : beginning(wish.from),
    until: wish.to === undefined ? null : beginning(addDays(wish.to, 1)),
    before: wish.before === undefined ? null : Number(wish.before),
  };
};

/** What was done, newest first, page by page. */
export const getAudit =
  (deps: Deps): Handler<'GET /console/{venue}/audit'> =>
  async ({ staff, query }) => {
    const { run } = deps.database;
    const filter = await filterOf(deps, staff.venueId, query);
    const [rows, choices] = await Promise.all([
      readAuditEntries(run, filter, PAGE + 1),
      auditChoices(run, staff.venueId),
    ]);
    return { deeds: rows.slice(0, PAGE).map(deedView), more: rows.length > PAGE, ...choices };
  };

const dataText = (data: Readonly<Record<string, unknown>>): string =>
  Object.entries(data)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('; ');

/** The same as a file, in the venue's language and time. */
export const getAuditCsv =
  (deps: Deps): Handler<'GET /console/{venue}/audit/csv'> =>
  async ({ staff, query }) => {
    const { settings, slug } = await deps.venues.get(staff.venueId);
    const words = auditWords(settings.mainLanguage);
    const { decimals } = settings.currency;
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: settings.timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const cellsOf = (row: AuditEntryRow): string[] => [
      clock.format(row.at),
      row.name ?? words.system,
      words.action(row.action),
      row.subjectName ?? row.subject,
      dataText(row.data),
    ];
    let filter = await filterOf(deps, staff.venueId, query);
    const file = [csvFile([words.head], decimals)];
    // Page by page: twenty thousand lines in one go would keep guests waiting.
    for (let left = MAX_LINES; left > 0; left -= FILE_PAGE) {
      const rows = await readAuditEntries(deps.database.run, filter, FILE_PAGE);
      file.push(csvLines(rows.map(cellsOf), decimals));
      const last = rows.at(-1);
      if (!last || rows.length < FILE_PAGE) break;
      filter = { ...filter, before: last.id };
    }
    return new RawAnswer(
      200,
      {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${slug}-audit.csv"`,
        'cache-control': 'no-store',
      },
      Buffer.from(file.join(''), 'utf8'),
    );
  };
