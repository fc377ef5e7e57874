import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the statements of a test file ask of PostgreSQL (`packages/testkit/src/server/sql-pieces.ts`), and what it cost. */
export type Seen = {
  readonly file: string;
  readonly pieces: readonly string[];
  readonly seconds: number;
};

const freshIn = ({ pieces }: Seen, covered: ReadonlySet<string>): number =>
  pieces.filter(one => !covered.has(one)).length;

/**
 * The cheapest files found that together ask all that all of them ask: again and again the one with most that is new for its
 * seconds; in the end those go that the others made needless. `must` are in it whatever they ask.
 */
export const coverOf = (all: readonly Seen[], must: (file: string) => boolean): string[] => {
  const chosen = all.filter(({ file }) => must(file));
  const covered = new Set(chosen.flatMap(({ pieces }) => pieces));
  let left = all.filter(({ file }) => !must(file));
  while (left.length > 0) {
    const worth = left
      .map(one => ({ one, rate: freshIn(one, covered) / Math.max(one.seconds, 0.1) }))
      .filter(({ rate }) => rate > 0)
      .sort((a, b) => b.rate - a.rate);
    const best = worth[0]?.one;
    if (!best) break;
    chosen.push(best);
    for (const piece of best.pieces) covered.add(piece);
    left = worth.slice(1).map(({ one }) => one);
  }
  return withoutNeedless(chosen, must).map(({ file }) => file);
};

const withoutNeedless = (chosen: readonly Seen[], must: (file: string) => boolean): Seen[] => {
  const times = new Map<string, number>();
  for (const { pieces } of chosen) for (const one of pieces) times.set(one, (times.get(one) ?? 0) + 1);
  const kept = new Set(chosen);
  for (const one of chosen.toSorted((a, b) => b.seconds - a.seconds)) {
    if (must(one.file) || one.pieces.some(piece => times.get(piece) === 1)) continue;
    kept.delete(one);
    for (const piece of one.pieces) times.set(piece, (times.get(piece) ?? 0) - 1);
  }
  return [...kept];
};

/** What the test files of a run noted in `folder` (`packages/testkit/src/server/note-statements.ts`); none where nothing did. */
export const notedIn = (folder: string, secondsOf: (file: string) => number): Seen[] =>
  existsSync(folder)
    ? readdirSync(folder).map(name => {
        const { file, pieces } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Seen;
        return { file, pieces, seconds: secondsOf(file) };
      })
    : [];
