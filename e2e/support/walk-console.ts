import { expect, type Page } from '@playwright/test';
import type { Evening } from './console-evening.ts';
import { STOPS } from './console-stops.ts';
import type { DemoRole } from './staff-desk.ts';

/** A room that everybody has, and where nothing opens over others. */
const OWN_ROOM = 'account';
const addressOf = (path: string): string => `/console/vilnius/${path}`;

/** Goes on inside the console, as its own links do. Its router hears of it. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(address => {
    history.pushState(null, '', address);
    scrollTo({ top: 0, behavior: 'instant' });
  }, addressOf(path));

/**
 * Leaves the room by another, so that it begins anew with all that it had open; what lies over every room is shut with
 * Escape. False: something stayed.
 */
const leave = async (page: Page): Promise<boolean> => {
  const dialog = page.getByRole('dialog');
  await goTo(page, OWN_ROOM);
  await expect(page.getByRole('heading', { name: 'Account and security' })).toBeAttached();
  if (await dialog.first().isVisible()) await page.keyboard.press('Escape');
  return expect(dialog)
    .toHaveCount(0, { timeout: 2_000 })
    .then(() => true)
    .catch(() => false);
};

/** Walks one's role through all rooms of the restaurant's console, in one session. What is open does not outlive its visit. */
export const walkConsole = async (
  page: Page,
  role: DemoRole,
  evening: Evening,
  visit: (name: string) => Promise<void>,
  only: (name: string) => boolean = () => true,
  /** Rooms that are opened by their address; the others from inside the console, without loading it anew. */
  byAddress: (path: string) => boolean = () => true,
): Promise<void> => {
  const dialog = page.getByRole('dialog');
  for (const stop of STOPS.filter(each => each.for.includes(role) && only(each.name))) {
    const path = typeof stop.at === 'string' ? stop.at : stop.at(evening);
    const here = { page, evening, dialog };
    if (byAddress(path) || path === OWN_ROOM || !(await leave(page))) await page.goto(addressOf(path));
    else await goTo(page, path);
    await stop.open?.(here);
    await expect(stop.shows(here), stop.name).toBeVisible();
    await visit(stop.name);
  }
};
