import type { DraftCategory, DraftMenu } from '../../menu/index.ts';
import { checkHead, checkItem, checkLinks } from '../check.ts';
import type { Applied, CategoryHead, EntityKey, MenuEdit, Refused } from '../edit.ts';
import { findItem, insertAt, withCategory, withItems } from '../places.ts';
import { refuse } from '../refuse.ts';

type CategoryEdit = Extract<MenuEdit, { readonly kind: `category-${string}` }>;

const keyOf = (id: string): EntityKey => `category:${id}`;

const headOf = ({ items: _, ...head }: DraftCategory): CategoryHead => head;

const add = (menu: DraftMenu, category: DraftCategory, at: number, main: string): Applied | Refused => {
  const { id, items } = category;
  if (menu.categories.some(each => each.id === id)) return refuse(keyOf(id), 'id', 'duplicate');
  const twice = items.find(
    (item, place) => findItem(menu, item.id) || items.findIndex(each => each.id === item.id) < place,
  );
  if (twice) return refuse(`item:${twice.id}`, 'id', 'duplicate');
  const problems = [
    ...checkHead(category, main),
    ...items.flatMap(item => [...checkItem(item, main), ...checkLinks(menu, category, item)]),
  ];
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    document: { ...menu, categories: insertAt(menu.categories, at, category) },
    inverse: { kind: 'category-remove', id },
    touched: [keyOf(id), ...items.map((item): EntityKey => `item:${item.id}`)],
  };
};

/** Dishes under a heading that goes are under none. */
const set = (menu: DraftMenu, before: DraftCategory, head: CategoryHead, main: string): Applied | Refused => {
  const problems = checkHead(head, main);
  if (problems.length > 0) return { ok: false, problems };
  const homeless = before.items.filter(
    ({ subcategory }) => subcategory !== null && !head.subcategories.some(({ id }) => id === subcategory),
  );
  const changed = withCategory(menu, head.id, ({ items }) => ({ ...head, items }));
  const undo: MenuEdit[] = [
    { kind: 'category-set', category: headOf(before) },
    ...homeless.map((item): MenuEdit => ({ kind: 'item-set', item })),
  ];
  return {
    ok: true,
    document: withItems(
      changed,
      homeless.map(item => ({ ...item, subcategory: null })),
    ),
    inverse: undo.length === 1 && undo[0] ? undo[0] : { kind: 'several', edits: undo },
    touched: [keyOf(head.id), ...homeless.map(({ id }): EntityKey => `item:${id}`)],
  };
};

export const applyCategory = (menu: DraftMenu, edit: CategoryEdit, main: string): Applied | Refused => {
  if (edit.kind === 'category-add') return add(menu, edit.category, edit.at, main);
  const id = edit.kind === 'category-set' ? edit.category.id : edit.id;
  const from = menu.categories.findIndex(each => each.id === id);
  const before = menu.categories[from];
  if (!before) return refuse(keyOf(id), 'id', 'unknown');
  if (edit.kind === 'category-set') return set(menu, before, edit.category, main);
  const without = menu.categories.toSpliced(from, 1);
  if (edit.kind === 'category-remove') {
    return {
      ok: true,
      document: { ...menu, categories: without },
      inverse: { kind: 'category-add', category: before, at: from },
      touched: [keyOf(id), ...before.items.map((item): EntityKey => `item:${item.id}`)],
    };
  }
  return {
    ok: true,
    document: { ...menu, categories: insertAt(without, edit.at, before) },
    inverse: { kind: 'category-move', id, at: from },
    touched: [keyOf(id)],
  };
};
