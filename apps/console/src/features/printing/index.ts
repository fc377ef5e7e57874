export { PrintersSheet } from './PrintersSheet.tsx';
export { ReprintButton } from './ReprintButton.tsx';
export { TroubleStrip } from './TroubleStrip.tsx';
