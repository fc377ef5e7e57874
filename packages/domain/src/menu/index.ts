export { type BannerCategory, bannerFor } from './banner.ts';
export {
  type CategoryTimes,
  categoryOrderable,
  categoryShown,
  categoryTimes,
  filterCategories,
  inCategoriesList,
  itemOrderable,
} from './categories.ts';
export {
  ALLERGENS,
  type Allergen,
  type Category,
  type DishTag,
  type MenuDocument,
  type MenuItem,
  type Option,
  type OptionGroup,
  type Picture,
  type Subcategory,
  type Translated,
  type Variation,
} from './menu-document.ts';
export { foldText, searchItems } from './search.ts';
export { textIn } from './text-in.ts';
