import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD, type DemoRole, emailOf } from './staff-desk.ts';
import { expect } from './test.ts';

/** Signs in on the page that is shown. */
export const signIn = async (page: Page, role: DemoRole): Promise<void> => {
  await page.getByLabel('E-mail').fill(emailOf(role));
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

export type Section =
  | 'home'
  | 'orders'
  | 'calls'
  | 'kitchen'
  | 'tables'
  | 'reservations'
  | 'stock'
  | 'hall'
  | 'hall-money'
  | 'bills'
  | 'payments'
  | 'numbers'
  | 'money-alerts'
  | 'payment-settings'
  | 'hours'
  | 'recommend'
  | 'reviews'
  | 'settings'
  | 'menu';

/** Asked about where something may ring: not where a venue is set up, and not of who sees no board. */
const keepSoundOff = async (page: Page): Promise<void> => {
  const keepOff = page.getByRole('button', { name: 'Keep it off' });
  if (await keepOff.isVisible()) await keepOff.click();
};

/** Opens a section of a venue's console, signed in, with the question about sound answered. */
export const openConsole = async (
  page: Page,
  venue: string,
  section: Section = 'orders',
  role: DemoRole = 'waiter',
): Promise<void> => {
  await page.goto(`/console/${venue}/${section}`);
  await signIn(page, role);
  await expect(page.getByRole('button', { name: /^Taking orders: / })).toBeVisible();
  await keepSoundOff(page);
};

/** Signs in where every role has a room of its own, with the question about sound answered. */
export const enter = async (page: Page, role: DemoRole): Promise<void> => {
  await page.goto('/console/vilnius/account');
  await signIn(page, role);
  await expect(page.getByRole('heading', { name: 'Account and security' })).toBeVisible();
  await keepSoundOff(page);
};

/** An order on the board, or its ticket in the kitchen, found by the number people say aloud: 1 is not 10. */
export const orderCard = (page: Page, number: string): Locator =>
  page.getByRole('article').filter({ has: page.getByText(`No. ${number}`, { exact: true }) });

/** What the kitchen has made, in the list to bring it back from. */
export const madeTicket = (page: Page, number: string): Locator =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.getByText(new RegExp(` · No\\. ${number}$`)) });

/** Lanes of the board are tabs on narrow screens; on wide ones they stand side by side, and what is over is unfolded. */
export const showLane = async (page: Page, lane: 'New' | 'In progress' | 'Done'): Promise<void> => {
  const tab = page.getByRole('tab', { name: new RegExp(`^${lane}`) });
  const heading = page.getByRole('heading', { name: new RegExp(`^${lane}`), level: 2 });
  await expect(tab.or(heading)).toBeVisible();
  if (await tab.isVisible()) await tab.click();
  else if (lane === 'Done') {
    const unfold = heading.getByRole('button');
    if ((await unfold.getAttribute('aria-expanded')) === 'false') await unfold.click();
  }
};

/** All of an order and what else can be done to it, behind a touch on its row. */
export const wholeOrder = async (page: Page, number: string): Promise<Locator> => {
  await orderCard(page, number)
    .getByRole('button', { name: new RegExp(`, order ${number}: everything about it$`) })
    .click();
  return page.getByRole('dialog', { name: new RegExp(`, order ${number}$`) });
};

/** What waits for staff, behind its one line on every page. */
export const openTray = async (page: Page): Promise<Locator> => {
  await page.getByRole('banner').getByRole('button', { name: TRAY }).click();
  return page.getByRole('dialog', { name: 'Waiting for you' });
};
const TRAY = /^(Nothing waits|\d+ (Not sent|Trouble|New|Calling|Ready|Money))/;
