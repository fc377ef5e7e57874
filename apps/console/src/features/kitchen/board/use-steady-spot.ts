import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { holdStill, STILL_MS, stopStill } from '../../../parts/steady/hold-still.ts';

type Tap = { readonly x: number; readonly y: number; readonly ticket: Element | null; readonly at: number };
const TICKET = '[data-order]';

/**
 * A ticket that comes under the finger that has just bumped another takes no tap for a moment: the second of a double tap was
 * meant for what stood there. All others can be tapped at once. Answers with what hears the taps of the tickets' box.
 */
export const useSteadySpot = () => {
  const last = useRef<Tap>(null);
  const held = useRef<Element>(null);
  useLayoutEffect(() => {
    const tap = last.current;
    if (!tap || performance.now() - tap.at > STILL_MS) return;
    const ticket = document.elementFromPoint(tap.x, tap.y)?.closest(TICKET);
    // Once: what is drawn anew meanwhile holds it no longer.
    if (!ticket || ticket === tap.ticket || ticket === held.current) return;
    held.current = ticket;
    holdStill(ticket);
  });
  return (event: MouseEvent): void => {
    // Keys and what reads the screen aloud tap no place: nothing came under them.
    if (event.detail === 0) return;
    stopStill(event);
    if (event.isPropagationStopped()) return;
    const { clientX: x, clientY: y, target } = event;
    const ticket = target instanceof Element ? target.closest(TICKET) : null;
    last.current = { x, y, ticket, at: performance.now() };
    held.current = null;
  };
};
