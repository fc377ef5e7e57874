import { hallReport } from '@tableside/domain/food-courts';
import { type CsvCell, csvFile, dayAt } from '@tableside/domain/reports';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { staffWords } from '../../../staff-words.ts';
import { csvReply, endOf, periodOf, startOf } from '../../reports/index.ts';
import { dayRule } from '../../venues/index.ts';
import { readAccounts, readAllMoves } from './account-store.ts';

const wordsIn = staffWords('report', 'report.hall');
const COLUMNS = ['day', 'stall', 'orders', 'taken', 'givenBack', 'average', 'commission'] as const;

/** What an operator took for each stall on each day of a period, as a file. */
export const hallReportCsv =
  ({
    database,
    venues,
    clock,
  }: Pick<Deps, 'database' | 'venues' | 'clock'>): Handler<'GET /console/{venue}/hall/report/csv'> =>
  async ({ staff, query }) => {
    const { settings, slug } = await venues.get(staff.venueId);
    const say = wordsIn(settings.mainLanguage);
    const period = periodOf(settings, query, clock());
    const rule = dayRule(settings);
    const accounts = await readAccounts(database.run, 'operator', staff.venueId);
    const names = new Map(accounts.map(({ other, name }) => [other, name]));
    const moves = await readAllMoves(database.run, staff.venueId, {
      from: startOf(period),
      to: endOf(period),
    });
    const days = hallReport(
      moves.map(({ at, ...move }) => ({ ...move, day: dayAt(at.getTime(), rule) })),
      [...names.keys()],
    );
    const rows = days.map(({ day, stall, orders, taken, givenBack, average, commission }): CsvCell[] => [
      day,
      names.get(stall) ?? '',
      { count: orders },
      { amount: taken },
      { amount: givenBack },
      { amount: average },
      { amount: commission },
    ]);
    const head = COLUMNS.map(name => say(name));
    const name = `${slug}-hall-report-${period.from}-${period.to}.csv`;
    return csvReply(name, csvFile([head, ...rows], settings.currency.decimals));
  };
