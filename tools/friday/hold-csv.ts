import { cents, type Report, same, sumOf } from './same.ts';
import type { CsvTable, Screens } from './screens.ts';

/** Which columns of a table are amounts, and the rows of the screen beside it. */
const rowsOf = ({ numbers }: Screens): Record<CsvTable, readonly (readonly (string | number)[])[]> => ({
  days: numbers.days.map(({ day, net, received, tips }) => [day, net, received, tips]),
  hours: numbers.hours.map(each => [
    `${String(each.hour).padStart(2, '0')}:00`,
    each.net,
    each.received,
    each.tips,
  ]),
  items: numbers.items.map(each => [
    '',
    each.quantity * 100,
    each.sold,
    each.taken_off,
    each.discounts,
    each.refunded,
    each.net,
  ]),
  methods: numbers.methods.map(each => [
    '',
    each.payments * 100,
    each.received,
    each.given_back,
    each.received - each.given_back,
  ]),
  people: numbers.people.map(each => ['', each.payments * 100, each.sales, each.received, each.tips]),
  vat: numbers.vat.map(({ net, vat, gross }) => ['', net, vat, gross]),
  accounts: numbers.accounts.map(({ account, amount }) => [account, '', amount]),
});

/** Each file against the screen that it is a file of, row by row, and its last line against the rows. */
export const holdCsv = (screens: Screens, report: Report): void => {
  const expected = rowsOf(screens);
  for (const [table, [, ...lines]] of screens.csv) {
    const rows = expected[table];
    const total = lines.at(-1) ?? [];
    same(`rows of ${table}`, lines.length - 1, rows.length, report);
    for (const [at, row] of rows.entries()) {
      for (const [column, cell] of row.entries()) {
        const found = lines[at]?.[column] ?? '';
        if (typeof cell === 'number') same(`${table}, row ${at + 1}`, cents(Number(found)), cell, report);
        else if (cell !== '') same(`${table}, row ${at + 1}`, found, cell, report);
      }
    }
    for (const [column, cell] of (rows[0] ?? []).entries()) {
      if (typeof cell !== 'number') continue;
      const sum = sumOf(rows, row => Number(row[column]));
      same(`total of ${table}`, cents(Number(total[column])), sum, report);
    }
  }
};
