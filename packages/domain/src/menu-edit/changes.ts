import type { DishTag, DraftCategory, DraftItem, DraftMenu, Translated } from '../menu/index.ts';
import { firstPricesOf, type PriceChange, priceChangesOf } from './price-changes.ts';
import { isSame } from './same.ts';

/** One line of what publishing would change for guests. */
export type MenuChange = {
  readonly what: 'category' | 'item' | 'tag';
  readonly id: string;
  readonly name: Translated;
  readonly how: 'added' | 'removed' | 'changed' | 'moved';
  /** Which of its fields are new, where it was changed; prices stand in `prices`. */
  readonly fields: readonly string[];
  readonly prices: readonly PriceChange[];
};

type Entity = DraftCategory | DraftItem | DishTag;
type Placed<E> = { readonly entity: E; readonly place: string };

const byId = <E extends Entity>(entities: readonly Placed<E>[]): ReadonlyMap<string, Placed<E>> =>
  new Map(entities.map(each => [each.entity.id, each]));

/** What is not a field of its own for people: dishes of a category are told of by themselves, what is free by its price. */
const SILENT = new Set(['id', 'items', 'hash', 'free']);

const fieldsBetween = (before: Entity, after: Entity): string[] => {
  const [old, fresh] = [before, after] as Readonly<Record<string, unknown>>[];
  if (!old || !fresh) return [];
  const names = new Set([...Object.keys(old), ...Object.keys(fresh)]);
  return [...names].filter(name => !SILENT.has(name) && !isSame(old[name], fresh[name]));
};

/** Those of `after` that stand before or behind others than they did: as few as explain the order. */
const movedAmong = (before: readonly string[], after: readonly string[]): ReadonlySet<string> => {
  const place = new Map(before.map((id, at) => [id, at]));
  const kept = after.filter(id => place.has(id));
  // Longest run of growing places (patience sorting); whatever is not in it was moved.
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  const places = kept.map(id => place.get(id) ?? 0);
  const tops: number[] = [];
  for (const [at, value] of places.entries()) {
    let pile = tops.findIndex(top => (places[top] ?? 0) >= value);
    if (pile < 0) pile = tops.length;
    previous.set(at, pile > 0 ? tops[pile - 1] : undefined);
    tops[pile] = at;
  }
  for (let at = tops.at(-1); at !== undefined; at = previous.get(at)) ends.push(at);
  const stays = new Set(ends.map(at => kept[at]));
  return new Set(kept.filter(id => !stays.has(id)));
};

const compare = <E extends Entity>(
  what: MenuChange['what'],
  before: readonly Placed<E>[],
  after: readonly Placed<E>[],
): MenuChange[] => {
  const [old, fresh] = [byId(before), byId(after)];
  const line = (
    entity: E,
    how: MenuChange['how'],
    fields: readonly string[] = [],
    prices: readonly PriceChange[] = [],
  ) => ({ what, id: entity.id, name: entity.name, how, fields, prices }) satisfies MenuChange;
  const moved = new Set<string>();
  for (const place of new Set(after.map(each => each.place))) {
    const idsIn = (list: readonly Placed<E>[]) =>
      list.filter(each => each.place === place).map(each => each.entity.id);
    for (const id of movedAmong(idsIn(before), idsIn(after))) moved.add(id);
  }
  return [
    ...after.flatMap(({ entity, place }) => {
      const was = old.get(entity.id);
      if (!was) return [line(entity, 'added', [], 'price' in entity ? firstPricesOf(entity) : [])];
      const fields = fieldsBetween(was.entity, entity);
      const prices = 'price' in entity && 'price' in was.entity ? priceChangesOf(was.entity, entity) : [];
      if (fields.length > 0) return [line(entity, 'changed', fields, prices)];
      return was.place !== place || moved.has(entity.id) ? [line(entity, 'moved')] : [];
    }),
    ...before.flatMap(({ entity }) => (fresh.has(entity.id) ? [] : [line(entity, 'removed')])),
  ];
};

const itemsIn = ({ categories }: DraftMenu): Placed<DraftItem>[] =>
  categories.flatMap(({ id, items }) => items.map(entity => ({ entity, place: id })));

const here = <E>(entities: readonly E[]): Placed<E>[] => entities.map(entity => ({ entity, place: '' }));

/** What is different between two menus, dish by dish, in the order of the newer one. */
export const changesBetween = (before: DraftMenu, after: DraftMenu): MenuChange[] => [
  ...compare('category', here(before.categories), here(after.categories)),
  ...compare('item', itemsIn(before), itemsIn(after)),
  ...compare('tag', here(before.tags), here(after.tags)),
];
