export { CartNews } from './CartNews.tsx';
export { piecesByItem } from './cart-counts.ts';
export { DishTags } from './DishTags.tsx';
export { ItemCard } from './ItemCard.tsx';
export { ItemPrice } from './ItemPrice.tsx';
export { ItemRow, ROW_TEXT } from './ItemRow.tsx';
export { isOrderable, isServed, unavailability } from './item-state.ts';
export { MembersPrice } from './MembersPrice.tsx';
export { scrollToCategory, sectionId } from './scroll-to-category.ts';
