import { holdStill, STILL_MS } from './hold-still.ts';

let last: { readonly x: number; readonly y: number; readonly at: number } | null = null;
if (typeof document !== 'undefined')
  document.addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y }) => {
      last = { x, y, at: performance.now() };
    },
    { capture: true, passive: true },
  );

/** What has come under the finger that brought it takes no second tap: that was meant for what stood there before. */
export const holdUnderFinger = (within: Element): void => {
  if (!last || performance.now() - last.at > STILL_MS) return;
  const button = document.elementFromPoint(last.x, last.y)?.closest('button, a');
  if (button && within.contains(button)) holdStill(button);
};
