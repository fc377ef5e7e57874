import { setTimeout as wait } from 'node:timers/promises';
import type { Chance } from '../../faults/chance.ts';
import type { Hand } from './hand.ts';

const LOOKS_AGAIN_MS = 500;
const LOOKS = 20;
/** Still on the screen of a tablet. */
const FURTHER_ON = 5;

export type Cook = {
  readonly hand: Hand;
  readonly dice: Chance;
  /** Takes what stands further on, out of the way of the colleague. */
  readonly second: boolean;
  readonly turn: <T>(play: () => Promise<T>) => Promise<T>;
};

/** A ticket that can be bumped is, the first or one further on; once in a while it was a mistake. Whether there was one. */
const bumpNext = ({ hand, dice, turn, second }: Cook): Promise<boolean> =>
  turn(async () => {
    const tickets = hand.page.getByRole('article').filter({ has: hand.page.locator('[data-bump]') });
    const count = await tickets.count();
    if (count === 0) return false;
    const ticket = tickets.nth(second ? Math.min(FURTHER_ON, count - 1) : 0);
    const number = (
      await ticket
        .locator('header p')
        .filter({ hasText: /^No\. / })
        .textContent()
    )?.trim();
    if (!number) return false;
    const words = { css: 'article header p', words: number, exact: true };
    await hand.act('bump', () => hand.tap(ticket.locator('[data-bump]'), { ...words, gone: true }));
    if (dice.oneIn(5)) {
      const back = hand.page.getByRole('main').getByRole('button', { name: /^Undo / });
      await hand.act('takeBack', () => hand.tap(back, words));
    }
    return true;
  });

/** A cook at one screen: so many tickets, as they come. */
export const cookAt = async (cook: Cook, tickets: number): Promise<void> => {
  let looks = 0;
  for (let made = 0; made < tickets && looks < LOOKS; ) {
    if (await bumpNext(cook)) made += 1;
    else {
      looks += 1;
      await wait(LOOKS_AGAIN_MS);
    }
  }
};
