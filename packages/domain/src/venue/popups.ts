import { webLink } from './web-link.ts';

/** The promotional popup of this visit: the first that the guest has not dismissed. POPUP-03, POPUP-07. */
export const popupToShow = <P extends { readonly id: string }>(
  popups: readonly P[],
  dismissedIds: readonly string[],
): P | null => popups.find(({ id }) => !dismissedIds.includes(id)) ?? null;

/** Where a popup's call to action leads, always in a new tab; null when it leads nowhere. POPUP-04…06. */
export const popupUrl = (url: string | null): string | null => (url ? webLink(url) : null);
