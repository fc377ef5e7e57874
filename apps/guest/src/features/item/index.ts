export { ItemSheet } from './ItemSheet.tsx';
export { quickAdd } from './quick-add.ts';
export { useItemSheet } from './use-item-sheet.ts';
