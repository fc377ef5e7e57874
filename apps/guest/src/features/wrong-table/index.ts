export { TableTag } from './TableTag.tsx';
