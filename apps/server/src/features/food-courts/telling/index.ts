export { tellingHandlers } from './telling.ts';
export { takeOverTold } from './telling-store.ts';
