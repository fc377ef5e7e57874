import type { BookMonth } from './month.ts';

/** What has to be said before a file can be made: a setting by its name, `account:revenue:21`, or a rate of VAT that the format has no place for, `rate:21`. */
export type BookGap =
  | 'legal'
  | 'vat'
  | 'company_code'
  | 'currency'
  | 'currency_pln'
  | 'consultant'
  | 'client'
  | 'nip'
  | 'tax_office'
  | 'no_invoices'
  | `rate:${number}`
  | `account:${string}`;

/** A file that an accountant or a tax office loads. Every character of the text is in its encoding. */
export type BookFile = {
  readonly name: string;
  readonly type: string;
  readonly encoding: 'windows-1252' | 'utf-8';
  readonly text: string;
};

/** One way of taking a month's books out. */
export type BookExporter = {
  readonly id: string;
  readonly name: string;
  /** Where it is used: ISO 3166-1. */
  readonly country: string;
  readonly gapsOf: (month: BookMonth) => readonly BookGap[];
  /** Of a month without gaps. The same month is the same file, but for when it says that it was made. */
  readonly fileOf: (month: BookMonth) => BookFile;
};
