import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a page of several: each begins at its top, also for those who hear it. */
export const StepTitle = ({ children }: { children: ReactNode }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
};
