export { tableBillHandlers } from './handlers.ts';
