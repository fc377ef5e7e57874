import { type RefObject, useEffect, useRef, useState } from 'react';

/** Height that the bar at the bottom may cover, in CSS pixels: what lies under it has not been seen. */
const UNDER_THE_BAR = 116;

/** Whether an element has been in view once. `ready` says that the content stands; before that nothing counts. CART-12. */
export const useSeenOnce = <T extends Element>(
  ready: boolean,
): { ref: RefObject<T | null>; seen: boolean } => {
  const ref = useRef<T>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!ready || seen || !element) return;
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setSeen(true),
      { rootMargin: `0px 0px -${UNDER_THE_BAR}px 0px`, threshold: 0.9 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ready, seen]);
  return { ref, seen };
};
