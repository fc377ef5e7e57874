import type { Category, MenuItem, Option, OptionGroup } from '../menu/index.ts';
import { ZERO } from '../money/index.ts';
import { ALWAYS } from '../schedule/index.ts';

// What is so of something new in a menu until somebody says otherwise.

export const BLANK_ITEM: Omit<MenuItem, 'id' | 'name' | 'price'> & { readonly price: null } = {
  description: {},
  photo: null,
  popular: false,
  price: null,
  discountedPrice: null,
  loyaltyPrice: null,
  tags: [],
  isSpecialDeal: false,
  allergens: [],
  variations: [],
  optionGroups: [],
  subcategory: null,
  station: 'kitchen',
};

export const BLANK_CATEGORY: Omit<Category, 'id' | 'hash' | 'name'> = {
  description: {},
  type: 'normal',
  banner: null,
  bannerTranslations: {},
  hideUntranslatedBanners: false,
  ageRestricted: false,
  availability: ALWAYS,
  showInCategoriesList: true,
  subcategories: [],
  items: [],
};

export const BLANK_GROUP: Omit<OptionGroup, 'id' | 'name' | 'options'> = {
  type: 'multiple',
  minChoices: 0,
  maxChoices: null,
  displayFullPrice: false,
};

export const BLANK_OPTION: Omit<Option, 'id' | 'name'> = {
  markup: ZERO,
  loyaltyMarkup: null,
  isDefault: false,
  active: true,
  allergens: [],
};

export const BLANK_VARIATION = { price: null, loyaltyPrice: null };
