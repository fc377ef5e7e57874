import { minor } from '@tableside/domain/money';
import { expect, it } from 'vitest';
import { wordsLine } from './draft.ts';
import { type Pad, padAt } from './kept-pads.ts';
import { padsOfParties } from './pads-of-parties.ts';

const EARLY = '2026-03-02T11:00:00.000Z';
const LATE = '2026-03-02T12:00:00.000Z';
const of = (table: string, party: string | null, more: Partial<Pad> = {}): Pad => ({
  place: padAt.table(table),
  party,
  lines: [wordsLine('Cake', minor(350), 1)],
  sending: null,
  at: 0,
  ...more,
});
const at = (id: string, opened_at: string | null) => ({ id, opened_at });

it.each([
  ['nobody sits there yet', [of('a', null)], [at('a', null)], [of('a', null)]],
  ['its party sits there', [of('a', EARLY)], [at('a', EARLY)], [of('a', EARLY)]],
  ['the first of its party sat down', [of('a', null)], [at('a', EARLY)], [of('a', EARLY)]],
  ['others who came earlier joined its party', [of('a', LATE)], [at('a', EARLY)], [of('a', EARLY)]],
  ['its party moved', [of('a', EARLY)], [at('a', null), at('b', EARLY)], [of('b', EARLY)]],
  ['its party is gone', [of('a', EARLY)], [at('a', null)], []],
  ['other guests sit there', [of('a', EARLY)], [at('a', LATE)], []],
  ['the table is not known here', [of('x', EARLY)], [at('a', LATE)], [of('x', EARLY)]],
])('where %s', (_, pads, tables, left) => {
  expect(padsOfParties(pads, tables)).toEqual(left);
});

it('is the same pads where nothing changed', () => {
  const pads = [of('a', EARLY), of('b', null)];
  expect(padsOfParties(pads, [at('a', EARLY), at('b', null)])).toBe(pads);
});

it('puts a party that moves where a pad lies already into one pad, and changes nothing of what was sent', () => {
  const tables = [at('a', null), at('b', EARLY)];
  const [joined, ...more] = padsOfParties([of('b', EARLY), of('a', EARLY)], tables);
  expect(more).toEqual([]);
  expect(joined?.lines.map(({ quantity }) => quantity)).toEqual([2]);
  const sending = { key: 'a key', body: {} };
  const [kept] = padsOfParties([of('b', EARLY), of('a', EARLY, { sending })], tables);
  expect(kept).toMatchObject({ sending, place: padAt.table('b') });
  expect(kept?.lines.map(({ quantity }) => quantity)).toEqual([1]);
});
