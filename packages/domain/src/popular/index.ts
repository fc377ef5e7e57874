export {
  type DishOrders,
  isPopular,
  POPULAR_MODES,
  POPULAR_RULES,
  type PopularDish,
  type PopularMode,
  popularDishes,
} from './popular.ts';
