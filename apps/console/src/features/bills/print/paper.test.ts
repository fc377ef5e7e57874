import { expect, it } from 'vitest';
import { pageRule } from './paper.ts';

it.each([
  ['a4', 500, '@page { size: A4; margin: 20mm; }'],
  ['roll', 3, '@page { size: 80mm 60mm; margin: 4mm; }'],
  ['roll', 40, '@page { size: 80mm 184mm; margin: 4mm; }'],
] as const)('%s with %d lines', (paper, lines, rule) => expect(pageRule(paper, lines)).toBe(rule));
