const CURRENCY = 'EUR';
const money = (minor: number): string => `${(minor / 100).toFixed(2)} ${CURRENCY}`;

/** One line with words at both ends, cut to the width that the cash register asked for. */
const line = (left: string, right: string, columns: number): string =>
  `${left}${' '.repeat(Math.max(1, columns - left.length - right.length))}${right}`.slice(0, columns);

const paper = (columns: number, rows: readonly (readonly [string, string])[]): string =>
  rows.map(([left, right]) => line(left, right, columns)).join('\n');

export type Slip = {
  readonly title: string;
  readonly outcome: string;
  readonly amount: number;
  readonly reference: number;
  readonly rrn?: string;
  readonly authCode?: string;
  readonly at: string;
};

/** What the terminal would print for one of both. */
export const slipOf = (slip: Slip, copy: 'MERCHANT COPY' | 'CARDHOLDER COPY', columns: number): string =>
  paper(columns, [
    ['SANDBOX TERMINAL', copy],
    [slip.title, money(slip.amount)],
    ['VISA', '************1234'],
    [slip.at.slice(0, 10), slip.at.slice(11, 19)],
    ['CRN', String(slip.reference)],
    ...(slip.rrn ? [['RRN', slip.rrn] as const] : []),
    ...(slip.authCode ? [['AUTH', slip.authCode] as const] : []),
    [slip.outcome, ''],
  ]);

export const totalsSlip = (
  title: string,
  totals: { readonly sales: number; readonly refunds: number },
  columns: number,
  at: string,
): string =>
  paper(columns, [
    ['SANDBOX TERMINAL', title],
    [at.slice(0, 10), at.slice(11, 19)],
    ['SALES', money(totals.sales)],
    ['REFUNDS', money(totals.refunds)],
    ['TOTAL', money(totals.sales - totals.refunds)],
  ]);
