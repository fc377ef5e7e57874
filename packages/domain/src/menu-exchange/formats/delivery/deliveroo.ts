import { fieldsOf, listOf, within } from '../json-values.ts';

const some = (value: unknown, is: (each: unknown) => boolean): boolean => {
  const list = listOf(value);
  return list.length > 0 && list.every(is);
};

/** The menu inside of what Deliveroo's Menu API sends or takes; null where it is none of its. */
const menuOf = (file: unknown): unknown => {
  const inside = within(file, 'menu') ?? file;
  const isMenu =
    some(within(inside, 'categories'), each => within(each, 'item_ids') !== undefined) &&
    some(within(inside, 'items'), each => within(each, 'price_info') !== undefined);
  return isMenu ? inside : null;
};
export const isDeliveroo = (file: unknown): boolean => menuOf(file) !== null;

const titled = (each: unknown) => ({
  id: within(each, 'id'),
  title: { translations: within(each, 'name') },
});
const links = (ids: unknown) => listOf(ids).map(id => ({ id }));

/** A menu as Deliveroo's Menu API has it, in the words of Uber Eats, which say the same: ids, texts by language, minor units. */
export const asUber = (file: unknown): unknown => {
  const menu = fieldsOf(menuOf(file));
  return {
    categories: listOf(menu.get('categories')).map(each => ({
      ...titled(each),
      entities: links(within(each, 'item_ids')),
    })),
    items: listOf(menu.get('items')).map(each => ({
      ...titled(each),
      description: { translations: within(each, 'description') },
      price_info: { price: within(each, 'price_info', 'price') },
      modifier_group_ids: { ids: listOf(within(each, 'modifier_ids')) },
    })),
    modifier_groups: listOf(menu.get('modifiers')).map(each => ({
      ...titled(each),
      quantity_info: {
        quantity: {
          min_permitted: within(each, 'min_selection'),
          max_permitted: within(each, 'max_selection'),
        },
      },
      modifier_options: links(within(each, 'item_ids')),
    })),
  };
};
