export { BookAccounts } from './BookAccounts.tsx';
export { BookFiles } from './BookFiles.tsx';
