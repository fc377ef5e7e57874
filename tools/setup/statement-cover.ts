import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which statements a test file sent to PostgreSQL, and what it cost. */
export type Seen = {
  readonly file: string;
  readonly statements: readonly string[];
  readonly seconds: number;
};

const freshIn = ({ statements }: Seen, covered: ReadonlySet<string>): number =>
  statements.filter(one => !covered.has(one)).length;

/**
 * The cheapest files found that together send every statement that all of them send: again and again the one with the most
 * new statements for its seconds; in the end those go that the others made needless. `must` are in it whatever they send.
 */
export const coverOf = (all: readonly Seen[], must: (file: string) => boolean): string[] => {
  const chosen = all.filter(({ file }) => must(file));
  const covered = new Set(chosen.flatMap(({ statements }) => statements));
  let left = all.filter(({ file }) => !must(file));
  while (left.length > 0) {
    const worth = left
      .map(one => ({ one, rate: freshIn(one, covered) / Math.max(one.seconds, 0.1) }))
      .filter(({ rate }) => rate > 0)
      .sort((a, b) => b.rate - a.rate);
    const best = worth[0]?.one;
    if (!best) break;
    chosen.push(best);
    for (const statement of best.statements) covered.add(statement);
    left = worth.slice(1).map(({ one }) => one);
  }
  return withoutNeedless(chosen, must).map(({ file }) => file);
};

const withoutNeedless = (chosen: readonly Seen[], must: (file: string) => boolean): Seen[] => {
  const times = new Map<string, number>();
  for (const { statements } of chosen)
    for (const one of statements) times.set(one, (times.get(one) ?? 0) + 1);
  const kept = new Set(chosen);
  for (const one of chosen.toSorted((a, b) => b.seconds - a.seconds)) {
    if (must(one.file) || one.statements.some(statement => times.get(statement) === 1)) continue;
    kept.delete(one);
    for (const statement of one.statements) times.set(statement, (times.get(statement) ?? 0) - 1);
  }
  return [...kept];
};

/** What the test files of a run noted in `folder` (`packages/testkit/src/server/note-statements.ts`); none where nothing did. */
export const notedIn = (folder: string, secondsOf: (file: string) => number): Seen[] =>
  existsSync(folder)
    ? readdirSync(folder).map(name => {
        const { file, statements } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Seen;
        return { file, statements, seconds: secondsOf(file) };
      })
    : [];
