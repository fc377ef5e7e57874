import type { BookAccount } from './accounts.ts';
import { type Chart, chartAccount } from './charts.ts';

/** Of who files to the Polish tax office, what the company's name and number do not say: the office, and the registered address in its parts. */
export type PolishFiler = {
  /** The code of the tax office, four digits. */
  readonly office: string;
  readonly voivodeship: string;
  readonly county: string;
  readonly commune: string;
  /** Empty in a village without streets. */
  readonly street: string;
  readonly house: string;
  /** Empty: the whole house. */
  readonly flat: string;
  readonly city: string;
  /** `00-950`. */
  readonly postCode: string;
};

/** The most signs of each part of that address, as the schema of the tax office has them. */
export const POLISH_FILER_LENGTHS = {
  voivodeship: 36,
  county: 36,
  commune: 36,
  street: 65,
  house: 9,
  flat: 10,
  city: 56,
} as const;
export const POLISH_OFFICE = /^\d{4}$/;
export const POLISH_POST_CODE = /^\d{2}-\d{3}$/;

/** How a venue's books go to its accountant. */
export type BookSettings = {
  readonly chart: Chart;
  /** Digits of an account. */
  readonly accountDigits: number;
  /** The month, 1 to 12, that the business year begins with. */
  readonly yearBegins: number;
  /** The adviser's number and the venue's at the adviser; null: nobody said. */
  readonly consultant: number | null;
  readonly client: number | null;
  /** Accounts that the owner chose in place of the chart's. */
  readonly accounts: Readonly<Record<string, string>>;
  /** Where the figures of each business day are mailed to; null or absent: nowhere. */
  readonly mailTo?: string | null;
  /** Who files to the Polish tax office; null or absent: nobody does. */
  readonly polishFiler?: PolishFiler | null;
};

export const BOOK_DEFAULTS: BookSettings = {
  chart: 'skr03',
  accountDigits: 4,
  yearBegins: 1,
  consultant: null,
  client: null,
  accounts: {},
};

/** As DATEV has them. */
export const CONSULTANTS = { min: 1001, max: 9_999_999 } as const;
export const CLIENTS = { min: 1, max: 99_999 } as const;
export const ACCOUNT_DIGITS = { min: 4, max: 8 } as const;

/** Whether a number can be an account of the venue's books: as long as its accounts are, or one longer, as personal ones are. */
export const isAccountNumber = (
  typed: string,
  { accountDigits }: Pick<BookSettings, 'accountDigits'>,
): boolean =>
  /^[1-9]\d*$|^0\d+$/.test(typed) && (typed.length === accountDigits || typed.length === accountDigits + 1);

/** The number that something is booked on: the owner's choice, else the chart's, made as long as accounts are; null: neither. */
export const accountNumber = (settings: BookSettings, account: BookAccount): string | null => {
  const own = settings.accounts[account];
  if (own !== undefined && isAccountNumber(own, settings)) return own;
  return chartAccount(settings.chart, account)?.padEnd(settings.accountDigits, '0') ?? null;
};
