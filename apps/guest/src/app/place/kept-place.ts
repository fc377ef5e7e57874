import { type ReadingPlace, readingPlace, returnTo, stayHere } from './reading-place.ts';

const KEY = 'reading-place';

/**
 * A page that is loaded again opens where it was left, and Back leads to where the others were left: the phone may throw
 * the page away while its guest looks at another app. Whoever scrolls already is left alone. APP-08, APP-09.
 */
export const keepReadingPlace = (places: Map<string, ReadingPlace>): void => {
  const keep = () => {
    places.set(location.pathname, readingPlace());
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...places]));
    } catch {
      // A browser that keeps nothing opens the page at its top.
    }
  };
  requestAnimationFrame(() => {
    try {
      for (const [path, stood] of JSON.parse(sessionStorage.getItem(KEY) ?? '[]')) places.set(path, stood);
      const stood = places.get(location.pathname);
      if (stood && scrollY === 0) returnTo(stood);
    } catch {
      // As above.
    }
  });
  for (const act of ['keydown', 'pointerdown', 'wheel']) addEventListener(act, stayHere, { passive: true });
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keep);
};
