import type { Browser, Page } from '@playwright/test';
import { settled } from '../../../e2e/support/long-tickets.ts';
import { ordersOnScreen } from '../../../e2e/support/orders-on-screen.ts';
import { attempt } from '../evening.ts';
import type { House } from '../house.ts';
import { openDevices } from './devices.ts';
import { fillHouse } from './rest-of-house.ts';
import { openEvening } from './stage.ts';

/** What one screen has room for, against the least or the most that it must. */
export type Room = {
  readonly what: string;
  readonly value: number;
  readonly atLeast?: number;
  readonly atMost?: number;
};

const ORDERS = 13;

const drawn = async (page: Page): Promise<void> => {
  await page.waitForFunction(all => document.querySelectorAll('article').length >= all, ORDERS);
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
};

/** Thirteen orders at once, new and then in the making: how much of them each screen shows without a finger. */
export const measureRooms = async (
  house: House & { readonly url: string },
  browser: Browser,
): Promise<readonly Room[]> => {
  const { evening, later } = await openEvening(house);
  const { crew, venue } = evening.place;
  const parties = await fillHouse(evening, later, ORDERS, ORDERS);
  const { waiters, kitchen, wall } = await openDevices(browser, {
    venue: evening.place,
    url: house.url,
    slowdown: 1,
  });
  const [phone] = waiters;
  const [kitchenWall, kitchenTablet] = kitchen;
  if (!phone || !kitchenWall || !kitchenTablet) throw new Error('a screen is missing');
  const rooms: Room[] = [];
  await phone.page.getByRole('link', { name: /^Orders/ }).tap();
  await drawn(phone.page);
  const height = () => phone.page.evaluate(() => document.documentElement.scrollHeight);
  rooms.push({ what: 'phone 390x844: height of 13 new orders, px', value: await height(), atMost: 3_000 });
  const count = async (what: string, { page }: { page: Page }, atLeast: number): Promise<void> => {
    await drawn(page);
    rooms.push({ what, value: await ordersOnScreen(page), atLeast });
  };
  await count('phone 390x844: new orders on the screen', phone, 4);
  await count('wall 1920x1080: new orders on the screen', wall, 12);
  await wall.page.setViewportSize({ width: 1180, height: 820 });
  await count('tablet 1180x820: new orders on the screen', wall, 8);
  const dish = await wall.page.getByRole('article').getByRole('listitem').first().boundingBox();
  rooms.push({
    what: 'tablet 1180x820: first dish, px from the top',
    value: dish?.y ?? Number.NaN,
    atMost: 300,
  });

  for (const { number } of parties.flatMap(({ orders }) => orders)) {
    const input = { venue: venue.id, order: number, body: { wait_minutes: 20 } };
    await attempt(evening, crew.manager, 'POST /console/{venue}/orders/{order}/accept', input);
  }
  await count('tablet 1180x820: orders in the making on the screen', wall, 10);
  await count('kitchen 1180x820: tickets on the screen', kitchenTablet, 6);
  await count('kitchen 1920x1080: tickets on the screen, beside the counts', kitchenWall, 8);
  await kitchenWall.page.getByRole('button', { name: 'Full screen' }).tap();
  await count('kitchen 1920x1080: tickets on the full screen', kitchenWall, 8);
  return rooms;
};
