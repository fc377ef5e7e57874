export { type DishIndex, type DishTexts, indexDishes } from './dish-index.ts';
export { foldText } from './fold.ts';
export { type Mark, marksIn } from './marks-in.ts';
export { type Found, type FoundAmong, searchAmong, searchDishes } from './search-dishes.ts';
