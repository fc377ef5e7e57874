import type { Page } from '@playwright/test';
import { orderCard, showLane, signIn } from './console.ts';
import type { GuestDesk } from './guest-desk.ts';
import type { StaffDesk } from './staff-desk.ts';
import { take } from './take.ts';
import { expect } from './test.ts';

type Props = {
  readonly staff: Page;
  readonly guestAt: (hash: string) => Promise<GuestDesk>;
  readonly desk: StaffDesk;
  /** The board's columns stand beside each other. */
  readonly wide: boolean;
};

/** An evening at the hotel's console: signing in, orders, calls, tables, stock, and a lost connection. */
export const takeConsole = async ({ staff, guestAt, desk, wide }: Props): Promise<void> => {
  const room = (number: number) => `HOTEL-${number}`;
  await desk.clearBoard('hotel');
  for (const number of [103, 201, 202]) await desk.freeTable('hotel', room(number));
  await desk.setStatus('hotel', 'open');
  await staff.goto('/console/');
  await expect(staff.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await take(staff, 'console-sign-in');
  await staff.getByLabel('E-mail').fill('waiter@demo.test');
  await staff.getByLabel('Password', { exact: true }).fill('wrong');
  await staff.getByRole('button', { name: 'Sign in' }).click();
  await expect(staff.getByText('E-mail or password is not right.')).toBeVisible();
  await take(staff, 'console-sign-in-refused');
  await signIn(staff, 'waiter');
  await expect(staff.getByRole('heading', { name: 'Choose a venue' })).toBeVisible();
  await take(staff, 'console-venues');
  await staff.goto('/console/hotel/orders');
  await staff.getByRole('button', { name: 'Keep it off' }).click();

  const lane = async (name: 'New' | 'In progress' | 'Done') => {
    if (!wide) await showLane(staff, name);
  };
  const first = await guestAt(room(103));
  const order = await first.order(['Crème brûlée', 'Honey cake'], {
    comment: 'Two spoons, please',
    extra_details: { surname: 'Petraitis' },
  });
  const second = await guestAt(room(201));
  const other = await second.order(['Chocolate mousse', 'Fresh orange juice'], {
    extra_details: { surname: 'Kowalska' },
  });
  await expect(orderCard(staff, order.order_id)).toBeVisible();
  await expect(orderCard(staff, other.order_id)).toBeVisible();
  await take(staff, 'console-orders');
  await orderCard(staff, order.order_id).getByRole('button', { name: 'Reject' }).click();
  await expect(staff.getByRole('dialog')).toBeVisible();
  await take(staff, 'console-reject');
  await staff.keyboard.press('Escape');
  await orderCard(staff, order.order_id)
    .getByRole('button', { name: /ready in 20 minutes$/ })
    .click();
  await lane('In progress');
  await orderCard(staff, order.order_id)
    .getByRole('button', { name: /^Mark 1 × Kepintas kremas/ })
    .click();
  await expect(
    orderCard(staff, order.order_id).getByRole('button', { name: 'Deliver the last one' }),
  ).toBeVisible();
  await take(staff, 'console-progress');
  await lane('Done');
  await take(staff, 'console-done');
  const third = await guestAt(room(202));
  await third.callWaiter('The bill, please');
  await expect(staff.getByRole('link', { name: /^Waiter called/ })).toBeVisible();
  await take(staff, 'console-call');
  await staff.goto('/console/hotel/calls');
  await expect(staff.getByRole('article')).toBeVisible();
  await take(staff, 'console-calls');
  await staff.goto('/console/hotel/tables');
  await expect(staff.getByRole('button', { name: /^Room 103/ })).toBeVisible();
  await take(staff, 'console-tables');
  await staff.getByRole('button', { name: /^Room 103/ }).click();
  await take(staff, 'console-table');
  await staff.getByRole('dialog').getByRole('button', { name: 'Close table' }).click();
  await take(staff, 'console-close-table');
  await staff.keyboard.press('Escape');
  await staff.goto('/console/hotel/stock');
  await expect(staff.getByRole('searchbox', { name: 'Find an item' })).toBeVisible();
  await take(staff, 'console-stock');
  await staff.getByRole('button', { name: /^Taking orders/ }).click();
  await expect(staff.getByRole('dialog')).toBeVisible();
  await take(staff, 'console-status');
  await staff.keyboard.press('Escape');
  await staff.goto('/console/hotel/orders');
  await expect(orderCard(staff, other.order_id)).toBeVisible();
  await staff.context().setOffline(true);
  await expect(staff.getByRole('alert').filter({ hasText: 'Connection lost' })).toBeVisible();
  await take(staff, 'console-offline');
};
