import { expectAccessible } from './support/accessible.ts';
import { openMenu } from './support/guest.ts';
import { expect, test } from './support/test.ts';

test('[MENU-40][MENU-41][MENU-42] alcohol stays hidden until the guest confirms the age, and the answer is kept', async ({
  page,
  context,
}) => {
  await openMenu(page, 'VILNIUS-12');
  const beer = page.getByRole('region', { name: 'Beer' });
  await beer.scrollIntoViewIfNeeded();
  await expect(beer.getByRole('heading', { name: 'For guests aged 20 and over' })).toBeVisible();
  await expect(beer.getByRole('button', { name: 'Užupis IPA', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await beer.getByRole('button', { name: 'I am 20 or older' }).click();
  await expect(beer.getByRole('heading', { name: 'For guests aged 20 and over' })).toBeHidden();
  await expect(beer.getByRole('button', { name: /IPA/ }).first()).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('region', { name: 'Beer' }).getByRole('button', { name: /IPA/ }).first(),
  ).toBeAttached();

  const kept = (await context.cookies()).filter(({ expires }) => expires > 0);
  const hours = kept.map(({ expires }) => Math.round((expires - Date.now() / 1000) / 3600));
  expect(hours).toContain(720);
});
