export { ArchivePage } from './ArchivePage.tsx';
