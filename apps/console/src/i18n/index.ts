export { type ConsoleLanguage, LANGUAGES, localeOf, startLanguage } from './languages.ts';
export { TextProvider, type Translate, useText } from './TextProvider.tsx';
export type { TextKey } from './text-key.ts';
export { loadTexts, type Texts } from './texts.ts';
