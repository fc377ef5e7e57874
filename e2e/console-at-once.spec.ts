import type { Page } from '@playwright/test';
import { claim } from './support/claim.ts';
import { openConsole, orderCard, showLane } from './support/console.ts';
import { expect, test } from './support/test.ts';

/** Holds one kind of deed back from the server until somebody says what becomes of it. */
const holdBack = async (page: Page, deed: RegExp) => {
  const { promise, resolve } = Promise.withResolvers<'refused' | 'taken'>();
  await page.route(deed, async route => {
    if ((await promise) === 'refused')
      await route.fulfill({ status: 500, json: { message: 'Server Error', code: 'server_error' } });
    else await route.continue();
  });
  return resolve;
};

test('what a tap on an order comes to is seen before the server has answered; where that refuses, it is taken back with a reason', async ({
  page,
  desk,
  guestAt,
}) => {
  await claim('hotel');
  await desk.freeTable('hotel', 'HOTEL-103');
  const guest = await guestAt('HOTEL-103');
  const order = await guest.order(['Crème brûlée'], { extra_details: { surname: 'Petrauskas' } });
  await page.setViewportSize({ width: 390, height: 844 });
  await openConsole(page, 'hotel');
  const inLane = (lane: 'new' | 'progress') =>
    page.locator(`#panel-${lane}`).locator(`[aria-labelledby="order-${order.unique_order_number}"]`);
  const answer = await holdBack(page, /\/accept$/);
  await inLane('new').locator('[data-act]').click();
  await expect(inLane('new')).toBeHidden();
  await showLane(page, 'In progress');
  const card = inLane('progress');
  await expect(card).toBeVisible();
  // It says that this is not settled, and nothing more is done to it before it is.
  await expect(card).toHaveAttribute('aria-busy', 'true');
  await expect(card.locator('[data-act]')).toBeDisabled();
  await expect.poll(() => guest.look(order.unique_order_number)).toMatchObject({ accepted_at: null });
  answer('refused');
  await expect(page.getByText(/Something went wrong on the server/)).toBeVisible();
  await expect(card).toBeHidden();
  await showLane(page, 'New');
  await expect(inLane('new').locator('[data-act]')).toBeEnabled();

  await page.unroute(/\/accept$/);
  await inLane('new').locator('[data-act]').click();
  await showLane(page, 'In progress');
  const carried = await holdBack(page, /\/deliver$/);
  await card.getByRole('button', { name: 'All delivered' }).click();
  await expect(card.getByRole('button', { name: 'Close order' })).toBeDisabled();
  carried('taken');
  await expect(card.getByRole('button', { name: 'Close order' })).toBeEnabled();
  await expect(card).not.toHaveAttribute('aria-busy');
});

test('a bumped ticket goes at once, and is taken back at once, each sent after the other', async ({
  page,
  guestAt,
}) => {
  await openConsole(page, 'cafe', 'kitchen', 'kitchen');
  const guest = await guestAt('CAFE-1');
  const order = await guest.order(['Almond croissant']);
  const ticket = orderCard(page, order.order_id);
  const answer = await holdBack(page, /\/ready$/);
  const sent: unknown[] = [];
  page.on('request', request => {
    if (request.url().endsWith(`${order.unique_order_number}/ready`)) sent.push(request.postDataJSON().ready);
  });
  await ticket.getByRole('button', { name: /^Done: / }).click();
  await expect(ticket).toBeHidden();
  await page.getByRole('button', { name: /^Undo / }).click();
  await expect(ticket).toBeVisible();
  await expect(ticket.getByRole('button', { name: /^Done: / })).toBeDisabled();
  expect(sent).toEqual([true]);
  answer('taken');
  await expect(ticket.getByRole('button', { name: /^Done: / })).toBeEnabled();
  expect(sent).toEqual([true, false]);
});
