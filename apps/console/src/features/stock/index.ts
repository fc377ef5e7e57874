export { CountSheet } from './CountSheet.tsx';
export { StockRow } from './StockRow.tsx';
export { lookedAfter, type StockFilter, stockCounts, stockKeyOf, stockList } from './stock-list.ts';
export { soughtIn, stockPath } from './stock-path.ts';
export { type StockItem, stockQuery } from './stock-query.ts';
