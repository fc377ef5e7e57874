import type { MenuDocument, MenuItem, OptionGroup, Translated } from '../../menu/index.ts';
import { type Minor, minor } from '../../money/index.ts';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const text = (translations: Translated) => ({ translations });

type Question = Pick<OptionGroup, 'id' | 'name' | 'minChoices'> & {
  readonly maxChoices: number;
  readonly options: readonly { readonly id: string; readonly name: Translated; readonly markup: Minor }[];
};

/** That format has no variations: which one it is becomes a question with what each costs above the cheapest. */
const questionsOf = (item: MenuItem, base: Minor, sizes: Translated): Question[] => [
  ...(item.variations.length > 0
    ? [
        {
          id: 'variation',
          name: sizes,
          minChoices: 1,
          maxChoices: 1,
          options: item.variations.map(({ id, name, price }) => ({ id, name, markup: minor(price - base) })),
        },
      ]
    : []),
  ...item.optionGroups.map(group => {
    const options = group.options.filter(({ active }) => active);
    const maxChoices = group.type === 'single' ? 1 : group.maxChoices || options.length;
    return { ...group, options, maxChoices };
  }),
];

/** A menu as the Uber Eats Menu API v2 takes it, open all day. `sizes` is what the question about a variation is called. */
export const writeUber = (menu: MenuDocument, title: string, main: string, sizes: Translated) => {
  const items: object[] = [];
  const groups: object[] = [];
  for (const item of menu.categories.flatMap(category => category.items)) {
    const prices = item.variations.map(({ price }) => price);
    const base = prices.length > 0 ? minor(Math.min(...prices)) : (item.discountedPrice ?? item.price);
    const questions = questionsOf(item, base, sizes);
    items.push({
      id: item.id,
      title: text(item.name),
      description: text(item.description),
      price_info: { price: base, overrides: [] },
      modifier_group_ids: { ids: questions.map(({ id }) => `${item.id}.${id}`), overrides: [] },
    });
    for (const group of questions) {
      const groupId = `${item.id}.${group.id}`;
      groups.push({
        id: groupId,
        title: text(group.name),
        quantity_info: {
          quantity: { min_permitted: group.minChoices, max_permitted: group.maxChoices },
        },
        modifier_options: group.options.map(({ id }) => ({ id: `${groupId}.${id}`, type: 'ITEM' })),
      });
      for (const option of group.options)
        items.push({
          id: `${groupId}.${option.id}`,
          title: text(option.name),
          price_info: { price: option.markup, overrides: [] },
        });
    }
  }
  return {
    menus: [
      {
        id: 'menu',
        title: text({ [main]: title }),
        service_availability: DAYS.map(day => ({
          day_of_week: day,
          time_periods: [{ start_time: '00:00', end_time: '23:59' }],
        })),
        category_ids: menu.categories.map(({ id }) => id),
      },
    ],
    categories: menu.categories.map(category => ({
      id: category.id,
      title: text(category.name),
      entities: category.items.map(({ id }) => ({ id, type: 'ITEM' })),
    })),
    items,
    modifier_groups: groups,
  };
};
