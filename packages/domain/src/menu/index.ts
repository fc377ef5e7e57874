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
export { type LineWords, lineWords } from './line-words.ts';
export type {
  Category,
  DishTag,
  DraftCategory,
  DraftItem,
  DraftMenu,
  DraftVariation,
  MenuDocument,
  MenuItem,
  Option,
  OptionGroup,
  Picture,
  Subcategory,
  Translated,
  Variation,
} from './menu-document.ts';
export { isShownLarge, LARGE_FROM } from './shown-large.ts';
export { TAG_ICONS, type TagIcon } from './tag-icons.ts';
export { textIn } from './text-in.ts';
