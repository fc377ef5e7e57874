export { CountSheet } from './CountSheet.tsx';
export { StockRow } from './StockRow.tsx';
export { type StockFilter, stockCounts, stockList } from './stock-list.ts';
export { type StockItem, stockQuery } from './stock-query.ts';
