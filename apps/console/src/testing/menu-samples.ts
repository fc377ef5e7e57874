import type { Menu, MenuItem } from '@tableside/contract/http/menu';

/** A dish named like its id, for 8.00, about which nothing is asked. Only tests use it. */
export const aDish = (name: string, changes: Partial<MenuItem> = {}): MenuItem => ({
  id: name,
  name,
  description: '',
  photo: null,
  thumbnail: null,
  lqip: null,
  popular: false,
  price: 8,
  discounted_price: null,
  loyalty_price: 6,
  tags: [],
  restaurant_tags: [],
  allergens: [],
  is_special_deal: false,
  variations: [],
  in_stock: true,
  option_groups: [],
  category: 'c',
  categoryHash: 'c',
  subcategory: null,
  ...changes,
});

export const anOption = (id: string, markup = 0): MenuItem['option_groups'][number]['options'][number] => ({
  id,
  name: id,
  markup,
  loyalty_markup: null,
  is_default: false,
  in_stock: true,
  active: true,
  allergens: [],
});

/** A question with one answer. */
export const aQuestion = (id: string, answers: readonly string[]): MenuItem['option_groups'][number] => ({
  id,
  name: id,
  type: 'single',
  min_choices: 1,
  max_choices: 1,
  display_full_price: false,
  options: answers.map(answer => anOption(answer)),
});

const aCategory = (name: string, items: readonly MenuItem[]): Menu['categories'][number] => ({
  id: name,
  hash: name,
  name,
  description: '',
  type: 'normal',
  banner: null,
  banner_translations: [],
  hide_untranslated_banners: false,
  age_restricted: false,
  availability: { enabled: false, is_currently_available: true, type: 'availability' },
  show_in_categories_list: true,
  subcategories: [],
  items: [...items],
});

export const aMenu = (categories: Readonly<Record<string, readonly MenuItem[]>>): Menu => ({
  version: 1,
  language: 'lt',
  categories: Object.entries(categories).map(([name, items]) => aCategory(name, items)),
});
