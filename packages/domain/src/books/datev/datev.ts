import { decimalText } from '../../reports/index.ts';
import { accountsUsed, bookingsOf } from '../bookings.ts';
import type { BookExporter, BookGap } from '../exporter.ts';
import type { BookMonth } from '../month.ts';
import { accountNumber } from '../settings.ts';
import { COLUMNS } from './columns.ts';
import { headerFields } from './header.ts';
import { type Row, rowsOf } from './rows.ts';

/** What a kind of entry is called in the text of a booking, at most 60 letters. */
const TEXTS: Readonly<Record<string, string>> = {
  sale: 'Umsatz',
  void: 'Storno Umsatz',
  capture: 'Zahlungseingang',
  refund_due: 'Erstattung Gast',
  refund: 'Auszahlung Erstattung',
  dispute: 'Rückbelastung Karte',
  correction: 'Korrektur',
  drawer: 'Kassendifferenz',
  drawer_count: 'Kassendifferenz',
  petty_cash: 'Bareinlage, Barentnahme',
  payout: 'Auszahlung Trinkgeld und Spenden',
  tip_share: 'Aufteilung Trinkgeld',
  for_stall: 'Einnahme für Stand',
  commission: 'Provision Betreiber',
  stall_payout: 'Auszahlung Stand',
  stall_transfer: 'Weiterleitung Stand',
};

/** Which of the columns are written; text stands in quotation marks, numbers and accounts do not. */
const cellsOf = (row: Row): Readonly<Record<string, string>> => ({
  'Umsatz (ohne Soll/Haben-Kz)': decimalText(row.amount, 2).replace('.', ','),
  'Soll/Haben-Kennzeichen': '"S"',
  Konto: row.debit,
  'Gegenkonto (ohne BU-Schlüssel)': row.credit,
  Belegdatum: `${row.day.slice(8, 10)}${row.day.slice(5, 7)}`,
  'Belegfeld 1': `"TS${row.day.replaceAll('-', '')}"`,
  Buchungstext: `"${TEXTS[row.kind] ?? row.kind}"`,
  Festschreibung: '0',
});

const gapsOf = (month: BookMonth): BookGap[] => {
  const { seller, currency, settings } = month;
  return [
    ...(seller ? [] : (['legal'] as const)),
    ...(currency.code === 'EUR' ? [] : (['currency'] as const)),
    ...(settings.consultant === null ? (['consultant'] as const) : []),
    ...(settings.client === null ? (['client'] as const) : []),
    ...accountsUsed(month)
      .filter(account => accountNumber(settings, account) === null)
      .map((account): BookGap => `account:${account}`),
  ];
};

/**
 * A Buchungsstapel in DATEV's own format for files of others (EXTF). A line is what the entries of a kind did on a day
 * between two accounts; gross, the accounts of revenue know their VAT. Made from DATEV's description of the format
 * (developer.datev.de), header version 700, format version 13.
 */
export const datev: BookExporter = {
  id: 'datev',
  name: 'DATEV Buchungsstapel',
  country: 'DE',
  gapsOf,
  fileOf: month => {
    const rows = bookingsOf(month).flatMap(group => rowsOf(group, month.settings));
    const lines = [
      headerFields(month),
      COLUMNS,
      ...rows.map(row => {
        const cells = cellsOf(row);
        return COLUMNS.map(column => cells[column] ?? '');
      }),
    ];
    return {
      name: `EXTF_Buchungsstapel_${month.from.slice(0, 7)}.csv`,
      type: 'text/csv',
      encoding: 'windows-1252',
      text: lines.map(line => `${line.join(';')}\r\n`).join(''),
    };
  },
};
