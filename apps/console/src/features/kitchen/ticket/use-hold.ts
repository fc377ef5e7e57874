import { type PointerEvent, useEffect, useRef } from 'react';

/** So long a finger rests before it means something else than a tap, milliseconds. */
const HOLD_MS = 500;
/** A finger that moves so far scrolls, pixels. */
const STILL_PX = 10;

/** A tap does one thing, a finger that rests another; the tap that ends the rest does nothing. */
export const useHold = (onTap: () => void, onHold: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const held = useRef(false);
  const end = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ clientX: x, clientY: y, button }: PointerEvent) => {
      end();
      held.current = false;
      if (button !== 0) return;
      from.current = { x, y };
      timer.current = setTimeout(() => {
        held.current = true;
        onHold();
      }, HOLD_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > STILL_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      if (!held.current) onTap();
      held.current = false;
    },
  };
};
