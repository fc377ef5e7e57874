import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from '../parts.module.css';
import { holdUnderFinger } from '../steady/under-finger.ts';

/**
 * Its content comes in the frame after its own: what a finger opens is seen at once, and its buttons and fields, which
 * take a tablet longer to make, fill it while it fades in. The field that wants the focus gets it then,
 * and the button that came under the finger holds still.
 */
export const NextFrame = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // An animation frame comes before its frame is painted, what it puts off comes behind that.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    if (shown) place.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [shown]);
  // Before any of it is seen.
  useLayoutEffect(() => {
    if (shown && place.current) holdUnderFinger(place.current);
  }, [shown]);
  return (
    <div ref={place} className={shown ? undefined : styles.comes}>
      {shown && children}
    </div>
  );
};
