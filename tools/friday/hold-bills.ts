import { cents, type Report, same, sumOf } from './same.ts';
import type { Screens } from './screens.ts';

/** What of each bill the journal still expects, by bill. */
const receivableByBill = ({ books }: Screens): Map<string, number> => {
  const open = new Map<string, number>();
  for (const { bill, lines } of books.entries) {
    for (const { account, amount } of lines ?? []) {
      if (account === 'receivable' && bill) open.set(bill, (open.get(bill) ?? 0) + amount);
    }
  }
  return open;
};

/** What was given back of what had paid for pieces of each bill; money that came for nothing had paid for none. */
const givenBackByBill = ({ books }: Screens): Map<string, number> => {
  const back = new Map<string, number>();
  for (const { bill, kind, data } of books.entries) {
    if (kind === 'refund_due' && bill) back.set(bill, (back.get(bill) ?? 0) + Number(data.of_bill));
  }
  return back;
};

/** Bills as staff see them against journal and payments. */
export const holdBills = (screens: Screens, report: Report): void => {
  const open = receivableByBill(screens);
  const back = givenBackByBill(screens);
  const { bills, payments } = screens;
  for (const bill of bills) {
    const name = `bill ${bill.id} of ${bill.table_name}`;
    same(`${name}: what is left`, cents(bill.left), open.get(bill.id) ?? 0, report);
    const mine = payments.filter(each => each.bill === bill.id && each.paid_at !== null);
    same(`${name}: payments`, bill.payments.length, mine.length, report);
    same(
      `${name}: tips`,
      cents(bill.tips),
      sumOf(mine, ({ tips }) => cents(tips)),
      report,
    );
    same(`${name}: given back, tips left out`, cents(bill.refunded), back.get(bill.id) ?? 0, report);
    if (bill.status === 'closed' && bill.left !== 0) report(`${name} is closed and owes ${bill.left}`);
  }
  const onScreens = sumOf(bills, ({ left }) => cents(left));
  const known = new Set(bills.map(({ id }) => id));
  const elsewhere = [...open].filter(([id]) => !known.has(id)).reduce((all, [, amount]) => all + amount, 0);
  same('what all bills owe', onScreens + elsewhere, screens.numbers.figures.receivable, report);
};
