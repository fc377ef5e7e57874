export { changeLanguage, hasChosenLanguage, showLanguage } from './change-language.ts';
export { LanguageChoice } from './LanguageChoice.tsx';
export { LanguageSheet } from './LanguageSheet.tsx';
