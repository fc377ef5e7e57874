import { type RefObject, useEffect } from 'react';
import { TIMINGS } from '../../../app/timings.ts';
import type { Category } from '../../../data/menu.ts';
import { sectionId } from '../../../features/menu/index.ts';

/**
 * Tells which category is read under the top bar, also of one that no list has: then no entry is marked. For 500 ms from a
 * tap in the slider, `tapped`, the page is still on its way there; then what is read counts again. MENU-22, MENU-23.
 */
export const useActiveCategory = (
  categories: readonly Category[],
  tapped: RefObject<number>,
  onActive: (id: string) => void,
): void => {
  useEffect(() => {
    const inView = new Set<string>();
    let later: ReturnType<typeof setTimeout>;
    const look = (): void => {
      clearTimeout(later);
      const pause = tapped.current + TIMINGS.sliderPause - Date.now();
      if (pause > 0) {
        later = setTimeout(look, pause);
        return;
      }
      const first = categories.find(({ id }) => inView.has(sectionId(id)));
      if (first) onActive(first.id);
    };
    const observer = new IntersectionObserver(
      entries => {
        for (const entry of entries) inView[entry.isIntersecting ? 'add' : 'delete'](entry.target.id);
        look();
      },
      // A band just under the top bar: the section that crosses it is the one being read.
      { rootMargin: '-140px 0px -60% 0px' },
    );
    for (const { id } of categories) {
      const section = document.getElementById(sectionId(id));
      if (section) observer.observe(section);
    }
    return () => {
      clearTimeout(later);
      observer.disconnect();
    };
  }, [categories, tapped, onActive]);
};
