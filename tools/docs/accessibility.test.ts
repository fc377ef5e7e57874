import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../setup/root.ts';

const report = readFileSync(inRoot('docs', 'accessibility.md'), 'utf8');

/** Success criteria of level A and AA of WCAG 2.2: the last number of each guideline's, those of AAA left out. */
const CRITERIA = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
} as const;

it('the accessibility report speaks of every criterion of WCAG 2.2 A and AA, once, with a result', () => {
  const rows = [...report.matchAll(/^\| (\d\.\d\.\d+) [^|]+\| (A|AA) \| [^|]+ \| ([^|]+) \|$/gm)];
  const expected = Object.entries(CRITERIA).flatMap(([guideline, numbers]) =>
    numbers.map(number => `${guideline}.${number}`),
  );
  expect(rows.map(([, criterion]) => criterion)).toEqual(expected);
  for (const [, criterion, , result = ''] of rows) {
    expect([criterion, result]).toEqual([
      criterion,
      expect.stringMatching(/^(met|partly: .+|does not apply|no test yet)$/),
    ]);
  }
});

it('every test that the accessibility report names exists', () => {
  const named = new Set([...report.matchAll(/`([\w.-]+\.spec\.ts)`/g)].map(([, file = '']) => file));
  expect(named.size).toBeGreaterThan(5);
  for (const file of named) expect([file, existsSync(inRoot('e2e', file))]).toEqual([file, true]);
});

it('the accessibility report tells how many screens and sheets are walked, and in which languages and looks', () => {
  const source = (name: string) => readFileSync(inRoot('e2e', name), 'utf8');
  const stops = source('support/every-screen.ts').match(/stop\('|'[^']+',\s*stop,?\s*\)/g) ?? [];
  expect(report).toContain(`${stops.length} screens and sheets are walked`);
  const NAMES = {
    ar: 'Arabic',
    en: 'English',
    de: 'German',
    lt: 'Lithuanian',
    light: 'light',
    dark: 'dark',
    bold: 'loud',
  };
  const pairs = [...source('accessibility.spec.ts').matchAll(/language: '(\w+)', look: '(\w+)'/g)];
  expect(pairs.length).toBeGreaterThan(3);
  for (const [, language, look] of pairs) {
    const words = [language, look].map(word => NAMES[word as keyof typeof NAMES]);
    expect(report).toMatch(new RegExp(`${words[0]} in the ${words[1]} (look|one)`));
  }
});
