import type { StaffBill } from '@tableside/contract/http/console-money';
import { formatMoney } from '@tableside/i18n';
import { type Venue, wallDate } from '../venues/index.ts';
import { type PrintedWords, printedWords } from './printed-words.ts';

/** Characters on a line of an 80 mm receipt printer. */
const WIDTH = 42;

/** Words on the left, a sum on the right; long words go on in the next line. Control bytes never reach a printer. */
const row = (words: string, sum: string): string[] => {
  const room = WIDTH - sum.length - 1;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is to be taken out.
  const letters = [...words.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ').trim()];
  const lines = Array.from({ length: Math.max(1, Math.ceil(letters.length / room)) }, (_, index) =>
    letters.slice(index * room, (index + 1) * room).join(''),
  );
  const [first = '', ...rest] = lines;
  const gap = WIDTH - [...first].length - sum.length;
  return [`${first}${' '.repeat(Math.max(1, gap))}${sum}`, ...rest];
};

const RULE = '-'.repeat(WIDTH);
const two = (number: number): string => String(number).padStart(2, '0');

const nameOf = (item: StaffBill['items'][number], words: PrintedWords): string => {
  const name = item.kind === 'item' ? item.name : words(item.kind === 'tip' ? 'print.tip' : 'print.fee');
  const part = item.part ? ` ${item.part.number}/${item.part.of}` : '';
  return [name + part, ...item.modifiers.map(modifier => modifier.name)].join(', ');
};

/** Alike pieces in one line, as guests think of them: 3 x Beer. */
const grouped = (items: readonly StaffBill['items'][number][], words: PrintedWords) => {
  const lines = new Map<string, { name: string; count: number; sum: number }>();
  for (const item of items) {
    const name = nameOf(item, words);
    const key = JSON.stringify([name, item.price]);
    const known = lines.get(key) ?? { name, count: 0, sum: 0 };
    lines.set(key, { name, count: known.count + 1, sum: known.sum + item.price });
  }
  return [...lines.values()];
};

/** The pre-check as plain text for a printer, in the venue's main language: what is on the bill and what is to pay. */
export const precheckText = (bill: StaffBill, { name, settings }: Venue, now: number): string => {
  const words = printedWords(settings.mainLanguage);
  const money = (amount: number): string => formatMoney(amount, settings.currency, settings.localeCode);
  const { year, month, day, minutes } = wallDate(settings.timeZone, now);
  const time = `${year}-${two(month)}-${two(day)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  const sums: (readonly [label: string, amount: number])[] = [
    ...(bill.discount > 0 ? [[words('print.discount'), -bill.discount] as const] : []),
    [words('print.total'), bill.total],
    ...(bill.payments_sum > 0 ? [[words('print.paid'), -bill.payments_sum] as const] : []),
    [words('print.toPay'), bill.left],
  ];
  return [
    ...row(name, ''),
    ...row(words('print.table', { table: bill.table_name }), time),
    RULE,
    ...grouped(bill.items, words).flatMap(({ name, count, sum }) =>
      row(count > 1 ? `${count} x ${name}` : name, money(sum)),
    ),
    RULE,
    ...sums.flatMap(([label, amount]) => row(label, money(amount))),
    '',
    words('print.notAReceipt'),
    '',
  ].join('\n');
};
