const keyOf = (id: string): string => `popup-shown-${id}`;
const VISIT = 'popup-of-visit';

/** Just what is needed of `localStorage`. */
export type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** The browser's memory, or nothing where it refuses one. */
export const kept = (): Kept | null => {
  try {
    return localStorage;
  } catch {
    return null;
  }
};

/** Ids of the given popups that this phone has dismissed. POPUP-03. */
export const dismissedOf = (ids: readonly string[], store: Kept | null): string[] =>
  ids.filter(id => store?.getItem(keyOf(id)) === '1');

/** Whether a popup was dismissed in this visit already: one a visit is enough. POPUP-07. */
export const hadPopup = (token: string, store: Kept | null): boolean => store?.getItem(VISIT) === token;

/** Remembers that a popup was seen, for good and for this visit. Full or refused storage shows it once more. */
export const dismissPopup = (id: string, token: string, store: Kept | null): void => {
  try {
    store?.setItem(keyOf(id), '1');
    store?.setItem(VISIT, token);
  } catch {
    // Nothing to do: it comes again another time.
  }
};
