export { hasChosenLanguage, showLanguage } from './change-language.ts';
export { LanguageSheet } from './LanguageSheet.tsx';
