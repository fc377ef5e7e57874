import type { Page } from '@playwright/test';
import { attempt, type Evening } from '../evening.ts';
import type { Devices } from './devices.ts';

type Report = (what: string) => void;

const PATIENCE_MS = 20_000;

/** Waits until a screen says it; what it says instead is reported. */
const says = async (page: Page, css: string, name: RegExp, count: number, report: Report): Promise<void> => {
  const place = page.locator(css).filter({ hasText: name }).first();
  const until = Date.now() + PATIENCE_MS;
  let said = '';
  for (;;) {
    said = (await place.textContent().catch(() => null)) ?? '';
    if (Number(/\d+/.exec(said)?.[0]) === count) return;
    if (Date.now() > until) break;
    await page.waitForTimeout(200);
  }
  report(`says "${said}" where ${name.source} has ${count}`);
};

/** Each browser's own counts against the books' board: what was open all evening missed nothing. */
export const holdScreens = async (evening: Evening, devices: Devices): Promise<void> => {
  const { crew, venue } = evening.place;
  const board = await attempt(evening, crew.manager, 'GET /console/{venue}/board', { venue: venue.id });
  if (!board) return;
  const fresh = board.orders.filter(
    ({ status, accepted_at }) =>
      status === 'waiting_confirmation' || (status === 'active' && accepted_at === null),
  );
  const making = board.orders.filter(
    ({ status, accepted_at }) =>
      accepted_at !== null && (status === 'active' || status === 'partially_delivered'),
  );
  const unmade = making.filter(({ items }) =>
    items.some(item => item.quantity > item.taken_off && item.ready_at === null && !item.is_delivered),
  );
  const of =
    (name: string): Report =>
    what =>
      evening.notes.breaks(`${name}: ${what}`);
  for (const { name, page } of devices.waiters) {
    await page.keyboard.press('Escape');
    await page
      .getByRole('link', { name: /^Orders/ })
      .tap({ timeout: PATIENCE_MS })
      .catch(error => of(name)(String(error)));
    await says(page, '[role=tab]', /^New/, fresh.length, of(name));
    await says(page, '[role=tab]', /^In progress/, making.length, of(name));
  }
  await says(devices.wall.page, 'h2', /^New/, fresh.length, of(devices.wall.name));
  await says(devices.wall.page, 'h2', /^In progress/, making.length, of(devices.wall.name));
  for (const { name, page } of devices.kitchen) {
    await says(page, 'main fieldset button', /^All/, unmade.length, of(name));
  }
};
