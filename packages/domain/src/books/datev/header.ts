import type { Day } from '../../schedule/calendar.ts';
import type { BookMonth } from '../month.ts';

const digits = (text: string): string => text.replace(/\D/g, '');
const quoted = (text: string): string => `"${text}"`;

/** The first day of the business year that a day is in. */
export const yearStart = (day: Day, yearBegins: number): Day => {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < yearBegins ? 1 : 0);
  return `${year}-${String(yearBegins).padStart(2, '0')}-01`;
};

/** The 31 fields of the line that a file begins with, header version 700: a Buchungsstapel (21) of format version 13. */
export const headerFields = ({ from, to, currency, settings, madeAt }: BookMonth): string[] => [
  quoted('EXTF'),
  '700',
  '21',
  quoted('Buchungsstapel'),
  '13',
  digits(madeAt).padEnd(17, '0'),
  // Imported: written by DATEV.
  '',
  quoted('TS'),
  quoted(''),
  quoted(''),
  String(settings.consultant ?? ''),
  String(settings.client ?? ''),
  digits(yearStart(from, settings.yearBegins)),
  String(settings.accountDigits),
  digits(from),
  digits(to),
  quoted(`Tableside ${from.slice(0, 7)}`),
  quoted(''),
  // Financial accounting, for no law of accounting in particular, not locked: the adviser looks at it first.
  '1',
  '0',
  '0',
  quoted(currency.code),
  '',
  quoted(''),
  '',
  '',
  quoted(settings.chart.slice(-2)),
  '',
  '',
  quoted(''),
  quoted(''),
];
