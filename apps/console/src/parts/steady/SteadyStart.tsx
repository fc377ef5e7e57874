import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { holdStill, stopStill } from './hold-still.ts';

/** What has come in the place of something else: none of its buttons takes the second tap of the double tap that brought it. */
export const SteadyStart = ({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const button of box.current?.querySelectorAll('button') ?? []) holdStill(button);
  }, []);
  return (
    <div ref={box} className={className} onClickCapture={stopStill}>
      {children}
    </div>
  );
};
