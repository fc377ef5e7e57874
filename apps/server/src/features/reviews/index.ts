export { REVIEWS_OF_ORDER } from './store.ts';
