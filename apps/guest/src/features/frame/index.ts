export { Frame } from './Frame.tsx';
export { tableLabel, useTableLabel } from './table-label.ts';
