import type { Page } from '@playwright/test';
import { sheet } from './guest.ts';
import { payForDish } from './paid-order.ts';
import { CARDS, formShown, method, payButton, typeCard } from './pay.ts';
import type { StaffDesk } from './staff-desk.ts';
import { take } from './take.ts';
import { expect } from './test.ts';

/** Cards that guests give by: whose they are, what they cost, thanks. */
export const takeGifts = async (page: Page): Promise<void> => {
  await page.goto('/tip/NOBODY?lang=en');
  await expect(page.getByRole('heading', { name: 'This tip card is not available' })).toBeVisible();
  await take(page, 'tip-card-unavailable');
  await page.goto('/tip/TEAM?lang=en');
  await expect(page.getByRole('group', { name: 'Who is it for?' })).toBeVisible();
  await take(page, 'tip-card-team');
  await page.goto('/tip/RUTA?lang=en');
  await page.getByRole('radio', { name: '5,00' }).check();
  await method(page, 'Card').check();
  await formShown(page);
  await typeCard(page, CARDS.stripe.good);
  await take(page, 'tip-card');
  await payButton(page).click();
  await expect(page.getByRole('region', { name: 'How was it?' })).toBeVisible();
  await take(page, 'tip-card-success');
  await page.goto('/donation/SHELTER?lang=en');
  await page.getByRole('radio', { name: '20,00' }).check();
  await method(page, 'Card').check();
  await formShown(page);
  await typeCard(page, CARDS.stripe.good);
  await take(page, 'donation');
  await payButton(page).click();
  await expect(page).toHaveURL(/\/donation\/success\/SHELTER/);
  await expect(page.getByRole('status').getByText('20,00 €')).toBeVisible();
  await take(page, 'donation-success');
};

/** How it was: what a guest can say after they paid, and that it was heard. */
export const takeReview = async (page: Page, desk: StaffDesk, table: string): Promise<void> => {
  await desk.freeTable('vilnius', table);
  const { session, uuid, number } = await payForDish(page, table, 'Pumpkin velouté');
  await page.goto(`/success/${session}?paymentUuid=${uuid}&orderNumber=${number}`);
  const block = page.getByRole('region', { name: 'How was it?' });
  await block.getByRole('button', { name: 'Excellent (5/5)' }).click();
  const review = sheet(page, 'How was it?');
  await review.getByRole('button', { name: 'Taste' }).click();
  await review.getByLabel('What would you like to say?').fill('The soup was the best in town.');
  await take(page, 'review');
  await review.getByRole('button', { name: 'Send' }).click();
  await expect(review.getByText('The venue reads what you wrote.')).toBeVisible();
  await take(page, 'review-thanks');
};
