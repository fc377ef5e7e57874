import { type Finding, findAll, isTest, type SourceFile } from '../source-file.ts';

const focused =
  /\b(?:it|test|describe)(?:\s*\.\s*\w+)*\s*\.\s*(?:only|skip|todo|fixme|fails)\b|\b(?:xit|xdescribe|fit|fdescribe)\s*\(/g;

/** Every test runs, every time. */
export const checkFocusedTests = (files: readonly SourceFile[]): Finding[] =>
  files
    .filter(({ path }) => isTest(path))
    .flatMap(file => findAll(file, 'bare', focused, found => `${found}: no test is skipped or runs alone`));
