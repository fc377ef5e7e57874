import { randomUUID } from 'node:crypto';
import { expectAccessible } from './support/accessible.ts';
import { balance, knowsBills, openBill, TableBill } from './support/bill.ts';
import {
  addDishForGood,
  cartLink,
  expectToast,
  openCart,
  openMenu,
  orderSheet,
  placeAndPayInCash,
  placeButton,
} from './support/guest.ts';
import { joinProgramme } from './support/member.ts';
import { StaffDesk } from './support/staff-desk.ts';
import { expect, test } from './support/test.ts';

test('[CART-28] [LOYAL-05] [LOYAL-08] [LOYAL-09] [LOYAL-17] [LOYAL-27] [MENU-10] a guest joins the venue’s programme from the cart, orders at the price for members, shows the card, and leaves', async ({
  page,
  desk,
  anotherPhone,
}) => {
  test.slow();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await desk.freeTable('vilnius', 'VILNIUS-9');
  await openMenu(page, 'VILNIUS-9');
  // Both prices stand in the menu, in the venue's words.
  await expect(page.getByText(/^Members\s.*10[.,]90/).first()).toBeAttached();
  await addDishForGood(page, 'Oven-baked lasagne');
  await expect(cartLink(page)).toHaveAccessibleName(/12[.,]60/);
  await openCart(page);
  await expectAccessible(page);

  // From the cart through an account and the details to the card, and back.
  await page.getByRole('link', { name: 'Members pay less here. Join, if you like' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  const email = `member-${randomUUID().slice(0, 8)}@example.test`;
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('green bicycle');
  await page.getByLabel('Password once more').fill('green bicycle');
  await page.getByLabel('I agree to the terms').check();
  await button('Create an account').click();
  await page.getByLabel('First name').fill('Rūta');
  await page.getByLabel('City').fill('Vilnius');
  await page.getByLabel('Phone number').fill('612 34567');
  await page.getByLabel('Date of birth').fill('1990-02-28');
  await button('Save').click();
  await expect(page.getByRole('heading', { name: 'Senamiesčio klubas' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Join Senamiesčio klubas' }).click();
  await page.getByLabel('Favourite dish').fill('Oven-baked lasagne');
  await page.getByLabel('Number of a card that you have').fill('2900000000000');
  await expectToast(page, 'This card was not accepted', () => button('Join Senamiesčio klubas').click());
  await expectAccessible(page);
  await page.getByLabel('Number of a card that you have').fill('');
  await button('Join Senamiesčio klubas').click();

  // The cart costs less at once; the phone beside it reads nothing of that.
  await expect(page.getByRole('heading', { name: 'Your order', level: 1 })).toBeVisible();
  // 10.90 for members, and five percent of that off.
  await expect(placeButton(page)).toHaveAccessibleName(/10[.,]35/);
  await expect(page.getByText('Loyalty discount')).toBeVisible();
  await expect(page.getByRole('link', { name: /Members pay less here/ })).toHaveCount(0);
  const friend = await anotherPhone();
  await openMenu(friend, 'VILNIUS-9');
  await addDishForGood(friend, 'Oven-baked lasagne');
  await expect(cartLink(friend)).toHaveAccessibleName(/12[.,]60/);
  await placeAndPayInCash(page);
  await expect(orderSheet(page)).toContainText(/10[.,]35/);

  // The card, with its number to show; whoever leaves pays what everybody pays.
  await page.goto(`/menu/${new URL(page.url()).pathname.split('/').at(-1)}`);
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await page.getByRole('link', { name: /Senamiesčio klubas/ }).click();
  await expect(page.getByText(/^2 9\d{5} \d{6}$/)).toBeVisible();
  await expect(page.getByText('Favourite dish')).toBeVisible();
  await expectAccessible(page);
  await button('Leave: Senamiesčio klubas').click();
  await button('Leave now: Senamiesčio klubas').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join Senamiesčio klubas' })).toBeVisible();
  await expectAccessible(page);
});

test('[PAYGO-06] [PAYGO-08] [LOYAL-19] [LOYAL-20] a guest shows their card for the bill of the table: everybody pays less, and nobody reads whose card it was', async ({
  page,
  desk,
  anotherPhone,
}) => {
  test.slow();
  const table = 'VILNIUS-11';
  await TableBill.open(desk, 'vilnius', table, {
    lines: [
      ['Burger', 1250],
      ['Beer', 480, 2],
    ],
    guests: 2,
  });
  const friend = await anotherPhone();
  for (const phone of [page, friend]) {
    await knowsBills(phone);
    await openBill(phone, table);
    await expect(balance(phone)).toContainText(/22[.,]10/);
  }
  const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByText(/With “Senamiesčio klubas” you pay 5\s% less/)).toBeVisible();
  await expectAccessible(page);

  // A member by way of this phone, and back to the same bill.
  await page.getByRole('link', { name: 'Join Senamiesčio klubas' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('E-mail').fill(`bill-${randomUUID().slice(0, 8)}@example.test`);
  await page.getByLabel('Password', { exact: true }).fill('green bicycle');
  await page.getByLabel('Password once more').fill('green bicycle');
  await page.getByLabel('I agree to the terms').check();
  await page.getByRole('button', { name: 'Create an account', exact: true }).click();
  await page.getByLabel('First name').fill('Jonas');
  await page.getByLabel('City').fill('Kaunas');
  await page.getByLabel('Phone number').fill('612 34567');
  await page.getByLabel('Date of birth').fill('1985-05-01');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Join Senamiesčio klubas' }).click();
  await page.getByRole('button', { name: 'Join Senamiesčio klubas' }).click();
  await expect(page).toHaveURL(new RegExp(`/order/${session}`));

  // While it is applied nothing can be paid; a second tap does nothing.
  let release = (): void => undefined;
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/apply-loyalty-card-to-external-order/**', async route => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Use my card', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sending your card…' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay (all|the rest)/ }).first()).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Getting the new bill…' })).toBeVisible();
  release();
  // 5 % of 22.10, to the cent; everybody at the table reads the new sum.
  await expect(page.getByText(/Loyalty discount used: 1[.,]11/)).toBeVisible();
  await expectAccessible(page);
  for (const phone of [page, friend]) await expect(balance(phone)).toContainText(/20[.,]99/);
  await expect(friend.getByText('Loyalty discount', { exact: true })).toBeVisible();
  await expect(friend.getByText('Jonas')).toHaveCount(0);
  await expectAccessible(friend);
});

test('[LOYAL-05] [LOYAL-14] a member uses collected stamps for a reward on the bill, and reads on their card what is left and why', async ({
  page,
  desk,
}) => {
  test.slow();
  const table = 'VILNIUS-12';
  await TableBill.open(desk, 'vilnius', table, {
    lines: [['Soup', 600]],
    guests: 2,
  });
  await knowsBills(page);
  await openBill(page, table);
  const { session, number } = await joinProgramme(page);
  const owner = await StaffDesk.signIn(new URL(page.url()).origin, 'owner');
  const venue = owner.venue('vilnius');
  const { members } = await owner.call('GET /console/{venue}/loyalty/members', {
    venue,
    query: { find: number },
  });
  await owner.call('POST /console/{venue}/loyalty/members/{card}/points', {
    venue,
    card: members[0]?.id ?? '',
    idempotencyKey: randomUUID(),
    body: { units: 11, reason: 'From the paper card' },
  });

  // Asked once more, then off the bill; what is left of the stamps stands on the card, with each change.
  await page.reload();
  await page.getByRole('button', { name: 'Use 10: 5 euros off', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use it now', exact: true }).click();
  await expect(balance(page)).toContainText(/1[.,]00/);
  await expect(page.getByText('Loyalty discount', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Use 10/ })).toHaveCount(0);
  // Taken back as long as it is not paid: the bill and the card are as they were.
  await page.getByRole('button', { name: 'Do not use it after all: 5 euros off', exact: true }).click();
  await expect(balance(page)).toContainText(/6[.,]00/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use 10: 5 euros off', exact: true }).click();
  await page.getByRole('button', { name: 'Use it now', exact: true }).click();
  await expect(balance(page)).toContainText(/1[.,]00/);
  await page.goto(`/profile/loyalty-program-details/${session}`);
  // Eleven stamps make Silver; a reward that was used costs no tier.
  await expect(page.getByText(/^Silver until /)).toBeVisible();
  await expect(page.getByText('Still to go for Gold: 9', { exact: true })).toBeVisible();
  await expect(page.getByText('Stamps: 1', { exact: true })).toBeVisible();
  await expect(page.getByText('Still to go: 9. Then: 5 euros off')).toBeVisible();
  await expect(page.getByText(/Changed by the house.*From the paper card/)).toBeVisible();
  await expectAccessible(page);
});
