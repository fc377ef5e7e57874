import type { Room, TicketSize } from './columns.ts';

/** The words at the end and the beginning of a piece are as high as in ticket.module.css. */
const STRIP_EM = 2.4;
const GAP_EM = 0.6;
/** A column is at least so wide: beside each other, tickets are divided; a screen for one of them is scrolled. */
const NARROWEST_EM = 14.5;
/** Columns lower than this would hold little more than the heads of tickets. */
const LOWEST_EM = 20;
/** For the bar by which a mouse moves the columns. */
const SCROLLBAR_PX = 12;

const px = (length: string): number => Number.parseFloat(length) || 0;
const heightWithMargins = (element: Element): number => {
  const { marginTop, marginBottom } = getComputedStyle(element);
  return element.getBoundingClientRect().height + px(marginTop) + px(marginBottom);
};
const sum = (elements: Iterable<Element>): number =>
  [...elements].reduce((all, element) => all + heightWithMargins(element), 0);

/** Each line with what stands above it alone: the heading of its course, and the room above that. */
const lineHeight = (line: Element): number => {
  const part = line.closest('section');
  if (!part || part.querySelector('[data-block="line"]') !== line) return heightWithMargins(line);
  return (
    heightWithMargins(line) +
    sum(part.querySelectorAll('[data-block="course"]')) +
    px(getComputedStyle(part).marginTop)
  );
};

/** How high the parts of a ticket are as it is drawn now, whole or divided: they are as wide either way. */
export const measureTicket = (ticket: Element): TicketSize => ({
  head: sum(ticket.querySelectorAll('[data-block="head"] > *')),
  lines: [...ticket.querySelectorAll('[data-block="line"]')].map(lineHeight),
});

/** What a piece of a ticket takes beside what it holds. */
const frameOf = (ticket: Element | null): number => {
  const piece = ticket?.querySelector('[data-block="piece"]');
  const parts = ticket?.querySelector('[data-block="parts"]');
  if (!piece || !parts) return 0;
  const [outer, inner] = [getComputedStyle(piece), getComputedStyle(parts)];
  return [outer.borderTopWidth, outer.borderBottomWidth, inner.paddingTop, inner.paddingBottom].reduce(
    (all, length) => all + px(length),
    0,
  );
};

export type Columns = {
  readonly room: Room;
  /** How many are seen at once, and how wide each is, in pixels. */
  readonly count: number;
  readonly width: number;
};

/** The row below the tickets that leads to those further on: as high as what is hit with gloves. */
const moreRow = (em: number): number => {
  const rem = px(getComputedStyle(document.documentElement).fontSize);
  return Math.max(4 * rem, 3.6 * em) + 0.75 * em;
};

/** Columns of tickets from a box down to the lower edge of its page; null where the screen is too small for any. */
export const measureColumns = (
  box: HTMLElement,
  page: HTMLElement,
  { withMore }: { readonly withMore: boolean },
): Columns | null => {
  const em = px(getComputedStyle(box).fontSize);
  const gap = em * GAP_EM;
  const count = Math.floor((box.clientWidth + gap) / (em * NARROWEST_EM + gap));
  const scrolls = getComputedStyle(page).position === 'fixed' ? page.scrollTop : window.scrollY;
  const top = box.getBoundingClientRect().top + scrolls;
  const end = Math.max(px(getComputedStyle(page).paddingBottom), gap);
  const height = Math.floor(window.innerHeight - top - end - SCROLLBAR_PX - (withMore ? moreRow(em) : 0));
  if (count < 2 || height < em * LOWEST_EM) return null;
  return {
    room: { height, gap, frame: frameOf(box.querySelector('article')), strip: em * STRIP_EM },
    count,
    width: Math.floor((box.clientWidth - gap * (count - 1)) / count),
  };
};
