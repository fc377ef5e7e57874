export {
  DEFAULT_LANGUAGE,
  DEFAULT_LOCALE,
  firstLanguage,
  isLanguage,
  isLanguageOffered,
  LANGUAGES,
  type Language,
  selectorLanguages,
} from './languages.ts';
export { menuBackTarget, scanDestination, type ViewMenuWording, viewMenuWording } from './navigation.ts';
export { type ViewOrdersTarget, viewOrdersTarget } from './view-orders.ts';
