import { describe, expect, it } from 'vitest';
import { aDish, aMenu } from '../../../testing/menu-samples.ts';
import { favourites, learn, readHabits, usualNotes } from './habits.ts';

const OF = { venueId: 'v', personId: 'ona' };
const DAY_MS = 24 * 3_600_000;
const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
};
const menu = aMenu({
  Beer: [aDish('Lager'), aDish('Porter'), aDish('Ale', { popular: true })],
  Food: [aDish('Bread'), aDish('Soup', { popular: true })],
});
const names = (most: number, sent: readonly string[]) =>
  favourites(
    menu,
    sent.map(dish => ({ dish, note: '', at: 0 })),
    most,
  ).map(({ name }) => name);

describe('favourites', () => {
  it('are what sells most before this person sent anything', () => {
    expect(names(4, [])).toEqual(['Ale', 'Soup']);
  });
  it('are what this person sends most, then what sells most, in the order of the menu', () => {
    expect(names(3, ['Bread', 'Porter', 'Porter'])).toEqual(['Porter', 'Ale', 'Bread']);
    expect(names(1, ['Bread', 'Porter', 'Porter'])).toEqual(['Porter']);
  });
  it('forget a dish that left the menu', () => {
    expect(names(3, ['Gone', 'Gone'])).toEqual(['Ale', 'Soup']);
  });
});

describe('what is learned', () => {
  it('is of one person at one venue, and forgotten after a month', () => {
    const kept = storage();
    learn(OF, [{ dish: 'Lager', note: '' }], kept, 0);
    expect(readHabits(OF, kept, DAY_MS)).toHaveLength(1);
    expect(readHabits({ ...OF, personId: 'jonas' }, kept, DAY_MS)).toEqual([]);
    expect(readHabits(OF, kept, 31 * DAY_MS)).toEqual([]);
  });
  it('is words about dishes, of this dish first, never an allergy or a story', () => {
    const kept = storage();
    const sent = [
      { dish: 'Soup', note: 'no salt, for the lady at the window please' },
      { dish: 'Soup', note: 'allergic to nuts' },
      { dish: 'Lager', note: 'cold glass' },
      { dish: 'Lager', note: 'cold glass' },
    ];
    learn(OF, sent, kept, 0);
    expect(usualNotes(readHabits(OF, kept, 1), 'Soup', 9)).toEqual(['no salt', 'cold glass']);
  });
  it('survives a browser that keeps nothing', () => {
    const none = {
      getItem: () => {
        throw new Error('nothing is kept');
      },
      setItem: () => undefined,
    };
    learn(OF, [{ dish: 'Soup', note: '' }], none, 0);
    expect(readHabits(OF, none, 0)).toEqual([]);
  });
});
