import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './support/accessible.ts';
import { signIn } from './support/console.ts';
import { STOPS, walkConsole } from './support/console-stops.ts';
import { test } from './support/demo-of-its-own.ts';
import { expectFits } from './support/fits.ts';
import type { DemoRole } from './support/staff-desk.ts';
import { expect } from './support/test.ts';

// Every room and every dialog of the console, on the device that the role holds.

const enter = async (page: Page, role: DemoRole): Promise<void> => {
  await page.goto('/console/vilnius/account');
  await signIn(page, role);
  await expect(page.getByRole('heading', { name: 'Account and security' })).toBeVisible();
  const keepOff = page.getByRole('button', { name: 'Keep it off' });
  if (await keepOff.isVisible()) await keepOff.click();
};

const OFFICE = /^(payment-settings|closing|close-day|z-report|money-alerts|numbers|account|bill|payment)$/;
const COOK = /^(kitchen|orders$|progress|table$)/;
const namesOf = (role: DemoRole) => STOPS.filter(stop => stop.for.includes(role)).map(({ name }) => name);
const waiters = new Set(namesOf('waiter'));

/** A room that others have as well is walked by one role; again only where it shows less or more. */
const WALKS = [
  { role: 'waiter', width: 390, height: 844, only: () => true },
  {
    role: 'owner',
    width: 1180,
    height: 820,
    only: (name: string) => !waiters.has(name) || OFFICE.test(name),
  },
  { role: 'kitchen', width: 1920, height: 1080, only: (name: string) => COOK.test(name) },
] as const;

for (const { role, width, height, only } of WALKS) {
  test(`${role}: every room and dialog at ${width} px is free of what axe-core finds, in light and dark, and fits fingers and screen`, async ({
    evening,
    staffTablet,
  }) => {
    test.setTimeout(300_000);
    const page = await staffTablet({ viewport: { width, height } });
    await enter(page, role);
    const seen: string[] = [];
    await walkConsole(
      page,
      role,
      evening,
      async name => {
        seen.push(name);
        await page.emulateMedia({ colorScheme: 'light' });
        await expectAccessible(page);
        await expectFits(page, role === 'kitchen' && name.startsWith('kitchen'));
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectContrast(page);
      },
      only,
    );
    expect(seen).toEqual(namesOf(role).filter(only));
  });
}
