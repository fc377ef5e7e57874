export { LanguageSheet } from './LanguageSheet.tsx';
