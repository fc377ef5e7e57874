import type { Locator } from '@playwright/test';
import { attempt, isOpen } from '../evening.ts';
import type { ActName } from './act-list.ts';
import { orderByPhone } from './rest-of-house.ts';
import { act, go, noteOrders, type Waiter } from './waiter.ts';

const toBoard = (waiter: Waiter): Promise<void> =>
  go(waiter, 'toBoard', 'Orders', { css: '[role=tab]', words: 'New' });
const lane = ({ hand }: Waiter, name: 'New' | 'In progress'): Locator =>
  hand.page.getByRole('tab', { name: new RegExp(`^${name}`) });

/** Also where a card is out of sight, and so not laid out: it has no inner text then. */
const wordsOf = async (button: Locator): Promise<string> => (await button.textContent()) ?? '';

/** The one thing that a card asks for now; afterwards it asks for it no more. */
const doNext = async (waiter: Waiter, name: ActName, card: Locator): Promise<void> => {
  const button = card.locator('[data-act]');
  await button.waitFor();
  const article = `article[aria-labelledby="${await card.getAttribute('aria-labelledby')}"]`;
  const words = await wordsOf(button);
  await act(waiter, name, () =>
    waiter.hand.tap(button, { css: `${article} [data-act]`, words, exact: true, gone: true }),
  );
};
const cardOf = ({ hand }: Waiter, order: string): Locator =>
  hand.page.locator(`article[aria-labelledby="order-${order}"]`);

const chooseLane = async (waiter: Waiter, name: 'New' | 'In progress'): Promise<void> => {
  if ((await lane(waiter, name).getAttribute('aria-selected')) === 'true') return;
  await act(waiter, 'toMaking', () =>
    waiter.hand.tap(lane(waiter, name), { css: '[role=tab][aria-selected=true]', words: name }),
  );
};

/** A guest of the party orders; the waiter accepts what waits longest. */
export const acceptNext = async (waiter: Waiter): Promise<void> => {
  await orderByPhone(waiter.evening, waiter.party);
  await toBoard(waiter);
  await chooseLane(waiter, 'New');
  const cards = waiter.hand.page.getByRole('tabpanel').getByRole('article');
  await doNext(waiter, 'accept', cards.first());
  await waiter.othersOrder();
};

/** Everything of the party is carried, and its first order is closed by hand: the others close with the table. */
export const serveAll = async (waiter: Waiter): Promise<void> => {
  await noteOrders(waiter);
  const { party } = waiter;
  const open = party.orders.filter(isOpen);
  if (open.length === 0) return;
  await toBoard(waiter);
  const fresh = [];
  for (const order of open) if (order.status === 'waiting_confirmation') fresh.push(order);
  if (fresh.length > 0) await chooseLane(waiter, 'New');
  for (const { number } of fresh) await doNext(waiter, 'accept', cardOf(waiter, number));
  await chooseLane(waiter, 'In progress');
  for (const [at, { number }] of open.entries()) {
    const card = cardOf(waiter, number);
    const asks = card.locator('[data-act]');
    await asks.waitFor();
    while (!/Close/.test(await wordsOf(asks))) await doNext(waiter, 'carry', card);
    if (at === 0) await doNext(waiter, 'closeOrder', card);
  }
  await noteOrders(waiter);
};

/** A guest calls, the waiter goes and has been there. */
export const answerCall = async (waiter: Waiter): Promise<void> => {
  const { evening, party, hand } = waiter;
  const [phone] = party.phones;
  if (!phone) return;
  const body = { session: phone.session, unique_order_number: null, comment: 'The bill, please' };
  await attempt(evening, phone, 'POST /call-waiter/call', { body });
  const css = `article[aria-label="Call from ${party.table.name}"]`;
  await go(waiter, 'toCalls', 'Calls', { css });
  const card = hand.page.locator(css);
  await act(waiter, 'goToCall', () =>
    hand.tap(card.getByRole('button', { name: "I'm going" }), { css, words: 'is going' }),
  );
  await act(waiter, 'callDone', () =>
    hand.tap(card.getByRole('button', { name: 'Done' }), { css, gone: true }),
  );
};

/** A dish runs out, and there is some more of it after all. */
export const runOut = async (waiter: Waiter): Promise<void> => {
  const { hand, special } = waiter;
  await go(waiter, 'toStock', 'Stock', { css: 'main li', words: special });
  const row = hand.page.getByRole('main').getByRole('listitem').filter({ hasText: special });
  await act(waiter, 'soldOut', () =>
    hand.tap(row.getByRole('button', { name: `Mark ${special} sold out` }), {
      css: 'main li',
      words: `${special} Sold out`,
    }),
  );
  await act(waiter, 'backOnSale', () =>
    hand.tap(row.getByRole('button', { name: `Put ${special} back on sale` }), {
      css: 'main li',
      words: `${special} Plenty`,
    }),
  );
};
