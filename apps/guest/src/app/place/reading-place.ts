/** Where a guest stood on a page: its scroll position, and the section in sight with its distance from the top, in CSS pixels. */
export type ReadingPlace = { readonly top: number; readonly section: string; readonly offset: number };

const START: ReadingPlace = { top: 0, section: '', offset: 0 };

/**
 * Sections far from the screen have only an estimated height, so the scroll position alone leads to another dish when a
 * long page is built anew: the section that is being read counts. APP-08.
 */
export const readingPlace = (): ReadingPlace => {
  let place = { ...START, top: scrollY };
  for (const section of document.querySelectorAll('main section[id]')) {
    const offset = section.getBoundingClientRect().top;
    if (offset > innerHeight / 2) break;
    place = { top: scrollY, section: section.id, offset };
  }
  return place;
};

/** Sections take their real height in the frames after they come into sight. */
const SETTLING_FRAMES = 4;
/** After a reload the screen that is gone back to may still be on its way. */
const COMING_FRAMES = 300;

/** Counts the returns: a later one, or the guest, ends the one that is under way. */
let turn = 0;

const bringBack = (section: string, offset: number, frames: number, mine: number): void => {
  if (mine !== turn) return;
  const read = document.getElementById(section);
  if (read) scrollBy({ top: read.getBoundingClientRect().top - offset, behavior: 'instant' });
  const left = read ? Math.min(frames, SETTLING_FRAMES) : frames;
  if (left > 0) requestAnimationFrame(() => bringBack(section, offset, left - 1, mine));
};

/** Scrolls to where the guest stood, without a motion. */
export const returnTo = ({ top, section, offset }: ReadingPlace = START): void => {
  turn += 1;
  scrollTo({ top, behavior: 'instant' });
  if (section) bringBack(section, offset, COMING_FRAMES, turn);
};

/** The guest does something: from here on the page stays where they have it. */
export const stayHere = (): void => {
  turn += 1;
};
