import type { MouseEvent } from 'react';

/** How long what came under a finger does nothing: longer than the two taps of a double tap are apart. Milliseconds. */
export const STILL_MS = 500;
const STILL = 'data-still';
/** Until when each of them holds still, the first first; one clock for all: after a card has gone a hundred others hold still at once. */
const held = new Map<Element, number>();
let clock: ReturnType<typeof setTimeout> | undefined;

const release = (): void => {
  const now = performance.now();
  for (const [button, until] of held) {
    if (until > now) {
      clock = setTimeout(release, until - now);
      return;
    }
    held.delete(button);
    button.removeAttribute(STILL);
    button.removeAttribute('aria-disabled');
  }
  clock = undefined;
};

/**
 * A button that has just come to where it is takes no tap for a moment: the second of a double tap was meant for what stood
 * there before. Done on the element itself, so that a hundred of them are not drawn anew for it.
 */
export const holdStill = (button: Element): void => {
  // Behind those that are held for as long already.
  held.delete(button);
  held.set(button, performance.now() + STILL_MS);
  button.setAttribute(STILL, '');
  button.setAttribute('aria-disabled', 'true');
  if (clock === undefined) clock = setTimeout(release, STILL_MS);
};

/** For whatever holds such buttons. */
export const stopStill = (event: MouseEvent): void => {
  if (!(event.target instanceof Element) || !event.target.closest(`[${STILL}]`)) return;
  event.preventDefault();
  event.stopPropagation();
};
