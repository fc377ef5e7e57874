import type { NumbersView } from '@tableside/contract/http/console/reports';
import { type Exported, recompute } from '@tableside/testkit/recomputed.ts';
import type { Venue } from './furnish.ts';
import { type Report, same, sumOf } from './same.ts';

export type Truth = ReturnType<typeof recompute>;
/** What the whole exported journal comes to. */
export const truthOf = (books: Exported): Truth => recompute(books, books.entries);

type Told = Pick<NumbersView, 'figures' | 'accounts' | 'methods' | 'people' | 'vat'>;

/** Figures, accounts, ways to pay, people and VAT: of a report of numbers, and of a Z report. */
export const holdFigures = (told: Told, truth: Truth, { crew }: Venue, report: Report): void => {
  const { figures } = told;
  const sums = {
    sold: truth.sold,
    taken_off: truth.takenOff,
    discounts: truth.discounts,
    sales_refunded: truth.salesRefunded,
    net: truth.net,
    tips: truth.tips,
    tips_refunded: truth.tipsRefunded,
    received: truth.received,
    given_back: truth.givenBack,
    receivable: truth.accounts.receivable ?? 0,
    refunds_owed: -(truth.accounts.refunds_payable ?? 0),
    suspense: -(truth.accounts.suspense ?? 0),
  } as const;
  for (const name of Object.keys(sums) as (keyof typeof sums)[])
    same(name, figures[name], sums[name] || 0, report);
  const made =
    figures.sold -
    figures.taken_off -
    figures.discounts -
    figures.sales_refunded +
    figures.sales_corrected +
    figures.fees;
  same('what net is made of', made, figures.net, report);
  same('money corrected', figures.money_corrected, 0, report);
  const accounts = Object.fromEntries(told.accounts.map(each => [each.account, each.amount]));
  same('accounts', sortedByKey(accounts), sortedByKey(truth.accounts), report);
  const methods = Object.fromEntries(
    told.methods.map(each => [each.method, each.received - each.given_back]),
  );
  same('methods', sortedByKey(methods), sortedByKey(truth.methods), report);
  for (const person of [...crew.waiters, crew.manager, { id: '', name: null }]) {
    const found = told.people.find(({ name }) => name === person.name);
    const taken = truth.takenBy[person.id] ?? 0;
    const tips = -(truth.tipsOf[person.id] ?? 0);
    same(`what ${person.name} took`, found?.received ?? 0, taken, report);
    same(`tips of ${person.name}`, found?.tips ?? 0, tips || 0, report);
  }
  same(
    'what people took',
    sumOf(told.people, ({ received }) => received),
    truth.received,
    report,
  );
  same(
    'tips of people',
    sumOf(told.people, ({ tips }) => tips),
    truth.tips - truth.tipsRefunded,
    report,
  );
  same(
    'VAT',
    sumOf(told.vat, ({ gross }) => gross),
    truth.net,
    report,
  );
  same(
    'VAT and net',
    sumOf(told.vat, ({ net, vat }) => net + vat),
    truth.net,
    report,
  );
};

const sortedByKey = (sums: Record<string, number>): [string, number][] =>
  Object.entries(sums)
    .filter(([, sum]) => sum !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** The screen of numbers for today, which is the whole evening. */
export const holdNumbers = (numbers: NumbersView, truth: Truth, place: Venue, report: Report): void => {
  holdFigures(numbers, truth, place, report);
  const tips = truth.tips - truth.tipsRefunded;
  const takings: Record<string, readonly Pick<NumbersView['days'][number], 'net' | 'received' | 'tips'>[]> = {
    days: numbers.days,
    hours: numbers.hours,
  };
  for (const [name, rows] of Object.entries(takings)) {
    same(
      `net by ${name}`,
      sumOf(rows, row => row.net),
      truth.net,
      report,
    );
    same(
      `received by ${name}`,
      sumOf(rows, row => row.received),
      truth.received,
      report,
    );
    same(
      `tips by ${name}`,
      sumOf(rows, row => row.tips),
      tips,
      report,
    );
  }
  const { items, figures } = numbers;
  same(
    'sold by dish',
    sumOf(items, ({ sold }) => sold),
    truth.sold,
    report,
  );
  same(
    'taken off by dish',
    sumOf(items, item => item.taken_off),
    truth.takenOff,
    report,
  );
  same(
    'discounts by dish',
    sumOf(items, ({ discounts }) => discounts),
    truth.discounts,
    report,
  );
  same(
    'refunded by dish',
    sumOf(items, ({ refunded }) => refunded),
    truth.salesRefunded,
    report,
  );
  same(
    'net by dish',
    sumOf(items, ({ net }) => net),
    truth.net - figures.fees,
    report,
  );
};
