export { CountSheet } from './CountSheet.tsx';
export { IngredientRow } from './ingredients/IngredientRow.tsx';
export { IngredientSheet } from './ingredients/IngredientSheet.tsx';
export { ingredientsShown } from './ingredients/ingredients-shown.ts';
export { useIngredients } from './ingredients/use-ingredients.ts';
export { isShort, takersOf, waitsFor } from './ingredients/waits-for.ts';
export { StockRow } from './StockRow.tsx';
export { lookedAfter, type StockFilter, stockCounts, stockKeyOf, stockList } from './stock-list.ts';
export { soughtIn, stockPath } from './stock-path.ts';
export {
  asCountable,
  type Countable,
  NO_STOCK,
  type Stock,
  type StockIngredient,
  type StockItem,
  stockQuery,
} from './stock-query.ts';
