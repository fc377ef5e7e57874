import { Refusal } from '@tableside/contract';
import { type StatementSums, statementDays, statementSums } from '@tableside/domain/food-courts';
import { type Minor, minor } from '@tableside/domain/money';
import { withBalance } from '@tableside/domain/payouts';
import { type CsvCell, csvFile, dayAt } from '@tableside/domain/reports';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { staffWords } from '../../../staff-words.ts';
import { openPaper, paperWords, pdfAnswer } from '../../paper/index.ts';
import { csvReply, endOf, type Period, periodOf, startOf } from '../../reports/index.ts';
import { dayRule, type Venue, wallDate } from '../../venues/index.ts';
import { type Move, readAccounts, readMoves, readOwedBefore } from './account-store.ts';

type Calls = 'GET /console/{venue}/hall/statement/csv' | 'GET /console/{venue}/hall/statement/pdf';
type Input = Pick<Parameters<Handler<Calls>>[0], 'staff' | 'query'>;
type Needs = Pick<Deps, 'database' | 'venues' | 'clock'>;

/** What is between a stall and its operator in a period of the operator's days, so that both read the same. */
type Statement = {
  readonly own: Venue;
  readonly stall: Venue | null;
  readonly operator: Venue | null;
  /** What the other one is called, also where it is not here any more. */
  readonly otherName: string;
  readonly period: Period;
  readonly before: Minor;
  readonly moves: readonly (Move & { readonly day: string })[];
  readonly sums: StatementSums;
};

const wordsIn = staffWords('report', 'report.hall');

/** Refuses not_found where there is nothing between the two, whoever the other one is. */
const read = async ({ database, venues, clock }: Needs, { staff, query }: Input): Promise<Statement> => {
  const { side, other } = query;
  const { venueId } = staff;
  const { run } = database;
  const account = (await readAccounts(run, side, venueId)).find(each => each.other === other);
  if (!account) throw new Refusal('not_found');
  const own = await venues.get(venueId);
  const theirs = account.isHere ? await venues.get(other) : null;
  const [operator, stall] = side === 'operator' ? [own, theirs] : [theirs, own];
  const { settings } = operator ?? own;
  const period = periodOf(settings, query, clock());
  const which = { side, venueId, other };
  const rule = dayRule(settings);
  const moved = await readMoves(run, which, { from: startOf(period), to: endOf(period) });
  return {
    own,
    stall,
    operator,
    otherName: account.name,
    period,
    before: minor(await readOwedBefore(run, which, startOf(period))),
    moves: moved.map(move => ({ ...move, day: dayAt(move.at.getTime(), rule) })),
    sums: statementSums(moved),
  };
};

const two = (count: number): string => String(count).padStart(2, '0');
const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

const COLUMNS = ['day', 'time', 'what', 'order', 'amount', 'balance'] as const;
const fileName = ({ own, period }: Statement, ending: string): string =>
  `${own.slug}-hall-${period.from}-${period.to}.${ending}`;

/** Every movement, with what was owed before and after each. */
export const statementCsv =
  (deps: Needs): Handler<'GET /console/{venue}/hall/statement/csv'> =>
  async input => {
    const statement = await read(deps, input);
    const { own, operator, period, before, moves } = statement;
    const { settings } = operator ?? own;
    const say = wordsIn(own.settings.mainLanguage);
    const rows: CsvCell[][] = [
      COLUMNS.map(name => say(name)),
      [period.from, '', say('before'), '', '', { amount: before }],
      ...withBalance(moves, before).map(({ day, at, what, order, amount, balance }): CsvCell[] => [
        day,
        clockOf(wallDate(settings.timeZone, at.getTime()).minutes),
        say(`move.${what}`),
        order === null ? '' : { count: order },
        { amount: minor(amount) },
        { amount: balance },
      ]),
    ];
    return csvReply(fileName(statement, 'csv'), csvFile(rows, settings.currency.decimals));
  };

/** Who somebody is on a paper between companies. */
const partyOf = (title: string, venue: Venue | null, name: string): string[] => {
  const legal = venue?.settings.legal;
  return [
    title,
    venue?.name ?? name,
    ...(legal ? [legal.companyName, legal.companyCode, legal.vatCode ?? ''].filter(line => line !== '') : []),
  ];
};

/** The same summed up by day, as a paper that one company sends another. */
export const statementPdf =
  (deps: Needs): Handler<'GET /console/{venue}/hall/statement/pdf'> =>
  async input => {
    const statement = await read(deps, input);
    const { own, operator, stall, otherName, period, before, moves, sums } = statement;
    const say = wordsIn(own.settings.mainLanguage);
    const on = paperWords(say.language, (operator ?? own).settings);
    const days = `${on.day(period.from)} – ${on.day(period.to)}`;
    const paper = await openPaper({
      size: 'A4',
      title: `${say('title')}: ${stall?.name ?? otherName}, ${days}`,
      author: operator?.settings.legal?.companyName ?? operator?.name ?? otherName,
      language: say.language,
      madeAt: new Date(deps.clock()),
    });
    paper.line(say('title'), { size: 20, bold: true });
    paper.line(days, { muted: true });
    paper.gap(12);
    paper.blocks(partyOf(say('operator'), operator, otherName), partyOf(say('stall'), stall, otherName));
    paper.gap(14);
    paper.pair(say('before'), on.money(before));
    paper.pair(say('taken'), on.money(sums.taken));
    paper.pair(say('givenBack'), on.money(-sums.givenBack));
    paper.pair(say('commission'), on.money(-sums.commission));
    if (sums.passed !== 0) paper.pair(say('passed'), on.money(-sums.passed));
    paper.pair(say('paidOut'), on.money(-sums.paidOut));
    paper.rule();
    paper.pair(say('after'), on.money(before + sums.owed), { size: 12, bold: true });
    paper.gap(14);
    if (moves.length === 0) paper.line(say('nothing'), { muted: true });
    else {
      const passes = moves.some(({ what }) => what === 'passed');
      const amount = { share: 16, align: 'right' } as const;
      paper.table(
        [
          { title: say('day'), share: 20 },
          { ...amount, title: say('taken') },
          { ...amount, title: say('givenBack') },
          { ...amount, title: say('commission') },
          { ...amount, title: say(passes ? 'passedOrPaid' : 'paidOut') },
          { ...amount, title: say('balance') },
        ],
        statementDays(moves, before).map(
          ({ day, taken, givenBack, commission, passed, paidOut, balance }) => [
            on.day(day),
            ...[taken, -givenBack, -commission, -passed - paidOut, balance].map(each => on.money(each || 0)),
          ],
        ),
      );
    }
    return pdfAnswer(fileName(statement, 'pdf'), await paper.finish());
  };
