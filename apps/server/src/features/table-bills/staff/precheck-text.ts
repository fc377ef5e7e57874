import { toWire } from '@tableside/contract';
import { minor } from '@tableside/domain/money';
import { formatMoney } from '@tableside/i18n';
import type { BillFacts, Piece } from '../../bills/index.ts';
import { type PrintedWords, printedWords } from '../../paper/index.ts';
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

const two = (number: number): string => String(number).padStart(2, '0');

/**
 * The pre-check as plain text for a printer, in the venue's main language: dishes at their price, what is taken off, what
 * is paid and what is to pay.
 */
export const precheckText = (bill: BillFacts, { name, settings }: Venue, now: number): string => {
  const words = printedWords(settings.mainLanguage);
  const money = (amount: number): string =>
    formatMoney(toWire(minor(amount), bill.decimals), settings.currency, settings.localeCode);
  const { year, month, day, minutes } = wallDate(settings.timeZone, now);
  const time = `${year}-${two(month)}-${two(day)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  const paid = bill.paid + bill.paidAtTill;
  const loyalty = bill.pieces.reduce((all, piece) => all + piece.loyalty, 0);
  const discount = bill.discount - loyalty;
  return [
    ...row(name, ''),
    ...row(words('print.table', { table: bill.tableName }), time),
    RULE,
    ...grouped(bill.pieces, words).flatMap(({ name, count, sum }) =>
      row(count > 1 ? `${count} x ${name}` : name, money(sum)),
    ),
    RULE,
    ...(discount > 0 ? row(words('print.discount'), money(-discount)) : []),
    ...(loyalty > 0 ? row(words('print.loyaltyDiscount'), money(-loyalty)) : []),
    ...row(words('print.total'), money(bill.total)),
    ...(paid > 0 ? row(words('print.paid'), money(-paid)) : []),
    ...row(words('print.toPay'), money(bill.left)),
    '',
    words('print.notAReceipt'),
    '',
  ].join('\n');
};
