import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { setSuggestions } from './set-suggestions.ts';
import { allSuggestionsOf, suggestionsOf } from './suggestions-view.ts';

type Keys =
  | 'GET /suggestions/{session}'
  | 'GET /console/{venue}/suggestions'
  | 'POST /console/{venue}/suggestions';

export { type SuggestionList, writeSuggestions } from './suggestion-store.ts';

/** What a venue suggests beside the cart. Which of it a phone shows is decided there, by the domain's rule. */
export const suggestionHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /suggestions/{session}': ({ guest }) => suggestionsOf(deps, guest.venueId, guest.venue.menuVersion),
  'GET /console/{venue}/suggestions': ({ staff }) => allSuggestionsOf(deps, staff.venueId),
  'POST /console/{venue}/suggestions': setSuggestions(deps),
});
