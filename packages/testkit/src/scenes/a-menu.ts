import type { Category, MenuDocument, MenuItem, Option, OptionGroup } from '@tableside/domain/menu';
import { BLANK_CATEGORY, BLANK_ITEM, BLANK_OPTION } from '@tableside/domain/menu-edit';
import { minor } from '@tableside/domain/money';
import type { Deps } from '../../../../apps/server/src/deps.ts';

/** A dish of 10.00 with nothing special about it. */
export const anItem = (over: Partial<MenuItem> & { readonly id: string }): MenuItem => ({
  name: { en: `Dish ${over.id}`, lt: `Patiekalas ${over.id}` },
  ...BLANK_ITEM,
  description: { en: 'Good', lt: 'Gardu' },
  price: minor(1000),
  ...over,
});

/** A free option that is on the list. */
export const anOption = (over: Partial<Option> & { readonly id: string }): Option => ({
  name: { en: `Option ${over.id}`, lt: `Priedas ${over.id}` },
  ...BLANK_OPTION,
  ...over,
});

/** A group that wants exactly one of two options. */
export const aGroup = (over: Partial<OptionGroup> & { readonly id: string }): OptionGroup => ({
  name: { en: `Group ${over.id}`, lt: `Grupė ${over.id}` },
  type: 'single',
  minChoices: 1,
  maxChoices: 1,
  displayFullPrice: false,
  options: [],
  ...over,
});

/** A category that is always there. */
export const aCategory = (over: Partial<Category> & { readonly id: string }): Category => ({
  hash: over.id,
  name: { en: `Category ${over.id}`, lt: `Kategorija ${over.id}` },
  ...BLANK_CATEGORY,
  ...over,
});

/**
 * A small menu with one of everything: `soup` 4.50, `pizza` with variations (small 8.00, large 11.00), a single group
 * (`thin`, `thick` +0.50) and a multiple one (0…2 of `olives` +1.00, `ham` +2.00, `basil`), `steak` 20.00 down from
 * 25.00, and `beer` 5.00 in an age-restricted category of the bar.
 */
export const aMenuDocument = (): MenuDocument => ({
  tags: [],
  categories: [
    aCategory({
      id: 'food',
      items: [
        anItem({ id: 'soup', price: minor(450), allergens: ['celery'] }),
        anItem({
          id: 'pizza',
          price: minor(800),
          variations: [
            { id: 'small', name: { en: 'Small', lt: 'Maža' }, price: minor(800), loyaltyPrice: null },
            { id: 'large', name: { en: 'Large', lt: 'Didelė' }, price: minor(1100), loyaltyPrice: null },
          ],
          optionGroups: [
            aGroup({
              id: 'crust',
              options: [
                anOption({ id: 'thin', isDefault: true }),
                anOption({ id: 'thick', markup: minor(50) }),
              ],
            }),
            aGroup({
              id: 'toppings',
              type: 'multiple',
              minChoices: 0,
              maxChoices: 2,
              options: [
                anOption({ id: 'olives', markup: minor(100) }),
                anOption({ id: 'ham', markup: minor(200) }),
                anOption({ id: 'basil' }),
                anOption({ id: 'truffle', markup: minor(900), active: false }),
              ],
            }),
          ],
        }),
        anItem({ id: 'steak', price: minor(2500), discountedPrice: minor(2000) }),
      ],
    }),
    aCategory({
      id: 'drinks',
      ageRestricted: true,
      items: [anItem({ id: 'beer', price: minor(500), station: 'bar' })],
    }),
  ],
});

/** Publishes a menu; {@link aMenuDocument} unless told otherwise. Answers with its version. */
export const aMenu = (
  { deps }: { readonly deps: Deps },
  venue: { readonly id: string },
  document: MenuDocument = aMenuDocument(),
): Promise<number> => deps.menuPublisher.publish(venue.id, document);

/** Says what is left of an item, variation or option, and shows it. */
export const someStock = async (
  { deps }: { readonly deps: Deps },
  venue: { readonly id: string },
  kind: 'item' | 'variation' | 'option',
  id: string,
  remaining: number,
): Promise<void> => {
  await deps.database.kysely
    .insertInto('stock')
    .values({ venue_id: venue.id, kind, sellable_id: id, remaining })
    .onConflict(oc => oc.columns(['venue_id', 'kind', 'sellable_id']).doUpdateSet({ remaining }))
    .execute();
  await deps.menuPublisher.republish(venue.id);
};
