import { expect, it } from 'vitest';
import { patternEdges } from './pattern-edges.ts';

it('finds what a pattern lets through and nothing behind it expects', () => {
  const place = patternEdges('^\\d{1,16}\\.[0-9a-f-]{36}$');
  expect(place).toContain(`9999999999999999.${'-'.repeat(36)}`);
  expect(place).toContain(`9999999999999999.${'9'.repeat(36)}`);
  expect(place).toContain(`0.${'0'.repeat(36)}`);
});

it.each([
  ['^[a-z]{2}$', ['aa', 'zz']],
  ['^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$', ['0000-00-00T00:00', '9999-99-99T99:99']],
  ['^([1-9]|[1-9]\\d|100)$', ['1', '10', '9', '99', '100']],
  ['^#[0-9a-f]{6}$', ['#000000', '#999999', '#aaaaaa', '#ffffff']],
  ['^a?b*$', ['', `a${'b'.repeat(40)}`]],
])('%s', (pattern, texts) => {
  expect(patternEdges(pattern).sort()).toEqual(texts.sort());
});

it('says nothing of a pattern that it does not read', () => {
  expect(patternEdges('^(?!x)[^y]+$')).toEqual([]);
});
