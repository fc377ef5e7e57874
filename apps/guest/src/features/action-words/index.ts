export { ActionWords } from './ActionWords.tsx';
