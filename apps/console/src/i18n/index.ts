export { type ConsoleLanguage, LANGUAGES, startLanguage } from './languages.ts';
export { TextProvider, type Translate, useText } from './TextProvider.tsx';
export { loadTexts, type TextKey, type Texts } from './texts.ts';
