import type { Page } from '@playwright/test';
import { payForDish } from './paid-order.ts';
import { take } from './take.ts';
import { takeLooks } from './take-looks.ts';
import { expect } from './test.ts';

const EMAIL = 'ruta.zemaite@example.test';

/** The receipt and the invoice of a payment, from the first look to the mail on its way. */
export const takePapers = async (page: Page, table: string): Promise<void> => {
  const { session, uuid } = await payForDish(page, table, 'Pumpkin velouté');
  const result = `/success/${session}?paymentUuid=${uuid}`;
  await page.goto(result);
  await page.getByRole('button', { name: 'Get a receipt' }).click();
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await expect(receipt.getByText('Total')).toBeVisible();
  await takeLooks(page, 'receipt');
  await receipt.getByLabel('E-mail').fill(EMAIL);
  await receipt.getByRole('button', { name: 'Send the receipt' }).click();
  await expect(receipt.getByText('On its way')).toBeVisible();
  await take(page, 'receipt-sent');

  await page.goto(result);
  await page.getByRole('link', { name: 'Get a VAT invoice' }).click();
  const search = page.getByLabel('Company name or code');
  await expect(search).toBeVisible();
  await take(page, 'invoice');
  await search.fill('baltic');
  await expect(page.getByText('3 companies')).toBeVisible();
  await takeLooks(page, 'invoice-found');
  await page.getByRole('button', { name: /Baltic Timber/ }).click();
  const send = page.getByRole('button', { name: 'Request the invoice' });
  await send.click();
  await expect(page.getByText('2 fields need your attention')).toBeVisible();
  await take(page, 'invoice-problems');
  await page.getByLabel('Your name').fill('Rūta Žemaitė');
  await page.getByLabel('E-mail').fill(EMAIL);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Your invoice is ready' })).toBeVisible();
  await take(page, 'invoice-done');
};
