export { Spoken } from './Spoken.tsx';
export { TableTag } from './TableTag.tsx';
