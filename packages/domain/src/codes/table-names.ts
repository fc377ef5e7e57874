/** A name has to be read on a sign from two steps away. */
export const MAX_TABLE_NAME = 40;
/** Tables that one venue can have in use: as many as a floor plan holds. */
export const MAX_TABLES_IN_USE = 500;

export type NameProblem = {
  readonly kind: 'none' | 'backwards' | 'too_many' | 'too_long' | 'twice' | 'taken';
  /** What was typed and cannot be used; empty where nothing was typed. */
  readonly name: string;
};
export type TypedNames = { readonly names: readonly string[]; readonly problem: NameProblem | null };

const tidy = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** Names that staff and guests could not tell apart count as one. */
export const sameTable = (name: string): string => tidy(name).toLowerCase();

/** `Terrace 1–8`, `T1-T8`, `01–12`: what stands before the numbers, if it is repeated, is the same. */
const RANGE = /^(.*?)(\d{1,6})\s*[-–—]\s*(?:\1)?(\d{1,6})$/;

type Part = { readonly names: readonly string[]; readonly problem: NameProblem | null };

const namesOfPart = (typed: string, room: number): Part => {
  const [, before = '', first = '', last = ''] = RANGE.exec(typed) ?? [];
  if (first === '') return { names: [typed], problem: null };
  const [from, to] = [Number(first), Number(last)];
  if (to < from) return { names: [], problem: { kind: 'backwards', name: typed } };
  if (to - from >= room) return { names: [], problem: { kind: 'too_many', name: typed } };
  // 01–12 keeps its zeros, so that lists stay in order.
  const digits = first.startsWith('0') ? first.length : 0;
  const names = Array.from(
    { length: to - from + 1 },
    (_, index) => `${before}${String(from + index).padStart(digits, '0')}`,
  );
  return { names, problem: null };
};

/** The first of these names that cannot be given to a new table beside those that are taken; null: all can. */
export const nameProblem = (names: readonly string[], taken: readonly string[]): NameProblem | null => {
  const held = new Set(taken.map(sameTable));
  const seen = new Set<string>();
  for (const name of names) {
    const key = sameTable(name);
    if (key === '') return { kind: 'none', name: '' };
    if (name.length > MAX_TABLE_NAME) return { kind: 'too_long', name };
    if (held.has(key)) return { kind: 'taken', name };
    if (seen.has(key)) return { kind: 'twice', name };
    seen.add(key);
  }
  return null;
};

/**
 * The tables that somebody means by `12–20`, `Terrace 1–8` or `Bar, Window`: names in their order, or the first thing that is
 * wrong with them. `taken` are the names of the venue's tables.
 */
export const namesFrom = (typed: string, taken: readonly string[]): TypedNames => {
  const parts = typed
    .split(/[,;\n]/)
    .map(tidy)
    .filter(part => part !== '');
  const names: string[] = [];
  for (const part of parts) {
    const found = namesOfPart(part, MAX_TABLES_IN_USE - taken.length - names.length);
    if (found.problem) return { names: [], problem: found.problem };
    names.push(...found.names);
  }
  if (names.length === 0) return { names, problem: { kind: 'none', name: '' } };
  if (names.length + taken.length > MAX_TABLES_IN_USE) {
    return { names: [], problem: { kind: 'too_many', name: typed.trim() } };
  }
  return { names, problem: nameProblem(names, taken) };
};
