import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** One measured figure against what is wanted of it. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Smallest or largest acceptable value. */
  readonly atLeast?: number;
  readonly atMost?: number;
  /** The plain numbers behind a ratio, in words. */
  readonly from: string;
};

const folder = new URL('../../node_modules/.cache/bench/', import.meta.url);

const verdict = ({ value, atLeast, atMost }: Figure): string => {
  if (atLeast === undefined && atMost === undefined) return 'reference';
  const met = (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
  return met ? 'met' : 'not met';
};

const wanted = ({ atLeast, atMost, unit }: Figure): string =>
  atLeast === undefined ? (atMost === undefined ? '' : `<= ${atMost} ${unit}`) : `>= ${atLeast} ${unit}`;

/** Prints the figures of one benchmark and keeps them for the table in docs/benchmarks.md. */
export const report = (benchmark: string, figures: readonly Figure[]): void => {
  for (const figure of figures) {
    console.log(
      `${benchmark}: ${figure.what}: ${figure.value.toFixed(2)} ${figure.unit} ${wanted(figure)} ${verdict(figure)} (${figure.from})`,
    );
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${benchmark}.json`, folder), JSON.stringify(figures, null, 2));
};

const rowOf =
  (benchmark: string) =>
  (figure: Figure): string =>
    `| ${benchmark} | ${figure.what} | ${figure.value.toFixed(2)} ${figure.unit} | ${wanted(figure)} | ${verdict(figure)} | ${figure.from} |`;

/** The table of docs/benchmarks.md: what was measured here, and the rows of the table before for what was not. */
export const tableOf = (benchmarks: readonly string[], before: string): string => {
  const rows = benchmarks.flatMap(benchmark => {
    try {
      const figures: Figure[] = JSON.parse(readFileSync(new URL(`${benchmark}.json`, folder), 'utf8'));
      return figures.map(rowOf(benchmark));
    } catch {
      return before.split('\n').filter(row => row.startsWith(`| ${benchmark} |`));
    }
  });
  return ['| benchmark | figure | measured | wanted | | from |', '|---|---|---|---|---|---|', ...rows].join(
    '\n',
  );
};
