import { type RefObject, startTransition, useEffect, useState } from 'react';

/** As far below and above the screen as half of it is high. */
const MARGIN = '50% 0px';

const told = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** One for all: a thousand of them would each look at the page by itself. */
const sharedObserver = (): IntersectionObserver => {
  observer ??= new IntersectionObserver(
    entries =>
      startTransition(() => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) told.get(target)?.();
      }),
    { rootMargin: MARGIN },
  );
  return observer;
};

/** Whether an element has ever come close to the screen; `waits` false: it need not. */
export const useNear = (element: RefObject<Element | null>, waits: boolean): boolean => {
  const [near, setNear] = useState(false);
  const watched = waits && !near;
  useEffect(() => {
    const target = element.current;
    if (!watched || !target) return;
    told.set(target, () => setNear(true));
    sharedObserver().observe(target);
    return () => sharedObserver().unobserve(target);
  }, [element, watched]);
  return near || !waits;
};
