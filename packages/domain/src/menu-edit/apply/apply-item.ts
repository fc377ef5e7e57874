import type { DraftItem, DraftMenu } from '../../menu/index.ts';
import { checkItem, checkLinks } from '../check.ts';
import type { Applied, EntityKey, MenuEdit, Refused } from '../edit.ts';
import { type Found, findItem, insertAt, withCategory, withItems } from '../places.ts';
import { refuse } from '../refuse.ts';

type ItemEdit = Extract<MenuEdit, { readonly kind: `item-${string}` }>;

const keyOf = (id: string): EntityKey => `item:${id}`;

const add = (
  menu: DraftMenu,
  { item, category: categoryId, at }: Extract<ItemEdit, { readonly kind: 'item-add' }>,
  main: string,
): Applied | Refused => {
  if (findItem(menu, item.id)) return refuse(keyOf(item.id), 'id', 'duplicate');
  const category = menu.categories.find(({ id }) => id === categoryId);
  if (!category) return refuse(keyOf(item.id), 'category', 'unknown');
  const problems = [...checkItem(item, main), ...checkLinks(menu, category, item)];
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    document: withCategory(menu, categoryId, each => ({
      ...each,
      items: insertAt(each.items, at, item),
    })),
    inverse: { kind: 'item-remove', id: item.id },
    touched: [keyOf(item.id)],
  };
};

const set = (menu: DraftMenu, before: Found, item: DraftItem, main: string): Applied | Refused => {
  const problems = [...checkItem(item, main), ...checkLinks(menu, before.category, item)];
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    document: withItems(menu, [item]),
    inverse: { kind: 'item-set', item: before.item },
    touched: [keyOf(item.id)],
  };
};

const without = (menu: DraftMenu, { item, category }: Found): DraftMenu =>
  withCategory(menu, category.id, each => ({
    ...each,
    items: each.items.filter(({ id }) => id !== item.id),
  }));

/** In another category a dish stands under no heading, unless that has one of the same id. */
const move = (
  menu: DraftMenu,
  before: Found,
  to: { readonly category: string; readonly at: number },
): Applied | Refused => {
  const { item, category, at } = before;
  const target = menu.categories.find(({ id }) => id === to.category);
  if (!target) return refuse(keyOf(item.id), 'category', 'unknown');
  const keeps = item.subcategory === null || target.subcategories.some(({ id }) => id === item.subcategory);
  const moved = keeps ? item : { ...item, subcategory: null };
  const back: MenuEdit = { kind: 'item-move', id: item.id, category: category.id, at };
  return {
    ok: true,
    document: withCategory(without(menu, before), target.id, each => ({
      ...each,
      items: insertAt(each.items, to.at, moved),
    })),
    inverse: keeps ? back : { kind: 'several', edits: [back, { kind: 'item-set', item }] },
    touched: [keyOf(item.id)],
  };
};

export const applyItem = (menu: DraftMenu, edit: ItemEdit, main: string): Applied | Refused => {
  if (edit.kind === 'item-add') return add(menu, edit, main);
  const id = edit.kind === 'item-set' ? edit.item.id : edit.id;
  const before = findItem(menu, id);
  if (!before) return refuse(keyOf(id), 'id', 'unknown');
  if (edit.kind === 'item-set') return set(menu, before, edit.item, main);
  if (edit.kind === 'item-move') return move(menu, before, edit);
  return {
    ok: true,
    document: without(menu, before),
    inverse: { kind: 'item-add', item: before.item, category: before.category.id, at: before.at },
    touched: [keyOf(id)],
  };
};
