export { MAX_SET, MAX_SHOWN, pickSuggestions, type SuggestionRules } from './pick.ts';
