import type { Category, DishTag, MenuItem, Option, OptionGroup, Variation } from '@tableside/domain/menu';
import { ZERO } from '@tableside/domain/money';
import { ALWAYS } from '@tableside/domain/schedule';

/** An id nobody else makes: long enough for a menu, short enough for an address. */
export const newId = (): string => crypto.randomUUID().slice(0, 13);

export const newItem = (main: string, name: string): MenuItem => ({
  id: newId(),
  name: { [main]: name },
  description: {},
  photo: null,
  popular: false,
  price: ZERO,
  discountedPrice: null,
  loyaltyPrice: null,
  tags: [],
  isSpecialDeal: false,
  allergens: [],
  variations: [],
  optionGroups: [],
  subcategory: null,
  station: 'kitchen',
});

export const newCategory = (main: string, name: string): Category => {
  const id = newId();
  return {
    id,
    hash: id,
    name: { [main]: name },
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
};

export const newVariation = (main: string, name: string, price = ZERO): Variation => ({
  id: newId(),
  name: { [main]: name },
  price,
  loyaltyPrice: null,
});

export const newOption = (main: string, name: string): Option => ({
  id: newId(),
  name: { [main]: name },
  markup: ZERO,
  loyaltyMarkup: null,
  isDefault: false,
  active: true,
  allergens: [],
});

export const newGroup = (main: string, name: string, option: string): OptionGroup => ({
  id: newId(),
  name: { [main]: name },
  type: 'single',
  minChoices: 1,
  maxChoices: 1,
  displayFullPrice: false,
  options: [newOption(main, option)],
});

export const newTag = (main: string, name: string): DishTag => ({
  id: newId(),
  name: { [main]: name },
  icon: null,
  iconColor: null,
  image: null,
  width: null,
});
