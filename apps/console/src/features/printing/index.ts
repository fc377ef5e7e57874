export { PrintersSheet } from './PrintersSheet.tsx';
export { ReprintButton } from './ReprintButton.tsx';
export { TroubleNews } from './TroubleNews.tsx';
export { useTroubles } from './use-troubles.ts';
