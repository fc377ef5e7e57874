import type { Page } from '@playwright/test';
import type { GuestDesk, PlacedOrder } from './guest-desk.ts';

const NOTE = 'Without salt, and the sauce beside it, please: it is for a child of three.';

/** Orders so many different dishes that nothing has to be chosen of; every third comes with a long note. */
export const orderDishes = async (guest: GuestDesk, count: number, comment = ''): Promise<PlacedOrder> => {
  const { session } = guest;
  const { categories } = await guest.call('GET /get-menu-categories/{session}', {
    session,
    query: { language: 'en' },
  });
  const plain = categories
    .flatMap(({ items }) => items)
    .filter(item => item.in_stock && item.variations.length === 0 && item.option_groups.length === 0);
  for (let at = 0; at < count; at += 1) {
    const item = plain[at % plain.length];
    if (!item) throw new Error('The menu has no plain dish.');
    // Equal lines grow together: words keep them apart.
    const round = Math.floor(at / plain.length);
    const note = at % 3 === 0 ? `${NOTE} ${at}` : round > 0 ? `Round ${round}` : '';
    await guest.call('POST /cart/{session}/add', {
      session,
      idempotencyKey: crypto.randomUUID(),
      body: { menu_item_id: item.id, quantity: 1, note },
    });
  }
  const { order } = await guest.call('POST /cart/{session}/place-order', {
    session,
    idempotencyKey: crypto.randomUUID(),
    body: { comment },
  });
  return order;
};

/** Runs in the page. What a cook would take for less than it is, by what the browser draws. */
const misleading = (): string[] => {
  const found: string[] = [];
  const board = document.querySelector('[data-kitchen]');
  const isIn = ({ left, right, top, bottom }: DOMRect): boolean =>
    left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
  /** What is drawn at a place is of the element, or is no ticket: it was scrolled past the edge of the tickets. */
  const isItself = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.08, 0.5, 0.92].every(down => {
      const drawn = document.elementFromPoint(left + width / 2, top + height * down);
      return !drawn?.closest('article') || element.contains(drawn);
    });
  };
  for (const ticket of board?.querySelectorAll('article') ?? []) {
    const name = ticket.querySelector('h2')?.textContent ?? '';
    const lines = [...ticket.querySelectorAll('li')];
    const buttons = [...ticket.querySelectorAll('header button')];
    for (const [at, line] of lines.entries()) {
      const box = line.getBoundingClientRect();
      if (isIn(box) && !isItself(line)) found.push(`${name}: dish ${at + 1} lies under something`);
      for (const button of buttons) {
        const over = button.getBoundingClientRect();
        const across = Math.min(box.right, over.right) - Math.max(box.left, over.left);
        const down = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
        if (across > 1 && down > 1) found.push(`${name}: a button over dish ${at + 1}`);
      }
    }
    // Where tickets stand in columns, a piece that is not the last says that the ticket goes on; a page that is scrolled
    // shows by its edge that it does.
    for (const piece of ticket.querySelectorAll('[data-placed]')) {
      const isLast = piece.contains(lines.at(-1) ?? null);
      if (!isLast && !piece.querySelector('[data-end]')) found.push(`${name}: does not say that it goes on`);
    }
  }
  return [...new Set(found)];
};

/** What on the kitchen's screen hides a dish, or looks like all of a ticket and is a part of it. */
export const whatMisleadsCooks = (page: Page): Promise<string[]> => page.evaluate(misleading);

/** Waits until nothing on the screen moves any more: what was tapped scrolls it. */
export const settled = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const where = (): string =>
      [...document.querySelectorAll('[data-block="piece"]')]
        .map(piece => piece.getBoundingClientRect())
        .map(({ left, top }) => `${left} ${top}`)
        .join();
    const frames = async (): Promise<void> => {
      for (let frame = 0; frame < 12; frame += 1) await new Promise(done => requestAnimationFrame(done));
    };
    for (let before = ''; before !== where(); await frames()) before = where();
  });
};
