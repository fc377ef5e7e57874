import { findItem } from '@tableside/domain/menu-edit';
import { minor } from '@tableside/domain/money';
import { aMenuDocument, anItem } from '@tableside/testkit/scenes/a-menu.ts';
import { expect, it } from 'vitest';
import { movedBy } from '../../parts/list/moved-by.ts';
import { boxOf } from './dish/crop-box.ts';
import type { MenuDraft } from './draft/draft-query.ts';
import { type Pending, withPending } from './draft/pending.ts';
import { savingStore } from './draft/saving-store.ts';
import { shownItems } from './list/shown-items.ts';
import { withText } from './words.ts';

const draft: MenuDraft = {
  revision: 3,
  document: aMenuDocument(),
  basis: {},
  main_language: 'en',
  languages: ['lt'],
  changes: 0,
  can_undo: false,
  edited_by: null,
  edited_at: null,
};
const edited = (edit: Pending['edit']): Pending => ({ id: 'x', edit, seen: 3 });

it('shows changes that are on their way, and passes over those that cannot be made any more', () => {
  const shown = withPending(draft, [
    edited({ kind: 'item-remove', id: 'caviar' }),
    edited({
      kind: 'item-set',
      item: anItem({ id: 'soup', name: { en: 'Fish soup', lt: 'Patiekalas soup' }, price: minor(500) }),
    }),
    { id: 'y', edit: { kind: 'undo' }, seen: 3 },
  ]);
  expect(findItem(shown.document, 'soup')?.item.price).toBe(500);
  expect(shown.basis, 'the translation was right for the name before').toEqual({
    'item:soup name': { lt: 'Dish soup' },
  });
  expect(shown.revision).toBe(3);
  expect(withPending(draft, [])).toBe(draft);
});

it('finds dishes in every language, whatever the accents, else shows the chosen category', () => {
  const { categories } = draft.document;
  const ids = (chosen: string | null, sought: string) =>
    shownItems(categories, chosen, sought).map(({ item, at }) => `${item.id} ${at}`);
  expect(ids('drinks', '')).toEqual(['beer 0']);
  expect(ids('drinks', 'PATIEKALAS STEAK')).toEqual(['steak 2']);
  expect(ids(null, '')).toEqual([]);
});

it.each([
  ['a wide picture keeps its height', { x: 0.5, y: 0.5, zoom: 1 }, [2000, 750], [0.25, 0, 0.5, 1]],
  ['a high one its width', { x: 0.5, y: 0, zoom: 1 }, [600, 900], [0, 0, 1, 0.5]],
  ['never looks beyond the edge', { x: 1, y: 1, zoom: 2 }, [800, 600], [0.5, 0.5, 0.5, 0.5]],
] as const)('the part of a picture: %s', (_, view, [width, height], [left, top, wide, high]) => {
  expect(boxOf(view, { width, height })).toEqual({ left, top, width: wide, height: high });
});

it('moves one of a list by a place', () => {
  expect(movedBy(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(movedBy(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

it('keeps no empty translation', () => {
  expect(withText({ en: 'Soup', lt: 'Sriuba' }, 'lt', '')).toEqual({ en: 'Soup' });
});

it('tells how saving goes where that changed', () => {
  const saving = savingStore();
  const told: boolean[] = [];
  const stop = saving.subscribe(() => told.push(saving.get().busy));
  saving.set({ busy: true });
  saving.set({ busy: true, stuck: null });
  saving.set({ stuck: 'no network' });
  saving.set({ busy: false, stuck: null });
  saving.set({ typing: true });
  stop();
  saving.set({ busy: true });
  expect(told).toEqual([true, true, false, false]);
});
