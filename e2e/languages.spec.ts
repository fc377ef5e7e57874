import { expectAccessible } from './support/accessible.ts';
import { claim } from './support/claim.ts';
import { openMenu, scan, waitForServer } from './support/guest.ts';
import { textsIn } from './support/speak.ts';
import { expect, test } from './support/test.ts';

test('[APP-04][LANG-03][LANG-07][LANG-11] a guest starts in the language of the phone, changes it, and finds it kept after a reload', async ({
  page,
}) => {
  await openMenu(page, 'VILNIUS-6');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Pumpkin velouté', exact: true })).toBeAttached();

  await page.getByRole('button', { name: 'Language', exact: true }).click();
  const choice = page.getByRole('dialog', { name: 'Choose your language' });
  await expect(choice.getByRole('button', { name: /^[^C]/ })).toHaveText([
    'Lietuvių',
    'English',
    'Українська',
    'Polski',
    'Deutsch',
  ]);
  await expectAccessible(page);
  await choice.getByRole('button', { name: 'Lietuvių' }).click();
  await expect(page.getByRole('button', { name: 'Trinta moliūgų sriuba', exact: true })).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', 'lt');
  await expect(page).toHaveTitle('Senamiesčio stalas');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Trinta moliūgų sriuba', exact: true })).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', 'lt');

  // Where the interface has no texts in the language, the venue's own words are still in it.
  await page.getByRole('button', { name: 'Kalba' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Polski' }).click();
  await expect(page.getByRole('heading', { name: 'Zupy', level: 2 })).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expectAccessible(page);
  await page.goto(page.url().replace('/menu/', '/place-order/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Zupy', level: 2 })).toBeAttached();
});

test("[LANG-11] a phone in a language the venue does not offer gets the venue's own", async ({
  anotherPhone,
}) => {
  const phone = await anotherPhone({ locale: 'ja-JP' });
  await scan(phone, 'VILNIUS-6').catch(() => undefined);
  await expect(phone.locator('html')).toHaveAttribute('lang', 'lt');
  await expect(phone.getByRole('heading', { name: 'Senamiesčio stalas', level: 1 })).toBeVisible();
});

const room = 'HOTEL-203';
for (const { locale, language, dish } of [
  { locale: 'lt-LT', language: 'lt', dish: 'Medaus tortas' },
  { locale: 'de-AT', language: 'de', dish: 'Honigtorte' },
  { locale: 'ar-EG', language: 'ar', dish: 'كعكة العسل' },
] as const) {
  test(`[LANG-10][LANG-11] a guest of the hotel orders and follows the order in ${language}`, async ({
    anotherPhone,
    desk,
  }) => {
    // Another journey pauses its orders.
    await claim('hotel');
    await desk.freeTable('hotel', room);
    await desk.setStatus('hotel', 'open');
    const page = await anotherPhone({ locale });
    const t = textsIn(language);
    const named = (role: 'button' | 'link' | 'heading', text: string) =>
      page.getByRole(role, { name: text.split('\u2068')[0] ?? text }).first();
    await scan(page, `${room}?skip_select_screen=true`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await named('button', t('select.wholeMenu')).click();
    await page.getByRole('button', { name: dish, exact: true }).click();
    // The one action stands last.
    await waitForServer(page, () => page.locator('dialog[open]').getByRole('button').last().click());
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.goto(page.url().replace('/menu/', '/place-order/'));
    await expect(named('heading', t('cart.title'))).toBeVisible();
    await expect(page.getByRole('heading', { name: dish })).toBeVisible();
    await page.getByRole('region', { name: t('cart.summary') }).scrollIntoViewIfNeeded();
    await named('button', t('cart.continue', { total: '\u2068' })).click();
    await expect(named('heading', t('extra.title'))).toBeVisible();
    await page.getByRole('textbox').first().fill('Haddad (2)');
    await named('button', t('extra.confirm', { total: '\u2068' })).click();
    const order = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('list', { name: t('orders.steps') }) });
    await expect(order.getByRole('heading', { name: t('orders.view.pending_confirmation') })).toBeVisible();
    await expectAccessible(page);
    const venue = desk.venue('hotel');
    const board = async () => (await desk.call('GET /console/{venue}/board', { venue })).orders;
    const placed = (await board()).find(
      ({ status, table_name }) => status === 'waiting_confirmation' && table_name?.endsWith(room.slice(-3)),
    );
    await desk.call('POST /console/{venue}/orders/{order}/accept', {
      venue,
      order: placed?.unique_order_number ?? '',
      idempotencyKey: crypto.randomUUID(),
      body: { wait_minutes: 15 },
    });
    await expect(order.getByRole('heading', { name: t('orders.view.preparing') })).toBeVisible();
  });
}

test('who reads the bill of a table in English reads in English what a friend ordered in Lithuanian', async ({
  page,
  desk,
  guestAt,
}) => {
  await desk.freeTable('vilnius', 'VILNIUS-GARDEN');
  const friend = await guestAt('VILNIUS-GARDEN');
  const { items } = await friend.order(['Pumpkin velouté']);
  expect(items.map(({ name }) => name)).toEqual(['Trinta moliūgų sriuba']);
  await desk.serveTable('vilnius', 'Sodas');
  await scan(page, 'VILNIUS-GARDEN');
  await page.getByRole('link', { name: /^The bill/ }).click();
  await expect(page.getByText('Pumpkin velouté')).toBeVisible();
  await expect(page.getByText('Trinta moliūgų sriuba')).toHaveCount(0);
});
