export { LEFT_OF_ORDER, LEFT_ON_BILL } from './left-store.ts';
