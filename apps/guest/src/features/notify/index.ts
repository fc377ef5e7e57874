export { NotifyRow } from './NotifyRow.tsx';
