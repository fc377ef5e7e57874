import type { MouseEvent } from 'react';

/** How long what came under a finger does nothing: longer than the two taps of a double tap are apart. Milliseconds. */
export const STILL_MS = 500;
const STILL = 'data-still';
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * A button that has just come to where it is takes no tap for a moment: the second of a double tap was meant for what stood
 * there before. Done on the element itself, so that a hundred of them are not drawn anew for it.
 */
export const holdStill = (button: Element): void => {
  clearTimeout(timers.get(button));
  button.setAttribute(STILL, '');
  button.setAttribute('aria-disabled', 'true');
  timers.set(
    button,
    setTimeout(() => {
      button.removeAttribute(STILL);
      button.removeAttribute('aria-disabled');
    }, STILL_MS),
  );
};

/** For whatever holds such buttons. */
export const stopStill = (event: MouseEvent): void => {
  if (!(event.target instanceof Element) || !event.target.closest(`[${STILL}]`)) return;
  event.preventDefault();
  event.stopPropagation();
};
