import { minor } from '@tableside/domain/money';
import { expect, it } from 'vitest';
import { atSeat, wordsLine } from './draft.ts';
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
  [
    'the first of its party sat down',
    [of('a', null)],
    [at('a', EARLY)],
    [of('a', EARLY, { begunFree: true })],
  ],
  ['others who came earlier joined its party', [of('a', LATE)], [at('a', EARLY)], [of('a', EARLY)]],
  ['its party moved', [of('a', EARLY)], [at('a', null), at('b', EARLY)], [of('b', EARLY)]],
  ['its party is gone', [of('a', EARLY)], [at('a', null)], []],
  ['other guests sit there', [of('a', EARLY)], [at('a', LATE)], []],
  ['the table is not known here', [of('x', EARLY)], [at('a', LATE)], [of('x', EARLY)]],
])('where %s', (_, pads, tables, left) => {
  expect(padsOfParties(pads, tables)).toEqual(left);
});

const forSeat = (seat: number | null) => atSeat(wordsLine('Cake', minor(350), 1), seat);
const joined = (opened_at: string, seats: number, more = {}) => ({
  table: 'a',
  opened_at,
  seats,
  bill: null,
  into: null,
  ...more,
});
const both = (opened_at: string, ...parties: ReturnType<typeof joined>[]) => ({
  ...at('b', opened_at),
  joined: parties,
});
const seatsOf = (pads: readonly Pad[]) =>
  pads.map(({ place, party, lines }) => [place, party, lines.map(({ wire }) => wire.seat ?? null)]);

it.each([
  ['who came before the other', EARLY, LATE],
  ['who came after the other', LATE, EARLY],
])('goes with a party %s and that joined it, behind its seats', (_, mine, theirs) => {
  const pads = [of('a', mine, { lines: [forSeat(1), forSeat(null), forSeat(19)] })];
  const tables = [at('a', null), both([mine, theirs].sort()[0] ?? '', joined(mine, 2))];
  const settled = padsOfParties(pads, tables);
  expect(seatsOf(settled)).toEqual([[padAt.table('b'), EARLY, [3, null]]]);
  // Once, however often the tables are read.
  expect(padsOfParties(settled, tables)).toBe(settled);
});

it('tells parties that joined one after the other apart by their tables', () => {
  const tables = [
    at('a', null),
    at('c', null),
    both(EARLY, joined(EARLY, 5), { ...joined(EARLY, 3), table: 'c' }),
  ];
  const seats = (place: string) =>
    seatsOf(padsOfParties([of(place, EARLY, { lines: [forSeat(1)] })], tables));
  expect(seats('a')).toEqual([[padAt.table('b'), EARLY, [6]]]);
  expect(seats('c')).toEqual([[padAt.table('b'), EARLY, [4]]]);
});

it('keeps the seats of the party that was joined, and puts both into one pad', () => {
  const pads = [of('b', LATE, { lines: [forSeat(1)] }), of('a', EARLY, { lines: [forSeat(1), forSeat(2)] })];
  const settled = padsOfParties(pads, [at('a', null), both(EARLY, joined(EARLY, 2))]);
  expect(seatsOf(settled)).toEqual([[padAt.table('b'), EARLY, [1, 3, 4]]]);
});

it('does so for a pad of a bill, which goes on as the other bill', () => {
  const pads = [{ ...of('', EARLY, { lines: [forSeat(1)] }), place: padAt.bill('old') }];
  const tables = (into: string) => [both(EARLY, joined(LATE, 2, { bill: 'old', into }))];
  expect(seatsOf(padsOfParties(pads, tables('new')))).toEqual([[padAt.bill('new'), EARLY, [3]]]);
  // The bill itself went over.
  expect(padsOfParties(pads, tables('old'))).toBe(pads);
});

it('sends what was sent again as it was', () => {
  const sending = { key: 'a key', body: {} };
  const [pad] = padsOfParties(
    [of('a', LATE, { sending, lines: [forSeat(1)] })],
    [at('a', null), both(EARLY, joined(LATE, 2))],
  );
  expect(pad).toMatchObject({ place: padAt.table('b'), sending, lines: [{ wire: { seat: 1 } }] });
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
