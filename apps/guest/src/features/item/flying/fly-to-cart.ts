import styles from './FlyToCart.module.css';

/** What says how many are in the cart: first in the dock's link, at a table and in a hall. */
const COUNT = 'a:is([href^="/place-order/"], [href^="/food-court/cart/"]) > span:first-child';
const FLIGHT_MS = 420;
const TICK_MS = 200;
/** The dock of a first dish comes some frames after the tap. */
const FRAMES = 8;

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const piecesIn = (count: Element | null): number => Number(count?.textContent ?? 0);

/** From what was tapped over a low arc into the count, which ticks when it is there. */
const fly = (from: ReturnType<typeof middleOf>, count: Element): void => {
  const to = middleOf(count);
  const piece = document.createElement('i');
  piece.className = styles.piece ?? '';
  piece.dataset.flies = '';
  piece.ariaHidden = 'true';
  document.body.append(piece);
  const at = (x: number, y: number) => `${x}px ${y}px`;
  const bend = at(from.x + (to.x - from.x) * 0.3, from.y + (to.y - from.y) * 0.2);
  const flight = piece.animate(
    [
      { translate: at(from.x, from.y), scale: 1.3 },
      { translate: bend, scale: 1, offset: 0.4, easing: 'ease-in' },
      { translate: at(to.x, to.y), scale: 0.6, opacity: 0.4 },
    ],
    { duration: FLIGHT_MS, easing: 'ease-out' },
  );
  flight.onfinish = () => {
    piece.remove();
    count.animate([{}, { scale: 1.2 }, {}], { duration: TICK_MS, easing: 'ease-out' });
  };
  flight.oncancel = () => piece.remove();
};

/** What is counted from the next tap on is that tap's. */
let taps = 0;

const flyOnceCounted = (
  from: ReturnType<typeof middleOf>,
  before: number,
  tap: number,
  frames = FRAMES,
): void => {
  requestAnimationFrame(() => {
    if (tap !== taps) return;
    const count = document.querySelector(COUNT);
    if (count && piecesIn(count) > before) fly(from, count);
    else if (frames > 0) flyOnceCounted(from, before, tap, frames - 1);
  });
};

/**
 * A dish that is put into the cart from the page is seen going there. Whatever was tapped, it is the count that says whether
 * something was added. Only what moves without layout; not at all for who wants less motion.
 */
export const watchWhatIsAdded = (): void => {
  globalThis.document?.addEventListener(
    'click',
    ({ target }) => {
      taps += 1;
      const button = target instanceof Element && target.closest('button');
      if (!button || button.closest('dialog') || matchMedia('(prefers-reduced-motion: reduce)').matches)
        return;
      flyOnceCounted(middleOf(button), piecesIn(document.querySelector(COUNT)), taps);
    },
    // Before the tap has counted.
    true,
  );
};
