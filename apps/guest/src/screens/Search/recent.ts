/** So many are kept, the latest first. */
const MOST = 5;
/** Fewer letters are somebody's way to a word and no search. */
const LEAST = 3;
const nameOf = (session: string): string => `searches:${session}`;

/** What led this guest to a dish during this visit; a browser that keeps nothing knows none. */
export const recentSearches = (session: string): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(session)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(each => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
};

/** Notes a search that led to a dish. */
export const noteSearch = (session: string, query: string): void => {
  const text = query.trim();
  if (text.length < LEAST) return;
  const others = recentSearches(session).filter(each => each.toLowerCase() !== text.toLowerCase());
  try {
    sessionStorage.setItem(nameOf(session), JSON.stringify([text, ...others].slice(0, MOST)));
  } catch {
    // Private windows may refuse: nothing is kept then.
  }
};
