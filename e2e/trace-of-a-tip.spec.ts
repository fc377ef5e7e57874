import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signIn } from './support/console.ts';
import { test as ofItsOwn } from './support/demo-of-its-own.ts';
import { CARDS, typeCard } from './support/pay.ts';
import type { DemoRole } from './support/staff-desk.ts';
import { expect } from './support/test.ts';

/** A face, as far as a test needs one: a red square. */
const FACE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
  'base64',
);

const test = ofItsOwn;
test.use({ house: 'trace-of-a-tip' });

/** Somebody of the hotel before the tips, on a device of their own. */
const tipsOf = async (browser: Browser, baseURL: string, role: DemoRole): Promise<Page> => {
  const device = await browser.newContext({ baseURL, viewport: { width: 1180, height: 820 } });
  const page = await device.newPage();
  await page.goto('/console/hotel/tips');
  await signIn(page, role);
  await expect(page.getByRole('heading', { name: 'Tips', level: 1 })).toBeVisible();
  return page;
};

/** What is owed to somebody, as the house reads it. */
const owedTo = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, level: 3 }) });

test('a tip is followed from the phone, in Arabic, to the payout: its waiter, the owner and the accountant read the same', async ({
  page: guest,
  browser,
  baseURL,
}) => {
  test.slow();
  const waiter = await tipsOf(browser, baseURL, 'waiter');
  await waiter.getByLabel('Name that guests see').fill('ليلى');
  await waiter
    .getByRole('group', { name: 'A few words about you' })
    .getByLabel('English')
    .fill('Breakfast and the terrace.');
  await waiter
    .getByRole('group', { name: 'Photo: Photo of you' })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: FACE });
  await waiter.getByRole('dialog').getByRole('button', { name: 'Use this part' }).click();
  await expect(waiter.getByRole('dialog')).toBeHidden();
  await expect(waiter.getByText(/shown to anyone who has the address of your card/)).toBeVisible();
  await expectAccessible(waiter);
  await waiter.getByRole('button', { name: 'I agree: show me on my card' }).click();
  await expect(waiter.getByText('The house has not made a card for you yet.')).toBeVisible();

  const owner = await tipsOf(browser, baseURL, 'owner');
  await owner.getByRole('button', { name: 'Make a card for ليلى' }).click();
  const card = owner.getByRole('listitem').filter({ hasText: 'Tips for one person' });
  await card.getByRole('button', { name: 'Edit' }).click();
  const form = owner.getByRole('dialog');
  // What it says of its person is that person's.
  await expect(form.getByText(/are for ليلى alone to change/)).toBeVisible();
  await expect(form.getByLabel('Name of the card')).toHaveCount(0);
  await form.getByLabel('Language').selectOption('ar');
  await expectAccessible(owner);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  const address = await card.getByRole('link', { name: 'Open the card' }).getAttribute('href');

  await guest.goto(`${address}?lang=ar`);
  await expect(guest.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('ليلى');
  await expect(guest.getByText('Breakfast and the terrace.')).toBeVisible();
  const face = guest.locator('img[src^="/media/"]').first();
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const photo = await face.getAttribute('src');
  await guest.getByRole('radio', { name: '5,00' }).check();
  await guest.getByRole('radio', { name: /^بطاقة/ }).check();
  await typeCard(guest, CARDS.stripe.good);
  await expectAccessible(guest);
  await guest.getByRole('button', { name: /5,00/ }).last().click();
  await expect(guest).toHaveURL(/\/tip\/success\/.*paymentUuid=/);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('شكرًا لك!');
  await expect(guest.getByText('5,00').first()).toBeVisible();
  await expectAccessible(guest);

  // Its waiter sees it come, the house what it owes.
  await waiter.reload();
  const line = (what: string) => waiter.getByRole('listitem').filter({ hasText: what });
  await expect(line('Tip by card')).toContainText('5,00');
  await owner.reload();
  const owed = owedTo(owner, 'ليلى');
  await owed.getByLabel('Amount').fill('6');
  await expect(owed.getByText('More than is owed.')).toBeVisible();
  await owed.getByLabel('Amount').fill('5');
  await owner.getByRole('button', { name: 'Wages' }).click();
  await owed.getByRole('button', { name: /^Pay out 5,00/ }).click();
  await expect(owner.getByText(/^No\. 1 · ليلى · Wages · /)).toBeVisible();
  await expect(owed.getByRole('button', { name: /^Pay out/ })).toHaveCount(0);
  await expectAccessible(owner);

  await waiter.reload();
  await expect(line('Paid out to you')).toContainText('−5,00');
  await expectAccessible(waiter);
  const statement = async (of: Page, link: string): Promise<string> => {
    const href = await of.getByRole('link', { name: link }).first().getAttribute('href');
    return (await of.request.get(href ?? '')).text();
  };
  expect((await statement(waiter, 'Statement (CSV)')).trim().split('\r\n')).toHaveLength(3);

  // The accountant reads all of it and moves nothing.
  const accountant = await tipsOf(browser, baseURL, 'accountant');
  await expect(owedTo(accountant, 'ليلى')).toContainText('−5,00');
  expect(await statement(accountant, 'For the wages (CSV)')).toContain('ليلى');
  await expect(accountant.getByRole('button', { name: /^(Pay out|Edit|Put away|Share)/ })).toHaveCount(0);
  await expectAccessible(accountant);
  // Whoever wants to be seen no more is forgotten: by the card, by the pictures, by the office.
  await waiter.getByRole('button', { name: 'Take it back' }).click();
  await expect(waiter.getByText('Your name, words and pictures are removed.')).toBeVisible();
  await expect(
    waiter.getByRole('group', { name: 'A few words about you' }).getByLabel('English'),
  ).toHaveValue('');
  expect((await guest.request.get(photo ?? '')).status()).toBe(404);
  await guest.goto(`${address}?lang=en`);
  await expect(guest.getByRole('heading', { name: 'This tip card is not available' })).toBeVisible();
  await owner.reload();
  const left = owner.getByRole('listitem').filter({ hasText: 'Its person is no longer shown' });
  await expect(left).toContainText('Put away');
  await expect(left.getByRole('button')).toHaveCount(0);
});
