import type { CallAnswer } from '@tableside/contract/client';

type StaffBill = CallAnswer<'GET /console/{venue}/bills'>['bills'][number];

const cents = (major: number): number => Math.round(major * 100);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** A bill as staff read it, against itself. */
export const checkBill = (bill: StaffBill, report: (what: string) => void): void => {
  const name = `bill ${bill.id}`;
  const total = cents(bill.total);
  const paid = cents(bill.payments_sum);
  if (sum(bill.items.map(({ price }) => cents(price))) !== total)
    report(`${name}: its pieces are not its total`);
  if (cents(bill.subtotal_before_discounts) - cents(bill.discount) !== total)
    report(`${name}: its discount is not what is missing`);
  if (total - paid !== cents(bill.left)) report(`${name}: ${total} less ${paid} is not ${cents(bill.left)}`);
  if (paid < 0 || paid > total) report(`${name} of ${total} is paid with ${paid}`);
  // One that staff opened and nothing was written on is neither.
  if (bill.items.length > 0 && bill.is_paid !== (paid === total))
    report(`${name} of ${total}, paid ${paid}, says is_paid ${bill.is_paid}`);
  const paidPieces = sum(bill.items.filter(({ is_paid }) => is_paid).map(({ price }) => cents(price)));
  if (paidPieces !== paid) report(`${name}: paid pieces are worth ${paidPieces}, payments ${paid}`);
};
