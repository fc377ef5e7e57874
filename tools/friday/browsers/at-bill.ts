import type { Locator } from '@playwright/test';
import type { ActName } from './act-list.ts';
import { BURGER, DISHES } from './carte.ts';
import { act, gone, sheetOf, type Waiter } from './waiter.ts';

const SUMS = '[aria-label="Sums of the bill"]';

const inPad = (waiter: Waiter, name: string | RegExp): Locator =>
  sheetOf(waiter).getByRole('button', { name }).first();
const dish = (waiter: Waiter, name: string): Locator =>
  sheetOf(waiter)
    .getByRole('list', { name: 'Dishes' })
    .getByRole('button', { name: new RegExp(`^${name}`) });

/** "1.234,50" in cents. */
const cents = (words: string): number => Number(words.replace(/\D/g, ''));
const euro = (sum: number): string => `${Math.floor(sum / 100)},${String(sum % 100).padStart(2, '0')}`;

/** What the bill says is left to pay. */
const leftToPay = async ({ hand }: Waiter): Promise<number> => {
  const words = await hand.page.locator(SUMS).innerText();
  return cents(/Left to pay\s+([\d\s.]+,\d\d)/.exec(words)?.[1] ?? '');
};

/** The pad is sent: the bill shows as much more as the button said. */
const send = async (waiter: Waiter, before: number): Promise<void> => {
  const button = inPad(waiter, /^Add \d+ to the bill/);
  const said = /· ([\d\s.]+,\d\d)/.exec(await button.innerText())?.[1] ?? '';
  await waiter.hand.tap(button, { css: SUMS, words: `Left to pay ${euro(before + cents(said))}` });
  await sheetOf(waiter).waitFor({ state: 'detached' });
};

const openPad = ({ hand }: Waiter): Promise<void> =>
  hand.tap(hand.page.getByRole('button', { name: /^(Add dishes|Continue adding)/ }));

const drinks = (name: ActName) => (waiter: Waiter) =>
  act(waiter, name, async () => {
    const before = await leftToPay(waiter);
    await openPad(waiter);
    for (const drink of waiter.drinks) {
      if (!(await dish(waiter, drink).isVisible())) await waiter.hand.tap(inPad(waiter, 'Drinks'));
      await waiter.hand.tap(dish(waiter, drink));
    }
    await send(waiter, before);
  });

export const firstRound = drinks('firstRound');
export const round = drinks('round');

export const again = (waiter: Waiter): Promise<void> =>
  act(waiter, 'again', async () => {
    const before = await leftToPay(waiter);
    await openPad(waiter);
    await waiter.hand.tap(inPad(waiter, /^Again/));
    await send(waiter, before);
  });

export const toKitchenDishes = (waiter: Waiter): Promise<void> =>
  act(waiter, 'toKitchenDishes', async () => {
    await openPad(waiter);
    await waiter.hand.tap(inPad(waiter, 'Kitchen'), { css: '[role=dialog] li button', words: BURGER });
  });

export const twoOptions = (waiter: Waiter): Promise<void> =>
  act(waiter, 'twoOptions', async () => {
    const before = await leftToPay(waiter);
    await waiter.hand.tap(dish(waiter, BURGER));
    await waiter.hand.tap(inPad(waiter, 'Medium'));
    await waiter.hand.tap(inPad(waiter, 'Fries'));
    await send(waiter, before);
  });

export const note = (waiter: Waiter): Promise<void> =>
  act(waiter, 'note', async () => {
    const before = await leftToPay(waiter);
    const [name] = DISHES;
    await waiter.hand.tap(dish(waiter, name));
    await waiter.hand.tap(inPad(waiter, `A word for the kitchen: ${name}`));
    await waiter.hand.tap(inPad(waiter, 'no onion'));
    await send(waiter, before);
  });

export const bySeat = (waiter: Waiter): Promise<void> =>
  act(waiter, 'bySeat', async () => {
    const before = await leftToPay(waiter);
    await openPad(waiter);
    for (const [at, drink] of waiter.drinks.slice(0, 2).entries()) {
      await waiter.hand.tap(inPad(waiter, `Seat ${at + 1}`));
      await waiter.hand.tap(dish(waiter, drink));
    }
    await send(waiter, before);
  });

const TAKE = /^Took .* in cash$/;

export const oneSeatPays = (waiter: Waiter): Promise<void> =>
  act(waiter, 'oneSeatPays', async () => {
    const { hand } = waiter;
    await hand.tap(hand.page.getByRole('button', { name: /^Take payment/ }));
    await hand.tap(inPad(waiter, 'Items'));
    await hand.tap(inPad(waiter, /^Seat 2: /));
    await hand.tap(inPad(waiter, TAKE), { css: '[role=dialog] [role=status]', words: 'taken' });
  });

export const restPays = (waiter: Waiter): Promise<void> =>
  act(waiter, 'restPays', async () => {
    await waiter.hand.tap(inPad(waiter, 'Next payment'));
    await waiter.hand.tap(inPad(waiter, TAKE), {
      css: '[role=dialog] [role=status]',
      words: 'The bill is paid.',
    });
  });

export const closeBill = (waiter: Waiter): Promise<void> =>
  act(waiter, 'closeBill', async () => {
    await waiter.hand.tap(inPad(waiter, 'Close the bill'));
    await waiter.hand.tap(inPad(waiter, 'Close the bill'), gone);
  });
