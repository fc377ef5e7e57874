import { describe, expect, it } from 'vitest';
import {
  addressOfCourt,
  courtProblems,
  merchantState,
  merchantStep,
  shortDescription,
  shuffled,
  stallState,
} from './index.ts';

describe('a short description', () => {
  it.each([
    ['fits', 'Slow broths', 'Slow broths'],
    [
      'is cut after a sentence',
      `Slow broths since the spring of 1998. ${'Noodles by hand '.repeat(6)}`,
      'Slow broths since the spring of 1998.',
    ],
    ['is cut after a word', 'noodles '.repeat(20), `${'noodles '.repeat(11).trim()}…`],
    ['has no word to be cut after', 'n'.repeat(100), `${'n'.repeat(90)}…`],
    ['is in several lines', 'Slow\n\n broths ', 'Slow broths'],
    ['does not end in a sign', `${'noodles, '.repeat(20)}`, `${'noodles, '.repeat(10).slice(0, -2)}…`],
  ])('[ENTITY-64] %s', (_, text, short) => {
    expect(shortDescription(text)).toBe(short);
  });
});

describe('the card of a venue', () => {
  it.each([
    ['open', { kind: 'open', rushMinutes: null }],
    ['temporarily_disabled', { kind: 'paused' }],
    [null, { kind: 'paused' }],
    ['rush_mode', { kind: 'open', rushMinutes: 25 }],
  ] as const)('[FOOD-16] [FOOD-17] %s within the hours', (orderStatus, state) => {
    expect(stallState({ orderStatus, workingHours: true, rushMinutes: 25 })).toEqual(state);
  });

  it.each(['open', 'temporarily_disabled', 'rush_mode', null] as const)(
    '[FOOD-17] %s outside the hours is closed, which says when it opens',
    orderStatus => {
      expect(stallState({ orderStatus, workingHours: false, rushMinutes: 25 })).toEqual({ kind: 'closed' });
    },
  );

  it('[FOOD-16] a rush whose minutes nobody told has no badge', () => {
    const venue = { orderStatus: 'rush_mode', workingHours: true, rushMinutes: null } as const;
    expect(stallState(venue)).toEqual({ kind: 'open', rushMinutes: null });
  });
});

describe('the order of the cards', () => {
  const venues = Array.from({ length: 12 }, (_, at) => ({ id: `venue-${at}` }));
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

  it('[FOOD-14] is the same all through a visit, whatever order they come in, and another one in another visit', () => {
    const first = ids(shuffled(venues, 'visit-1'));
    expect(ids(shuffled(venues.toReversed(), 'visit-1'))).toEqual(first);
    expect(ids(shuffled(venues, 'visit-2'))).not.toEqual(first);
    expect(first.toSorted()).toEqual(ids(venues).toSorted());
  });

  it('[FOOD-14] of those that stay is kept when one joins or leaves', () => {
    const all = ids(shuffled(venues, 'visit-1'));
    const left = ids(shuffled(venues.slice(1), 'visit-1'));
    expect(left).toEqual(all.filter(id => id !== 'venue-0'));
  });

  it('lets every venue come first about as often', () => {
    const firsts = new Map<string, number>();
    for (let visit = 0; visit < 1_200; visit += 1) {
      const [first] = shuffled(venues, `seed${visit}`);
      firsts.set(first?.id ?? '', (firsts.get(first?.id ?? '') ?? 0) + 1);
    }
    expect(firsts.size).toBe(12);
    for (const count of firsts.values()) expect(count).toBeGreaterThan(50);
  });
});

describe('saving a food court', () => {
  const wanted = { name: { lt: 'Halė' }, mainLanguage: 'lt', venues: ['a', 'b'] };
  const known = { before: ['a'], owned: ['a', 'b', 'c'], taken: [] };
  it.each([
    ['with own venues', {}, {}, {}],
    ['without any venue yet', { venues: [] }, {}, {}],
    ['without a name in its main language', { name: { en: 'Hall', lt: ' ' } }, {}, { name: 'missing' }],
    ['with a venue of somebody else', { venues: ['a', 'x'] }, {}, { venues: 'unknown' }],
    ['with a venue of another food court', {}, { taken: ['b'] }, { venues: 'taken' }],
    ['with a venue twice', { venues: ['a', 'a'] }, {}, { venues: 'twice' }],
    ['keeping the venue of another owner', { venues: ['b', 'x'] }, { before: ['x'] }, {}],
    ['without the venue of another owner', { venues: ['b'] }, { before: ['x'] }, { venues: 'not_yours' }],
    ['without an own one that was in it', { venues: ['b'] }, {}, {}],
  ] as const)('%s', (_, over, facts, problems) => {
    expect(courtProblems({ ...wanted, ...over }, { ...known, ...facts })).toEqual(problems);
  });
});

it('[FOOD-01] its code opens /food-court/:foodCourtHash', () => {
  expect(addressOfCourt('https://menu.example', 'HALL')).toBe('https://menu.example/food-court/HALL');
});

describe('the order of one stall among those of several', () => {
  it.each([
    ['rejected', true, true, 'failed', null],
    ['failed', false, false, 'failed', null],
    ['closed', true, true, 'completed', 3],
    ['active', true, true, 'partially_delivered', 2],
    ['partially_delivered', true, true, 'partially_delivered', 2],
    ['active', true, false, 'preparing', 2],
    ['active', false, false, 'received', 1],
    ['waiting_confirmation', false, false, 'received', 1],
    ['pending_activate', false, false, 'received', 1],
  ] as const)(
    '[FOOD-54] [FOOD-55] [FOOD-56] [FOOD-57] [FOOD-58] [FOOD-59] %s, accepted: %s, something brought: %s',
    (status, accepted, delivered, state, step) => {
      expect(merchantState({ status, accepted, delivered })).toBe(state);
      expect(merchantStep(state)).toBe(step);
    },
  );
});
