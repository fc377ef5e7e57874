import type { DraftMenu } from '../../menu/index.ts';
import { checkMenu } from '../check.ts';
import type { Applied, MenuEdit, Refused } from '../edit.ts';
import { applyCategory } from './apply-category.ts';
import { applyItem } from './apply-item.ts';
import { applyMany } from './apply-many.ts';
import { applyTag } from './apply-tag.ts';

const applyReplace = (before: DraftMenu, menu: DraftMenu, main: string): Applied | Refused => {
  const problems = checkMenu(menu, main);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, document: menu, inverse: { kind: 'replace', document: before }, touched: ['*'] };
};

const applySeveral = (menu: DraftMenu, edits: readonly MenuEdit[], main: string): Applied | Refused => {
  let now = menu;
  const inverses: MenuEdit[] = [];
  const touched = new Set<Applied['touched'][number]>();
  for (const edit of edits) {
    const applied = applyEdit(now, edit, main);
    if (!applied.ok) return applied;
    now = applied.document;
    inverses.unshift(applied.inverse);
    for (const key of applied.touched) touched.add(key);
  }
  return { ok: true, document: now, inverse: { kind: 'several', edits: inverses }, touched: [...touched] };
};

/**
 * One edit on a menu, all of it or nothing: the new menu, what takes the edit back, and what it touched; or why not.
 * `main` is the venue's main language.
 */
export const applyEdit = (menu: DraftMenu, edit: MenuEdit, main: string): Applied | Refused => {
  switch (edit.kind) {
    case 'several':
      return applySeveral(menu, edit.edits, main);
    case 'replace':
      return applyReplace(menu, edit.document, main);
    case 'category-add':
    case 'category-set':
    case 'category-remove':
    case 'category-move':
      return applyCategory(menu, edit, main);
    case 'tag-add':
    case 'tag-set':
    case 'tag-remove':
      return applyTag(menu, edit, main);
    case 'item-add':
    case 'item-set':
    case 'item-remove':
    case 'item-move':
      return applyItem(menu, edit, main);
    default:
      return applyMany(menu, edit, main);
  }
};
