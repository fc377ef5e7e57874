import { isDeepStrictEqual } from 'node:util';

export type Report = (what: string) => void;

/** Whole minor units of a wire amount with two decimals. */
export const cents = (major: number): number => Math.round(major * 100);

export const sumOf = <T>(all: readonly T[], of: (each: T) => number): number =>
  all.reduce((total, each) => total + of(each), 0);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only the fields in which two things differ. */
const differing = (one: unknown, other: unknown): readonly [unknown, unknown] => {
  if (!isRecord(one) || !isRecord(other)) return [one, other];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    name => !isDeepStrictEqual(one[name], other[name]),
  );
  const of = (thing: Record<string, unknown>) => Object.fromEntries(names.map(name => [name, thing[name]]));
  return [of(one), of(other)];
};

/** Two accounts of the same thing, or a word about how they differ. Nothing is nothing, also where it was taken away. */
export const same = (what: string, found: unknown, expected: unknown, report: Report): void => {
  if (found === expected || isDeepStrictEqual(found, expected)) return;
  const [is, should] = differing(found, expected);
  report(`${what} is ${JSON.stringify(is)}, not ${JSON.stringify(should)}`);
};
