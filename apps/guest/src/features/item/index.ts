export { EarlySheet } from './EarlySheet.tsx';
export { ItemSheet } from './ItemSheet.tsx';
export { quickAdd } from './quick-add.ts';
export { loadItemParts } from './use-item-parts.ts';
export { useItemSheet } from './use-item-sheet.ts';
