import { expect, type Page } from '@playwright/test';
import type { Evening } from './console-evening.ts';
import { STOPS } from './console-stops.ts';
import type { DemoRole } from './staff-desk.ts';

/** Goes on inside the app, as its own links do; loaded anew where the room stays the same, for what was opened in it to be gone. */
const goOn = async (page: Page, path: string): Promise<void> => {
  const here = new URL(page.url()).pathname;
  if (here === path || !here.startsWith('/console/vilnius/')) return void (await page.goto(path));
  await page.evaluate(to => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
};

/**
 * Walks one's role through all rooms of the restaurant's console, in one session. What is open does not outlive its visit.
 */
export const walkConsole = async (
  page: Page,
  role: DemoRole,
  evening: Evening,
  visit: (name: string) => Promise<void>,
  only: (name: string) => boolean = () => true,
): Promise<void> => {
  const dialog = page.getByRole('dialog');
  for (const stop of STOPS.filter(each => each.for.includes(role) && only(each.name))) {
    const path = typeof stop.at === 'string' ? stop.at : stop.at(evening);
    const here = { page, evening, dialog };
    await goOn(page, `/console/vilnius/${path}`);
    await stop.open?.(here);
    await expect(stop.shows(here), stop.name).toBeVisible();
    await visit(stop.name);
  }
};
