import { useCallback, useEffect, useRef, useState } from 'react';
import { TIMINGS } from '../../../app/timings.ts';
import type { Category } from '../../../data/menu.ts';
import { sectionId } from '../../../features/menu/index.ts';

/**
 * The category under the top bar, also one that no list has: then no entry is marked. After a tap in the slider the tapped one stays for 500 ms, while the page is still on
 * its way; then the page is looked at again. MENU-22, MENU-23.
 */
export const useActiveCategory = (categories: readonly Category[]) => {
  const [active, setActive] = useState(categories[0]?.id ?? null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = useRef(() => {});
  useEffect(() => {
    const inView = new Set<string>();
    look.current = () => {
      const first = !pause.current && categories.find(({ id }) => inView.has(sectionId(id)));
      if (first) setActive(first.id);
    };
    const observer = new IntersectionObserver(
      entries => {
        for (const entry of entries) inView[entry.isIntersecting ? 'add' : 'delete'](entry.target.id);
        look.current();
      },
      // A band just under the top bar: the section that crosses it is the one being read.
      { rootMargin: '-140px 0px -60% 0px' },
    );
    for (const { id } of categories) {
      const section = document.getElementById(sectionId(id));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [categories]);
  const choose = useCallback((id: string) => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      pause.current = undefined;
      look.current();
    }, TIMINGS.sliderPause);
    setActive(id);
  }, []);
  return { active, choose };
};
