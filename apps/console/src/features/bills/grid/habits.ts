import type { Menu, MenuItem } from '@tableside/contract/http/menu';
import { mentionsAllergy } from '@tableside/domain/allergens';

/** One dish that somebody sent, and what they told the kitchen about it. */
export type Habit = { readonly dish: string; readonly note: string; readonly at: number };

/** What is remembered of one person at one venue: some evenings. */
const MAX_HABITS = 400;
/** As long as words of guests are kept. */
const FORGOTTEN_AFTER_MS = 30 * 24 * 3_600_000;
/** A note that is longer is about somebody, not about a dish. */
const MAX_CHIP = 24;
const PREFIX = 'tableside-habits-';

type Kept = Pick<Storage, 'getItem' | 'setItem'>;
type Of = { readonly venueId: string; readonly personId: string };
const keyOf = ({ venueId, personId }: Of): string => `${PREFIX}${venueId}-${personId}`;

const isHabit = (habit: unknown): habit is Habit => {
  if (typeof habit !== 'object' || habit === null) return false;
  const { dish, note, at } = habit as Record<string, unknown>;
  return typeof dish === 'string' && typeof note === 'string' && typeof at === 'number';
};

/** What this person sent lately on this device; the latest last. */
export const readHabits = (of: Of, storage: Kept, now: number): readonly Habit[] => {
  try {
    const read: unknown = JSON.parse(storage.getItem(keyOf(of)) ?? '[]');
    return Array.isArray(read) ? read.filter(isHabit).filter(({ at }) => now - at < FORGOTTEN_AFTER_MS) : [];
  } catch {
    return [];
  }
};

/** Words for the kitchen that may be offered again: of a dish, never of a guest. */
const chipsOf = (note: string): readonly string[] =>
  note.split(', ').filter(words => words !== '' && words.length <= MAX_CHIP && !mentionsAllergy(words));

/** Learns from what was sent. A browser that keeps nothing learns nothing. */
export const learn = (of: Of, sent: readonly Omit<Habit, 'at'>[], storage: Kept, now: number): void => {
  const more = sent.map(({ dish, note }) => ({ dish, note: chipsOf(note).join(', '), at: now }));
  try {
    const all = [...readHabits(of, storage, now), ...more].slice(-MAX_HABITS);
    storage.setItem(keyOf(of), JSON.stringify(all));
  } catch {
    // Nothing is lost that somebody typed.
  }
};

const byCount = (things: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([thing]) => thing);
};

/**
 * The dishes that are one tap away: those that this person sends most, then those that the venue sells most or chose to
 * show as popular. Always in the order of the menu, so that a thumb finds them where they were.
 */
export const favourites = (menu: Menu, habits: readonly Habit[], most: number): readonly MenuItem[] => {
  const dishes = [
    ...new Map(menu.categories.flatMap(({ items }) => items).map(dish => [dish.id, dish])).values(),
  ];
  const known = new Set(dishes.map(({ id }) => id));
  const own = byCount(habits.map(({ dish }) => dish)).filter(id => known.has(id));
  const popular = dishes.filter(dish => dish.popular && dish.in_stock).map(({ id }) => id);
  const chosen = new Set([...new Set([...own, ...popular])].slice(0, most));
  return dishes.filter(({ id }) => chosen.has(id));
};

/** What this person tells the kitchen most, about this dish first. */
export const usualNotes = (habits: readonly Habit[], dish: string, most: number): readonly string[] => {
  const of = (some: readonly Habit[]) => byCount(some.flatMap(({ note }) => chipsOf(note)));
  return [...new Set([...of(habits.filter(habit => habit.dish === dish)), ...of(habits)])].slice(0, most);
};
