import type { Page } from '@playwright/test';
import { orderCard, showLane, signIn } from './console.ts';
import type { Evening } from './console-evening.ts';
import { rushAtCounter } from './counter-rush.ts';
import { DEMO_PASSWORD, type StaffDesk } from './staff-desk.ts';
import { takeConsole } from './take.ts';
import { expect } from './test.ts';

const PIN = '4071';

/** Before anybody is at work: signing in, being refused, choosing a venue. Leaves a waiter signed in. */
export const takeDoors = async (page: Page): Promise<void> => {
  await page.goto('/console/');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await takeConsole(page, 'sign-in');
  await page.getByLabel('E-mail').fill('waiter@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('E-mail or password is not right.')).toBeVisible();
  await takeConsole(page, 'sign-in-refused');
  await signIn(page, 'waiter');
  await expect(page.getByRole('heading', { name: 'Choose a venue' })).toBeVisible();
  await takeConsole(page, 'venues');
};

/** The connection is lost in the middle of the evening. */
export const takeOffline = async (page: Page, { fresh }: Evening): Promise<void> => {
  await page.goto('/console/vilnius/orders');
  await page.getByRole('button', { name: 'Keep it off' }).click();
  await showLane(page, 'New');
  await expect(orderCard(page, fresh)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible({
    timeout: 30_000,
  });
  await takeConsole(page, 'offline');
  await page.context().setOffline(false);
};

/** A tablet of the house: who is there, and their PIN. */
export const takeSharedDevice = async (page: Page, cook: StaffDesk): Promise<void> => {
  await cook.call('POST /console/account/pin', { body: { password: DEMO_PASSWORD, pin: PIN } });
  await page.goto('/console/vilnius/settings/security');
  await signIn(page, 'owner');
  await page.getByLabel('Name of this device').fill('Kitchen wall');
  await page.getByRole('button', { name: 'Share this device' }).click();
  await expect(page.getByRole('heading', { name: 'Who is there?' })).toBeVisible();
  await takeConsole(page, 'who-is-there');
  const { name } = await cook.call('GET /console/me', {});
  await page.getByRole('button', { name }).click();
  for (const digit of '90') await page.getByRole('button', { name: `Digit ${digit}` }).click();
  await takeConsole(page, 'pin');
};

/** The page that calls a counter's guests by number, at noon. */
export const takeReadyBoard = async (page: Page, address: string): Promise<void> => {
  await page.goto('/ready/vilnius');
  await expect(page.getByRole('heading').first()).toBeVisible();
  if ((await page.getByRole('listitem').count()) === 0) {
    await rushAtCounter(address);
    await page.reload();
  }
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await takeConsole(page, 'ready-board');
};
