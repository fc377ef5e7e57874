import { createHash } from 'node:crypto';
import { toWire } from '@tableside/contract';
import { minor } from '@tableside/domain/money';
import { rule } from '@tableside/domain/printing';
import { formatMoney } from '@tableside/i18n';
import type { BillFacts, Piece } from '../../bills/index.ts';
import { type PrintedWords, printedWords } from '../../paper/index.ts';
import type { StaffPaper } from '../../printing/index.ts';
import { type Venue, wallDate } from '../../venues/index.ts';

/** Characters on a line of an 80 mm receipt printer. */
const WIDTH = 42;
const RULE = '-'.repeat(WIDTH);

/** Words on the left, a sum on the right; long words go on in the next line. Control bytes never reach a printer. */
const row = (words: string, sum: string): string[] => {
  const room = WIDTH - sum.length - 1;
  const letters = [...words.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()];
  const lines = Array.from({ length: Math.max(1, Math.ceil(letters.length / room)) }, (_, index) =>
    letters.slice(index * room, (index + 1) * room).join(''),
  );
  const [first = '', ...rest] = lines;
  const gap = WIDTH - [...first].length - sum.length;
  return [sum === '' ? first : `${first}${' '.repeat(Math.max(1, gap))}${sum}`, ...rest];
};

const nameOf = (piece: Piece, words: PrintedWords): string => {
  const charge = piece.kind === 'tip' ? 'print.tip' : 'print.fee';
  const name = piece.kind === 'item' ? piece.name : words(charge);
  const part = (piece.partCount ?? 1) > 1 ? ` ${piece.partNumber}/${piece.partCount}` : '';
  return [name + part, ...piece.modifiers.map(modifier => modifier.name)].join(', ');
};

/** Alike pieces in one line, as guests think of them: 3 x Beer. */
const grouped = (pieces: readonly Piece[], words: PrintedWords) => {
  const lines = new Map<string, { name: string; count: number; sum: number }>();
  for (const piece of pieces) {
    const name = nameOf(piece, words);
    const key = JSON.stringify([name, piece.price]);
    const known = lines.get(key) ?? { name, count: 0, sum: 0 };
    lines.set(key, { name, count: known.count + 1, sum: known.sum + piece.price });
  }
  return [...lines.values()];
};

/** Tables that are called just 9 need the word. */
const tableWords = ({ tableName }: BillFacts, words: PrintedWords): string =>
  /^\d+$/.test(tableName) ? words('print.table', { table: tableName }) : tableName;

const two = (number: number): string => String(number).padStart(2, '0');

type PrecheckRow = { readonly text: string; readonly sum: string; readonly strong?: boolean } | 'rule';

/** What a pre-check says, from its dishes on. */
const rowsOf = (bill: BillFacts, { settings }: Venue): PrecheckRow[] => {
  const words = printedWords(settings.mainLanguage);
  const money = (amount: number): string =>
    formatMoney(toWire(minor(amount), bill.decimals), settings.currency, settings.localeCode);
  const paid = bill.paid + bill.paidAtTill;
  const loyalty = bill.pieces.reduce((all, piece) => all + piece.loyalty, 0);
  const discount = bill.discount - loyalty;
  return [
    ...grouped(bill.pieces, words).map(({ name, count, sum }) => ({
      text: count > 1 ? `${count} x ${name}` : name,
      sum: money(sum),
    })),
    'rule',
    ...(discount > 0 ? [{ text: words('print.discount'), sum: money(-discount) }] : []),
    ...(loyalty > 0 ? [{ text: words('print.loyaltyDiscount'), sum: money(-loyalty) }] : []),
    { text: words('print.total'), sum: money(bill.total) },
    ...(paid > 0 ? [{ text: words('print.paid'), sum: money(-paid) }] : []),
    { text: words('print.toPay'), sum: money(bill.left), strong: true },
  ];
};

const timeAt = ({ settings }: Venue, now: number): string => {
  const { year, month, day, minutes } = wallDate(settings.timeZone, now);
  return `${year}-${two(month)}-${two(day)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/**
 * The pre-check as plain text for a printer of the device, in the venue's main language: dishes at their price, what is
 * taken off, what is paid and what is to pay.
 */
export const precheckText = (bill: BillFacts, venue: Venue, now: number): string => {
  const words = printedWords(venue.settings.mainLanguage);
  return [
    ...row(venue.name, ''),
    ...row(tableWords(bill, words), timeAt(venue, now)),
    RULE,
    ...rowsOf(bill, venue).flatMap(line => (line === 'rule' ? [RULE] : row(line.text, line.sum))),
    '',
    words('print.notAReceipt'),
    '',
  ].join('\n');
};

/** The same for a printer of the venue. The same dishes at the same sums again are a copy, whatever the time. */
export const precheckPaper = (bill: BillFacts, venue: Venue, now: number): StaffPaper => {
  const words = printedWords(venue.settings.mainLanguage);
  const rows = rowsOf(bill, venue);
  return {
    about: `bill:${bill.id}`,
    says: createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 22),
    lines: columns => [
      { text: venue.name, bold: true },
      { text: tableWords(bill, words), end: timeAt(venue, now) },
      rule(columns),
      ...rows.map(line =>
        line === 'rule'
          ? rule(columns)
          : { text: line.text, end: line.sum, ...(line.strong && { bold: true, size: 'tall' as const }) },
      ),
      { text: '' },
      { text: words('print.notAReceipt') },
    ],
  };
};
