import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import { addDish, openCart, openMenu, placeAndPayInCash, placeButton } from './support/guest.ts';
import { expect } from './support/test.ts';

test.use({ house: 'console-offers' });

test('[CART-17] the owner makes a discount code; a guest types it as they like, pays less, and the list counts it', async ({
  page,
  staffTablet,
}) => {
  const owner = await staffTablet();
  await openConsole(owner, 'vilnius', 'settings', 'owner');
  await owner.getByRole('link', { name: 'Discount codes' }).click();
  await owner.getByRole('button', { name: 'Make a code' }).click();
  const form = owner.getByRole('dialog', { name: 'Make a code' });
  await form.getByLabel('Code', { exact: true }).fill('a!');
  await form.getByLabel('Percent off the dishes').fill('50');
  await form.getByRole('button', { name: 'Give out' }).click();
  await expect(
    form.getByText('3 to 24 letters and digits, no other signs than a dash within.'),
  ).toBeVisible();
  await expectAccessible(owner);
  await form.getByLabel('Code', { exact: true }).fill('vasara 50');
  await form.getByLabel('Orders in all').fill('1');
  await form.getByRole('button', { name: 'Give out' }).click();
  const code = owner.getByRole('listitem').filter({ hasText: 'VASARA50' });
  await expect(code).toContainText('Not used yet');

  await openMenu(page, 'VILNIUS-8');
  await addDish(page, 'Pumpkin velouté');
  await openCart(page);
  await page.getByRole('button', { name: 'Add a discount code' }).click();
  await page.getByLabel('Discount code').fill('vasara 50');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(placeButton(page)).toHaveText(/3,10\s€/);
  await placeAndPayInCash(page);

  await owner.reload();
  await expect(code).toContainText('Used once');
  await expect(owner.getByRole('heading', { name: 'Ended' })).toBeVisible();
});

test('[EXTRA-02][EXTRA-04][EXTRA-06][LANG-02] a question that the owner adds is asked on a phone that is open already, and must be answered', async ({
  page,
  staffTablet,
  staffAs,
}) => {
  const house = await staffAs('owner');
  const venue = house.venue('vilnius');
  const asked = async () => (await house.call('GET /console/{venue}/settings', { venue })).questions;
  const before = await asked();
  await openMenu(page, 'VILNIUS-9');
  await addDish(page, 'Pumpkin velouté');
  const owner = await staffTablet();
  await openConsole(owner, 'vilnius', 'settings', 'owner');
  await owner.getByRole('link', { name: 'Questions' }).click();
  await owner.getByRole('button', { name: 'Add a question' }).click();
  await owner.getByRole('button', { name: 'One of a list' }).last().click();
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Add at least one answer.')).toBeVisible();
  const question = owner.getByRole('group', { name: 'Question', exact: true }).last();
  await question.getByLabel('Lietuvių').fill('Kur sėdite?');
  await question.getByLabel('English').fill('Where do you sit?');
  await owner.getByRole('button', { name: 'Add an answer' }).last().click();
  const answer = owner.getByRole('group', { name: 'Answer 1', exact: true }).last();
  await answer.getByLabel('Lietuvių').fill('Terasoje');
  await answer.getByLabel('English').fill('On the terrace');
  await owner.getByLabel('Must be answered').last().check();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Saved. Guests see it from now on.')).toBeVisible();

  await openCart(page);
  await page.getByRole('button', { name: /^Continue/ }).click();
  const confirm = page.getByRole('button', { name: /^(?:Confirm and order|Pay) · / });
  await confirm.click();
  await expect(page.getByLabel('Where do you sit?')).toBeFocused();
  await page.getByLabel('Where do you sit?').selectOption('On the terrace');
  await expect(page.getByRole('button', { name: /^Still to fill in: / })).toBeHidden();
  // Journeys after this one order here without being asked.
  const { changed_by: _, ...questions } = before;
  const { revision } = await asked();
  await house.call('POST /console/{venue}/settings/questions', { venue, body: { ...questions, revision } });
});
