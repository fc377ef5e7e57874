import { PAY_TIMINGS } from '../timings.ts';

/**
 * Calls once an element has kept its height for a moment: a provider's frame grows and shrinks until it knows its own,
 * after its script has said that it is ready. Returns what gives the waiting up.
 */
export const whenStill = (element: HTMLElement, then: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const look = (before: number): void => {
    timer = setTimeout(() => {
      const now = element.offsetHeight;
      if (now === before) then();
      else look(now);
    }, PAY_TIMINGS.formSettles);
  };
  look(element.offsetHeight);
  return () => clearTimeout(timer);
};
