import type { Locator, Page } from '@playwright/test';
import { orderCard, showLane, wholeOrder } from './console.ts';
import type { Evening } from './console-evening.ts';
import type { DemoRole } from './staff-desk.ts';

type At = { readonly page: Page; readonly evening: Evening; readonly dialog: Locator };
export type Stop = {
  /** The name of its picture. */
  readonly name: string;
  /** Below the venue's address. */
  readonly at: string | ((evening: Evening) => string);
  readonly for: readonly DemoRole[];
  /** Brings up what is looked at; without it, the page as it opens. */
  readonly open?: (at: At) => Promise<void>;
  /** What tells that it has loaded. */
  readonly shows: (at: At) => Locator;
};

export const EVERYBODY: readonly DemoRole[] = ['owner', 'manager', 'waiter', 'kitchen', 'accountant'];
export const SERVICE: readonly DemoRole[] = ['owner', 'manager', 'waiter', 'kitchen'];
export const FLOOR: readonly DemoRole[] = ['owner', 'manager', 'waiter'];
export const MONEY: readonly DemoRole[] = ['owner', 'manager', 'waiter', 'accountant'];
export const OFFICE: readonly DemoRole[] = ['owner', 'manager', 'accountant'];
export const LEAD: readonly DemoRole[] = ['owner', 'manager'];

export const tap = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name }).first().click();
export const heading = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('heading', { name }).first();
export const inDialog = ({ dialog }: At) => dialog.getByRole('button', { name: 'Close' }).first();
export const whole = ({ page, evening }: At, which: 'fresh' | 'going') => wholeOrder(page, evening[which]);
export const card = ({ page, evening }: At, which: 'fresh' | 'going') => orderCard(page, evening[which]);
export const lane = showLane;
export const tableTile = async ({ page }: At, table: string) => {
  await tap(page, 'List');
  await tap(page, /^All/);
  await tap(page, new RegExp(`^${table}`));
};
export const tableDeed = (deed: string | RegExp) => async (at: At) => {
  await tableTile(at, 'Table 7');
  await tap(at.dialog, deed);
};
