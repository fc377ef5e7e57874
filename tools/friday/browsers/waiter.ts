import type { Locator } from '@playwright/test';
import { attempt, type Evening, note, type Party } from '../evening.ts';
import type { FridayTable, Person } from '../furnish.ts';
import type { ActName } from './act-list.ts';
import type { Hand } from './hand.ts';
import type { Answer } from './in-page.ts';

/** One of the three, at work for one party. */
export type Waiter = {
  readonly evening: Evening;
  readonly person: Person;
  readonly hand: Hand;
  readonly tables: readonly FridayTable[];
  /** What this one says is sold out. */
  readonly special: string;
  readonly drinks: readonly string[];
  /** Somebody of the rest of the house orders. */
  readonly othersOrder: () => Promise<void>;
  /** Waits for its turn, where people act one after the other. */
  readonly turn: <T>(play: () => Promise<T>) => Promise<T>;
  readonly party: Party;
};

export const act = ({ hand, turn }: Waiter, name: ActName, taps: () => Promise<void>): Promise<void> =>
  turn(() => hand.act(name, taps));

/** A sheet is the top thing on the screen. */
export const sheetOf = ({ hand }: Waiter): Locator => hand.page.getByRole('dialog');
export const gone: Answer = { css: '[role=dialog]', gone: true };

/** Another place of the navigation at the thumb. */
export const go = (waiter: Waiter, name: ActName, place: string, shows: Answer): Promise<void> =>
  act(waiter, name, () => {
    const links = waiter.hand.page.getByRole('navigation', { name: 'Sections' });
    return waiter.hand.tap(links.getByRole('link', { name: new RegExp(`^${place}`) }), shows);
  });

/** The orders of the party's table that nobody knows yet are the party's. */
export const noteOrders = async ({ evening, party }: Waiter): Promise<void> => {
  const { crew, venue } = evening.place;
  const known = new Set(evening.parties.flatMap(({ orders }) => orders.map(({ number }) => number)));
  const board = await attempt(evening, crew.manager, 'GET /console/{venue}/board', { venue: venue.id });
  for (const order of board?.orders ?? []) {
    const mine = party.orders.some(({ number }) => number === order.unique_order_number);
    if (order.table_id !== party.table.id || (known.has(order.unique_order_number) && !mine)) continue;
    note(party, order);
    party.served = true;
  }
};
