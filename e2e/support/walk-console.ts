import { expect, type Page } from '@playwright/test';
import type { Evening } from './console-evening.ts';
import { STOPS } from './console-stops.ts';
import type { DemoRole } from './staff-desk.ts';

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
    await page.goto(`/console/vilnius/${path}`);
    await stop.open?.(here);
    await expect(stop.shows(here), stop.name).toBeVisible();
    await visit(stop.name);
  }
};
