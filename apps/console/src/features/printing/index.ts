export { PrintersSheet } from './PrintersSheet.tsx';
export { ReprintButton } from './ReprintButton.tsx';
export { TroubleNews } from './trouble/TroubleNews.tsx';
export { useTroubles } from './trouble/use-troubles.ts';
