import { type Finding, isTest, type SourceFile } from '../source-file.ts';

/** Nobody reads a file longer than this. */
export const longest = 400;

/** Lines of the shipped sources in the middle, at nine tenths and at most. */
export type Sizes = { files: number; median: number; p90: number; most: number };

/** What a reader takes in at once; the aims are a median of 50 and a p90 of 180. */
export const measureSizes = (files: readonly SourceFile[]): Sizes => {
  const sorted = files
    .filter(({ path }) => /^(apps|packages)\//.test(path) && !isTest(path))
    .map(({ lines }) => lines)
    .sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { files: sorted.length, median: at(0.5), p90: at(0.9), most: sorted.at(-1) ?? 0 };
};

/** No file over the limit, tests included. */
export const checkSizes = (files: readonly SourceFile[]): Finding[] =>
  files
    .filter(({ lines }) => lines > longest)
    .map(({ path, lines }) => ({ path, message: `has ${lines} lines; ${longest} is the most` }));
