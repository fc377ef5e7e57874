import type { Row } from '../menu-exchange/index.ts';

/** More rows than these are another file. */
export const MAX_OLD_CARDS = 20_000;
export const MAX_OLD_BALANCE = 1_000_000;

/** A card of before, and what is on it. */
export type OldCard = { readonly row: number; readonly number: string; readonly balance: number };
/** Why a row is not taken. `in_use`: a member has that number, or it was taken over before. */
export type OldCardProblem = 'broken' | 'number' | 'twice' | 'balance' | 'in_use';

type Read = {
  readonly cards: readonly OldCard[];
  readonly refused: readonly {
    readonly row: number;
    readonly number: string;
    readonly why: OldCardProblem;
  }[];
};

/** A number as it is kept and looked for: without spaces and dashes, in capitals; null: it is none. */
export const oldCardNumber = (typed: string): string | null => {
  const number = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{3,32}$/.test(number) ? number : null;
};

const HEADS = {
  number:
    /^(card|card ?(number|no\.?|nr\.?)|number|no\.?|nr\.?|kortelė|kortelės (nr\.?|numeris)|numeris|karte|kartennummer|nummer)$/i,
  balance: /^(balance|points|stamps|taškai|antspaudai|likutis|punkte|stempel|guthaben)$/i,
};

const wholeOf = (cell: string): number | null => {
  const digits = cell.trim();
  if (!/^\d{1,7}$/.test(digits)) return null;
  const value = Number(digits);
  return value <= MAX_OLD_BALANCE ? value : null;
};

/**
 * Reads a table of old cards. Columns are found by their headings, in English, Lithuanian or German; without any, the first is the
 * number and the last the balance. Names and addresses in it are not read: nobody has agreed to that. Null: it is no such
 * table, or too long.
 */
export const readOldCards = (rows: readonly Row[]): Read | null => {
  const [first] = rows;
  if (!first || rows.length > MAX_OLD_CARDS + 1) return null;
  const headings = first.cells.map(cell => cell.trim());
  const numberAt = headings.findIndex(cell => HEADS.number.test(cell));
  const balanceAt = headings.findIndex(cell => HEADS.balance.test(cell));
  const hasHeads = numberAt >= 0 && balanceAt >= 0;
  if (!hasHeads && (first.cells.length < 2 || wholeOf(first.cells.at(-1) ?? '') === null)) return null;
  const cards: OldCard[] = [];
  const refused: { row: number; number: string; why: OldCardProblem }[] = [];
  const seen = new Set<string>();
  for (const { row, cells, broken } of hasHeads ? rows.slice(1) : rows) {
    const typed = (hasHeads ? cells[numberAt] : cells[0]) ?? '';
    const number = oldCardNumber(typed);
    const balance = wholeOf((hasHeads ? cells[balanceAt] : cells.at(-1)) ?? '');
    const refuse = (why: OldCardProblem) => refused.push({ row, number: typed.trim().slice(0, 40), why });
    if (broken) refuse('broken');
    else if (number === null) refuse('number');
    else if (balance === null) refuse('balance');
    else if (seen.has(number)) refuse('twice');
    else {
      seen.add(number);
      cards.push({ row, number, balance });
    }
  }
  return { cards, refused };
};
