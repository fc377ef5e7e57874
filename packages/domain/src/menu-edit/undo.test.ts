import fc from '@tableside/testkit/same-cases.ts';
import { aCategory, aMenuDocument, anItem } from '@tableside/testkit/scenes/a-menu.ts';
import { expect, it } from 'vitest';
import type { DraftMenu } from '../menu/index.ts';
import { minor } from '../money/index.ts';
import { applyEdit, isSame, type MenuEdit } from './index.ts';

const id = fc.constantFrom('soup', 'pizza', 'steak', 'beer', 'n1', 'n2');
const category = fc.constantFrom('food', 'drinks', 'c1');
const at = fc.nat(5);
const item = fc
  .record({ id, price: fc.nat(5000), hot: fc.boolean() })
  .map(({ hot, price, ...rest }) => anItem({ ...rest, price: minor(price), tags: hot ? ['hot'] : [] }));
const tag = fc.record({ name: fc.record({ en: fc.constantFrom('A', 'B') }) }).map(({ name }) => ({
  id: 'hot',
  name,
  icon: null,
  iconColor: null,
  image: null,
  width: null,
}));
const simple: fc.Arbitrary<MenuEdit> = fc.oneof(
  fc.record({ kind: fc.constant('item-add' as const), item, category, at }),
  fc.record({ kind: fc.constant('item-set' as const), item }),
  fc.record({ kind: fc.constant('item-remove' as const), id }),
  fc.record({ kind: fc.constant('item-move' as const), id, category, at }),
  fc.record({
    kind: fc.constant('category-add' as const),
    category: category.map(each => aCategory({ id: each })),
    at,
  }),
  fc.record({ kind: fc.constant('category-remove' as const), id: category }),
  fc.record({ kind: fc.constant('category-move' as const), id: category, at }),
  fc.record({ kind: fc.constant('tag-add' as const), tag, at }),
  fc.record({ kind: fc.constant('tag-set' as const), tag }),
  fc.record({ kind: fc.constant('tag-remove' as const), id: fc.constant('hot') }),
  fc.record({ kind: fc.constant('items-hide' as const), ids: fc.array(id), hidden: fc.boolean() }),
  fc.record({
    kind: fc.constant('items-vat' as const),
    ids: fc.array(id),
    rate: fc.constantFrom('food', 'alcohol', null),
  }),
  fc.record({ kind: fc.constant('items-move' as const), ids: fc.array(id), category }),
  fc.record({
    kind: fc.constant('items-price' as const),
    ids: fc.array(id),
    rule: fc.record({ percent: fc.integer({ min: -99, max: 200 }), step: fc.constantFrom(1, 5, 50) }),
  }),
);
const edit: fc.Arbitrary<MenuEdit> = fc.oneof(
  { weight: 4, arbitrary: simple },
  {
    weight: 1,
    arbitrary: fc.array(simple, { maxLength: 4 }).map(edits => ({ kind: 'several' as const, edits })),
  },
);

it('whatever is edited, the inverse of each edit brings back the menu before it', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), edits => {
      let document: DraftMenu = aMenuDocument();
      for (const each of edits) {
        const applied = applyEdit(document, each, 'en');
        if (!applied.ok) continue;
        const back = applyEdit(applied.document, applied.inverse, 'en');
        expect(back.ok && isSame(back.document, document), JSON.stringify(each)).toBe(true);
        document = applied.document;
      }
    }),
    { numRuns: 300 },
  );
});
