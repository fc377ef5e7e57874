import type { Page } from '@playwright/test';
import { anOrder } from '../../apps/guest/src/testing/order-builders.ts';

/** The phone's visit has an order that was brought: what a venue wants to show by itself may come. */
export const orderedBefore = async (page: Page): Promise<void> => {
  await page.route('**/api/orders/get-orders/**', async route => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { data: { orders: unknown[] } };
    json.data.orders = [anOrder({ status: 'closed' })];
    await route.fulfill({ response: answer, json });
  });
};
