import { prefersStill } from '../../app/place/scrolling.ts';
import { DISTANCES, TIMINGS } from '../../app/timings.ts';

export const sectionId = (categoryId: string): string => `category-${categoryId}`;

const eased = (share: number): number => 1 - (1 - share) ** 3;

/**
 * Brings a category under the top bar within 300 ms. Sections get their true height only when they come near, so the goal
 * is measured anew in every frame. `extra` is the venue's offset. MENU-18.
 */
export const scrollToCategory = (categoryId: string, extra: number): void => {
  const section = document.getElementById(sectionId(categoryId));
  if (!section) return;
  const goal = () => section.getBoundingClientRect().top + scrollY - DISTANCES.categoryOffset - extra;
  const from = scrollY;
  const started = performance.now();
  const still = prefersStill();
  let settling = 3;
  const step = (now: number) => {
    const share = still ? 1 : Math.min((now - started) / TIMINGS.categoryScroll, 1);
    scrollTo(0, from + (goal() - from) * eased(share));
    if (share === 1) settling -= 1;
    if (settling > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
};
