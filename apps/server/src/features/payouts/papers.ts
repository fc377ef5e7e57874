import { minor } from '@tableside/domain/money';
import { withBalance } from '@tableside/domain/payouts';
import { csvFile } from '@tableside/domain/reports';
import { dayOfWall } from '@tableside/domain/schedule';
import type { Deps } from '../../deps.ts';
import type { Handler, RawAnswer } from '../../http/mount/handler.ts';
import { staffWords } from '../../staff-words.ts';
import { csvReply } from '../reports/index.ts';
import { wallDate } from '../venues/index.ts';
import { readMoves, readPayouts } from './owed-store.ts';

/** As many as a spreadsheet opens in a moment. */
const MOST = 20_000;
const wordsIn = staffWords('report', 'report.payouts');

const PAYOUT_COLUMNS = ['number', 'run', 'day', 'kind', 'name', 'amount', 'way', 'note', 'by'] as const;
const MOVE_COLUMNS = ['day', 'what', 'amount', 'balance'] as const;

/** Payouts as a file, of one way if asked: what the wages are made up from. */
export const payoutsCsv =
  ({ database, venues }: Deps): Handler<'GET /console/{venue}/gifts/payouts/csv'> =>
  async ({ staff, query }) => {
    const { settings, slug } = await venues.get(staff.venueId);
    const say = wordsIn(settings.mainLanguage);
    const way = query.way ?? null;
    const payouts = await readPayouts(database.run, staff.venueId, { way, most: MOST });
    const rows = payouts
      .toReversed()
      .map(payout => [
        { count: payout.number },
        { count: payout.run },
        dayOfWall(wallDate(settings.timeZone, payout.at.getTime())),
        say(`kind.${payout.kind}`),
        payout.name || say('pool'),
        { amount: minor(payout.amount) },
        say(`way.${payout.way}`),
        payout.note,
        payout.by,
      ]);
    const head = PAYOUT_COLUMNS.map(name => say(name));
    const name = `${slug}-payouts${way === null ? '' : `-${way}`}.csv`;
    return csvReply(name, csvFile([head, ...rows], settings.currency.decimals));
  };

type Of = { readonly kind: 'tip' | 'donation'; readonly to: string | null };

/** Everything that was given to one and paid out to them, with what was owed after each: it ends in what is owed now. */
export const statementFile = async (
  { database, venues }: Pick<Deps, 'database' | 'venues'>,
  venueId: string,
  of: Of,
): Promise<{ readonly name: string; readonly csv: string }> => {
  const { settings, slug } = await venues.get(venueId);
  const say = wordsIn(settings.mainLanguage);
  const moves = (await readMoves(database.run, venueId, of, MOST)).toReversed();
  const rows = withBalance(moves).map(({ at, what, amount, balance }) => [
    dayOfWall(wallDate(settings.timeZone, at.getTime())),
    say(`move.${what}`),
    { amount: minor(amount) },
    { amount: balance },
  ]);
  const head = MOVE_COLUMNS.map(name => say(name));
  return { name: `${slug}-statement.csv`, csv: csvFile([head, ...rows], settings.currency.decimals) };
};

const statement = async (...asked: Parameters<typeof statementFile>): Promise<RawAnswer> => {
  const { name, csv } = await statementFile(...asked);
  return csvReply(name, csv);
};

/** The statement of one for whom guests gave, for the office. */
export const statementCsv =
  (deps: Deps): Handler<'GET /console/{venue}/gifts/statement/csv'> =>
  ({ staff, query }) =>
    statement(deps, staff.venueId, { kind: query.kind, to: query.to ?? null });

/** One's own statement of tips. */
export const ownStatementCsv =
  (deps: Deps): Handler<'GET /console/{venue}/own-tips/csv'> =>
  ({ staff }) =>
    statement(deps, staff.venueId, { kind: 'tip', to: staff.userId });
