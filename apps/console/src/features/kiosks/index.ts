export { KiosksPage } from './KiosksPage.tsx';
