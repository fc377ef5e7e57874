import { markAtOnce } from '../../../parts/steady/mark-at-once.ts';

const GOES = 'data-goes';
const MADE = 'data-made';

const ticketOf = (order: string): Element | null =>
  document.querySelector(`[data-order="${CSS.escape(order)}"]`);

/**
 * What a tap comes to is seen in the finger's own frame, on what was tapped: to draw anew what stands around it takes a slow wall
 * a third of a second. It is done on the element itself, and ends when it is drawn or was refused.
 */
export const showAtOnce = {
  goes: (order: string, taken: Promise<boolean>): void => markAtOnce(ticketOf(order), GOES, taken),
  made: (line: Element | null, taken: Promise<boolean>): void => markAtOnce(line, MADE, taken),
  /** Taken back before it was drawn. */
  nothing: (order: string): void => {
    const ticket = ticketOf(order);
    ticket?.removeAttribute(GOES);
    for (const line of ticket?.querySelectorAll(`[${MADE}]`) ?? []) line.removeAttribute(MADE);
  },
};
