export { BillButton } from './BillButton.tsx';
export { CloseTable } from './CloseTable.tsx';
export { TableTile } from './TableTile.tsx';
export { byArea, byUrgency, inUse } from './table-order.ts';
export { tablesQuery } from './tables-query.ts';
