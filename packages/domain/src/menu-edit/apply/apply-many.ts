import type { DraftItem, DraftMenu } from '../../menu/index.ts';
import { checkItem } from '../check.ts';
import type { Applied, EntityKey, MenuEdit, Refused } from '../edit.ts';
import { findItem, withItems } from '../places.ts';
import { isPriceRule, itemByRule } from '../prices.ts';
import { refuse } from '../refuse.ts';
import { withRate } from '../vat-rates.ts';
import { applyItem } from './apply-item.ts';

type ManyEdit = Extract<MenuEdit, { readonly kind: `items-${string}` }>;

/** Sets dishes together; one that is wrong refuses all. */
const setAll = (
  menu: DraftMenu,
  before: readonly DraftItem[],
  change: (item: DraftItem) => DraftItem,
  main: string,
): Applied | Refused => {
  const after = before.map(change);
  const problems = after.flatMap(item => checkItem(item, main));
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    document: withItems(menu, after),
    inverse: { kind: 'several', edits: before.map((item): MenuEdit => ({ kind: 'item-set', item })) },
    touched: before.map(({ id }): EntityKey => `item:${id}`),
  };
};

/** They come last in the category, in the order in which they were named. */
const moveAll = (
  menu: DraftMenu,
  ids: readonly string[],
  category: string,
  main: string,
): Applied | Refused => {
  let now = menu;
  const back: MenuEdit[] = [];
  for (const id of ids) {
    const at = Number.MAX_SAFE_INTEGER;
    const moved = applyItem(now, { kind: 'item-move', id, category, at }, main);
    if (!moved.ok) return moved;
    now = moved.document;
    back.unshift(moved.inverse);
  }
  return {
    ok: true,
    document: now,
    inverse: { kind: 'several', edits: back },
    touched: ids.map((id): EntityKey => `item:${id}`),
  };
};

const hidden = ({ hidden: _, ...item }: DraftItem, hide: boolean): DraftItem =>
  hide ? { ...item, hidden: true } : item;

export const applyMany = (menu: DraftMenu, edit: ManyEdit, main: string): Applied | Refused => {
  const ids = [...new Set(edit.ids)];
  const items: DraftItem[] = [];
  for (const id of ids) {
    const found = findItem(menu, id);
    if (!found) return refuse(`item:${id}`, 'id', 'unknown');
    items.push(found.item);
  }
  if (edit.kind === 'items-move') return moveAll(menu, ids, edit.category, main);
  if (edit.kind === 'items-hide') return setAll(menu, items, item => hidden(item, edit.hidden), main);
  if (edit.kind === 'items-vat') {
    return setAll(menu, items, item => withRate(item, edit.rate), main);
  }
  if (!isPriceRule(edit.rule)) return refuse('*', 'percent', 'number');
  return setAll(menu, items, item => itemByRule(item, edit.rule), main);
};
