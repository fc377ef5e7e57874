import type { Locator } from '@playwright/test';
import { act, go, gone, noteOrders, sheetOf, type Waiter } from './waiter.ts';

const tile = ({ hand, party }: Waiter): Locator =>
  hand.page.getByRole('main').getByRole('button', { name: new RegExp(`^${party.table.name} `) });

export const toTables = (waiter: Waiter): Promise<void> =>
  go(waiter, 'toTables', 'Tables', { css: 'main button', words: 'In use' });

export const seat = (waiter: Waiter): Promise<void> =>
  act(waiter, 'seat', async () => {
    const { hand, party } = waiter;
    await hand.tap(hand.page.getByRole('button', { name: /^All/ }));
    await hand.tap(tile(waiter));
    await hand.tap(sheetOf(waiter).getByRole('button', { name: /^(Guests sit down|Number of guests)$/ }));
    await hand.tap(sheetOf(waiter).getByRole('button', { name: 'Seat 2 guests' }), {
      css: 'main button',
      words: `${party.table.name} Take the order`,
    });
    party.people = 2;
  });

export const toBill = (waiter: Waiter): Promise<void> =>
  act(waiter, 'toBill', async () => {
    const { hand, party } = waiter;
    await hand.tap(tile(waiter));
    await hand.tap(sheetOf(waiter).getByRole('button', { name: /^Bill/ }), {
      css: 'main h2',
      words: party.table.name,
      exact: true,
    });
  });

export const closeTable = async (waiter: Waiter): Promise<void> => {
  await noteOrders(waiter);
  await act(waiter, 'closeTable', async () => {
    const { hand } = waiter;
    await hand.tap(tile(waiter));
    await hand.tap(sheetOf(waiter).getByRole('button', { name: 'Close table' }));
    await hand.tap(sheetOf(waiter).getByRole('button', { name: 'Close table' }), gone);
  });
  const { tables } = await waiter.evening.place.crew.manager.call('GET /console/{venue}/tables', {
    venue: waiter.evening.place.venue.id,
  });
  if (tables.find(({ id }) => id === waiter.party.table.id)?.state === 'free') waiter.party.state = 'gone';
};
