import type { NumbersView } from '@tableside/contract/http/console/reports';
import { minor } from '@tableside/domain/money';
import type { CsvCell } from '@tableside/domain/reports';
import type { ReportKey } from '@tableside/i18n';
import type { ReportWords } from './report-words.ts';

/** What stands in a column: words of people, how many, or minor units. */
type Kind = 'words' | 'count' | 'amount';
type Table = {
  readonly columns: readonly (readonly [head: ReportKey, kind: Kind])[];
  readonly rows: readonly (readonly (string | number)[])[];
};

const words = (head: ReportKey) => [head, 'words'] as const;
const count = (head: ReportKey) => [head, 'count'] as const;
const amount = (head: ReportKey) => [head, 'amount'] as const;

const TAKINGS = [amount('report.net'), amount('report.received'), amount('report.tips')];

const TABLES = {
  days: ({ days }): Table => ({
    columns: [words('report.day'), ...TAKINGS],
    rows: days.map(({ day, net, received, tips }) => [day, net, received, tips]),
  }),
  hours: ({ hours }): Table => ({
    columns: [words('report.hour'), ...TAKINGS],
    rows: hours.map(({ hour, net, received, tips }) => [
      `${String(hour).padStart(2, '0')}:00`,
      net,
      received,
      tips,
    ]),
  }),
  items: ({ items }, { say }): Table => ({
    columns: [
      words('report.item'),
      count('report.quantity'),
      amount('report.sold'),
      amount('report.takenOff'),
      amount('report.discounts'),
      amount('report.refunded'),
      amount('report.net'),
    ],
    rows: items.map(item => [
      item.name ?? say('report.noItem'),
      item.quantity,
      item.sold,
      item.taken_off,
      item.discounts,
      item.refunded,
      item.net,
    ]),
  }),
  methods: ({ methods }, { method: named }): Table => ({
    columns: [
      words('report.method'),
      count('report.payments'),
      amount('report.received'),
      amount('report.refunded'),
      amount('report.difference'),
    ],
    rows: methods.map(({ method, payments, received, given_back: back }) => [
      named(method),
      payments,
      received,
      back,
      received - back,
    ]),
  }),
  people: ({ people }, { say }): Table => ({
    columns: [
      words('report.person'),
      count('report.payments'),
      amount('report.sales'),
      amount('report.received'),
      amount('report.tips'),
    ],
    rows: people.map(({ name, payments, sales, received, tips }) => [
      name ?? say('report.phones'),
      payments,
      sales,
      received,
      tips,
    ]),
  }),
  vat: ({ vat }): Table => ({
    columns: [
      words('report.rate'),
      amount('report.withoutVat'),
      amount('report.vat'),
      amount('report.withVat'),
    ],
    rows: vat.map(({ percent, net, vat: part, gross }) => [`${percent} %`, net, part, gross]),
  }),
  accounts: ({ accounts }, { account: named }): Table => ({
    columns: [words('report.account'), words('report.accountName'), amount('report.amount')],
    rows: accounts.map(({ account, amount: change }) => [account, named(account), change]),
  }),
} satisfies Record<string, (numbers: NumbersView, words: ReportWords) => Table>;

export type CsvTable = keyof typeof TABLES;
export const isCsvTable = (name: string): name is CsvTable => Object.hasOwn(TABLES, name);

const cell = (value: string | number | undefined, kind: Kind): CsvCell => {
  if (kind === 'words') return String(value ?? '');
  return kind === 'count' ? { count: Number(value ?? 0) } : { amount: minor(Number(value ?? 0)) };
};

/** A table of a period's numbers as rows of cells: words of its columns, the rows, and their total. */
export const csvTable = (table: CsvTable, numbers: NumbersView, said: ReportWords): CsvCell[][] => {
  const { columns, rows } = TABLES[table](numbers, said);
  const totals = columns.map(([, kind], column): string | number => {
    if (column === 0) return said.say('report.total');
    return kind === 'words' ? '' : rows.reduce((all, row) => all + Number(row[column] ?? 0), 0);
  });
  return [
    columns.map(([head]) => said.say(head)),
    ...[...rows, totals].map(row => columns.map(([, kind], column) => cell(row[column], kind))),
  ];
};
