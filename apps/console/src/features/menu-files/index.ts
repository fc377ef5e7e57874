export { ExportCard } from './ExportCard.tsx';
export { ImportCard } from './ImportCard.tsx';
