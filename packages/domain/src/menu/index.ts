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
