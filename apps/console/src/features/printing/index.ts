export { PrintersSheet } from './PrintersSheet.tsx';
export { ReprintButton } from './ReprintButton.tsx';
export { SureButton } from './SureButton.tsx';
export { TroubleNews } from './trouble/TroubleNews.tsx';
export { useTroubles } from './trouble/use-troubles.ts';
