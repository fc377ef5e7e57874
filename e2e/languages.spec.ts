import { expectAccessible } from './support/accessible.ts';
import { openMenu, scan } from './support/guest.ts';
import { expect, test } from './support/test.ts';

test('[LANG-03][LANG-07][LANG-11] a guest starts in the language of the phone, changes it, and finds it kept after a reload', async ({
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
