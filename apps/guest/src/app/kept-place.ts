import { readingPlace, returnTo } from './reading-place.ts';

const KEY = 'reading-place';

/** Notes where the guest stands: the phone may throw the page away while they look at another app. */
const keep = (): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([location.pathname, readingPlace()]));
  } catch {
    // A browser that keeps nothing opens the page at its top.
  }
};

/** A page that is loaded again opens where it was left; a guest who scrolls already is left alone. APP-08, APP-09. */
const takeUp = (): void => {
  try {
    const [path, stood] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (path === location.pathname && scrollY === 0) returnTo(stood);
  } catch {
    // As above.
  }
};

export const keepReadingPlace = (): void => {
  requestAnimationFrame(takeUp);
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keep);
};
