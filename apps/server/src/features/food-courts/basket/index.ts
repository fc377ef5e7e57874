export { deleteOldBaskets, readBasket, tellOthers } from './basket-store.ts';
export { basketHandlers } from './fill-together.ts';
