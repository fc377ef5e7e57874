export {
  backBy,
  type IngredientUses,
  type Left,
  MAX_INGREDIENTS,
  MAX_LINKS,
  MAX_USE,
  missingFor,
  mostPerPortion,
  portionsLeft,
  soldOutBy,
  type Takes,
  takesOf,
} from './ingredients.ts';
