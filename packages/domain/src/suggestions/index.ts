export { MOST_SET, MOST_SHOWN, pickSuggestions, type SuggestionRules } from './pick.ts';
