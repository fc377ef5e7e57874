import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import {
  chooseCash,
  orderKey,
  orderNumber,
  orderSheet,
  placeButton,
  sheet,
  tapShut,
} from './support/guest.ts';
import { orderAndPay } from './support/pay.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const QUESTION = 'Go for a walk, we will tell you';
const TELL_ME = 'Tell me when it is ready';
/** An order that the guest will pay in cash lies open over the menu. */
const orderAtTheCounter = async (page: Page): Promise<void> => {
  await orderAndPay(page, 'VILNIUS-PICKUP');
  // A guest who was never asked, unlike those of the other journeys.
  await page.context().clearCookies({ name: 'allow-notifications' });
  await chooseCash(page);
  await placeButton(page).click();
  await expect(orderSheet(page)).toBeVisible();
};
/** A number that no other run wrote to. */
const aNumber = () => `6${String(Date.now()).slice(-7)}`;

test('[NOTIFY-04] [NOTIFY-05] [NOTIFY-06] at the counter a guest leaves a number, goes for a walk and is told', async ({
  page,
  desk,
}) => {
  await orderAtTheCounter(page);
  const [number, order] = [await orderNumber(page), await orderKey(page)];

  // The question stands in the page and opens over nothing.
  await expect(orderSheet(page).getByRole('heading', { name: QUESTION })).toBeVisible();
  const question = sheet(page, QUESTION);
  await expect(question).toBeHidden();
  await orderSheet(page).getByRole('button', { name: TELL_ME }).click();
  await expect(question).toBeVisible();
  const send = question.getByRole('button', { name: 'Text me' });
  const field = question.getByLabel('Phone number');
  await expect(question.getByLabel('Country')).toHaveValue('LT');
  await field.fill('612');
  // Not grey and dead: a tap says what is wrong, and where.
  await expect(send).toBeDisabled();
  await tapShut(send);
  await expect(field).toBeFocused();
  await expect(question.getByText('This phone number does not look right.')).toBeVisible();
  await expectAccessible(page);
  const phone = aNumber();
  await field.fill(phone);
  await send.click();
  await expect(question).toBeHidden();
  await expect(orderSheet(page).getByText(`+370${phone}`)).toBeVisible();

  const venue = desk.venue('vilnius');
  await desk
    .call('POST /console/{venue}/orders/{order}/accept', { venue, order, body: { wait_minutes: 20 } })
    .catch(() => undefined);
  await desk.call('POST /console/{venue}/orders/{order}/close', { venue, order });
  const inbox = async (): Promise<string[]> => {
    const answer = await page.request.get(`/sandbox/sms/messages?to=${encodeURIComponent(`+370${phone}`)}`);
    return ((await answer.json()) as { text: string }[]).map(({ text }) => text);
  };
  await expect.poll(async () => (await inbox()).join('\n')).toContain(`Your order ${number} is ready.`);

  // Asked once: another order of the same visit is not asked about.
  const { value } = (await page.context().cookies()).find(({ name }) => name === 'allow-notifications') ?? {};
  expect(value).toBe('phone');
});

test('a guest who says no is not asked again, and may still change their mind', async ({ page }) => {
  await orderAtTheCounter(page);
  const card = orderSheet(page).getByRole('heading', { name: QUESTION });
  await expect(card).toBeVisible();
  const tellMe = orderSheet(page).getByRole('button', { name: TELL_ME });
  await tellMe.click();
  const question = sheet(page, QUESTION);
  await question.getByRole('button', { name: 'No, thank you' }).click();
  await expect(question).toBeHidden();
  await expect(card).toBeHidden();
  await tellMe.click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Close' }).click();
  const denied = (await page.context().cookies()).find(({ name }) => name === 'allow-notifications');
  expect(denied?.value).toBe('denied');
});
