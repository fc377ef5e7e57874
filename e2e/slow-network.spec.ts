import { expectAccessible } from './support/accessible.ts';
import { addDish, cartLink } from './support/guest.ts';
import { expect, test } from './support/test.ts';

test('[SCAN-03][MENU-04][SCAN-07] on a slow network the splash covers a page that is already there, which then works without moving', async ({
  page,
  desk,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The scripts come late: until then there is what the server sent.
  let release = () => {};
  const late = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async route => {
    await late;
    await route.continue();
  });
  // Nobody has left anything in the cart of the table.
  await desk.freeTable('cafe', 'CAFE-1');
  await page.goto('/CAFE-1', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Opening the menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fresh mint tea', exact: true })).toBeAttached();
  await expectAccessible(page);
  release();
  await expect(page.getByRole('status', { name: 'Opening the menu' })).toBeHidden();

  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  // The cart answers at once, whatever the network does.
  await addDish(page, 'Fresh mint tea');
  await expect(cartLink(page)).toBeVisible();
  const shifted = await page.evaluate(() => (window as typeof window & { shifts: number[] }).shifts);
  expect(shifted.reduce((sum, each) => sum + each, 0)).toBe(0);
});
