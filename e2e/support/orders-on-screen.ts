import type { Page } from '@playwright/test';

/** Runs in the page: an order counts where all of it is on the screen and under nothing. */
const wholeOrders = (): number => {
  const isWhole = (piece: Element): boolean => {
    const { left, top, right, bottom } = piece.getBoundingClientRect();
    const [across, down] = [(left + right) / 2, (top + bottom) / 2];
    return (
      [
        [across, top + 3],
        [across, bottom - 3],
        [left + 3, down],
        [right - 3, down],
      ] as const
    ).every(([x, y]) => piece.contains(document.elementFromPoint(x, y)));
  };
  return [...document.querySelectorAll('article')].filter(order => {
    const pieces = [...order.querySelectorAll('[data-block="piece"]')];
    return (pieces.length > 0 ? pieces : [order]).every(isWhole);
  }).length;
};

/** How many orders or tickets stand wholly on the screen, as it opens. */
export const ordersOnScreen = (page: Page): Promise<number> => page.evaluate(wholeOrders);
