import { expectAccessible } from './support/accessible.ts';
import { openConsole, showLane, signIn } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import { addDish, addDishForGood, cartLink, openCart, placeButton } from './support/guest.ts';
import { fillAtBoth, inHall, RAMEN, TACO } from './support/hall.ts';
import { whatIsCut } from './support/nothing-cut.ts';
import { CARDS, method, payButton, typeCard } from './support/pay.ts';
import { expect } from './support/test.ts';

test.use({ house: 'food-court' });

test('[RT-18][ONBOARD-02][FOOD-01][FOOD-09][FOOD-12][FOOD-20][FOOD-21][MENU-15][MENU-24] an owner makes a food court; a guest opens its hall, orders at a venue and comes back', async ({
  page,
  staffTablet,
}) => {
  const tablet = await staffTablet();
  await tablet.goto('/console/cafe/food-courts/new');
  await signIn(tablet, 'owner');
  const names = tablet.getByRole('group', { name: 'Name' });
  await names.getByRole('textbox').first().fill('Užupio kiemas');
  await tablet.getByRole('checkbox', { name: 'English' }).check();
  await names.getByRole('textbox', { name: 'English' }).fill('River Yard');
  await tablet.getByRole('button', { name: /^Put Kavos kampas in/ }).click();
  await tablet.getByRole('button', { name: /^Put Senamiesčio stalas in/ }).click();
  await tablet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tablet.getByRole('heading', { level: 1, name: 'River Yard' })).toBeVisible();
  const hall = await tablet.getByRole('link', { name: 'Look at the hall' }).getAttribute('href');

  await page.goto(hall ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'River Yard' })).toBeVisible();
  const intro = page.getByRole('region', { name: 'One basket for all kitchens' });
  await expect(intro.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await intro.getByRole('button', { name: 'Understood' }).click();
  await expect(intro).toBeHidden();
  // What its owner changes is there at once.
  await names.getByRole('textbox', { name: 'English' }).fill('River Hall');
  await tablet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'River Hall' })).toBeVisible();
  // Who takes one payment for both stays chosen.
  const operator = tablet.getByRole('combobox', { name: 'Takes the money' });
  await operator.selectOption('Senamiesčio stalas');
  await tablet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tablet.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await tablet.reload();
  await expect(operator.locator('option:checked')).toHaveText('Senamiesčio stalas');
  // Below them what is popular is another list.
  const cards = page.getByRole('list').first().getByRole('button');
  await expect(cards).toHaveCount(2);
  // Both in one look: pictures that come move them together.
  const tops = () => cards.evaluateAll(all => all.map(card => card.getBoundingClientRect().top));
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
  const order = await cards.allInnerTexts();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(21, 20, 19)');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });

  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ ...size, height: 80 });
  const languages = page.getByRole('button', { name: 'Language' });
  await page.evaluate(() => scrollTo(0, 189));
  await expect(languages).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 192));
  await expect(languages).toHaveCount(2);
  await page.setViewportSize(size);

  await page.getByRole('button', { name: /Kavos kampas/ }).click();
  await expect(page).toHaveURL(/\/menu\/[^?]+\?food-court-hash=/);
  await expect(page.getByRole('status', { name: 'Opening the menu' })).toBeHidden();
  await addDish(page, 'Fresh mint tea');
  await openCart(page);
  await placeButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  await page.getByRole('link', { name: 'To all kitchens' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'River Hall' })).toBeVisible();
  await expect(intro).toBeHidden();
  await expect.poll(() => cards.allInnerTexts()).toEqual(order);

  // Over all of its kitchens at once, what somebody must not eat left out; the way back finds it again.
  const field = page.getByRole('searchbox', { name: 'Search all kitchens' });
  await field.fill('fresch mint');
  const kitchen = page.getByRole('region', { name: 'Kavos kampas' });
  await expect(kitchen.getByRole('button', { name: /^Fresh mint tea/ })).toBeVisible();
  await expect(cards.filter({ hasText: 'Senamiesčio stalas' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Vegan', exact: true }).click();
  await page
    .getByRole('button', { name: /^Up to / })
    .first()
    .click();
  await field.fill('cheesecake without milk');
  await expect(page.getByRole('heading', { name: 'No open kitchen has that right now' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('button', { name: 'Vegan', exact: true }).click();
  await page
    .getByRole('button', { name: /^Up to / })
    .first()
    .click();
  await field.fill('mint tea');
  await kitchen.getByRole('button', { name: /^Fresh mint tea/ }).click();
  await expect(page.getByRole('dialog', { name: 'Fresh mint tea' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(kitchen.getByRole('button', { name: /^Fresh mint tea/ })).toBeVisible();
  await expect(field).toHaveValue('mint tea');

  const nowhere = await page.goto('/food-court/NO-SUCH-HALL');
  expect(nowhere?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'We do not know this food court' })).toBeVisible();
});

test('[FOOD-10][FOOD-32][FOOD-33][FOOD-34][FOOD-35][FOOD-36][FOOD-75] with dishes of one kitchen the basket says once that others go into it; it is emptied after a question', async ({
  page,
}) => {
  await page.goto('/food-court/HALL');
  const cover = page
    .locator('header')
    .filter({ has: page.getByRole('img', { name: '', includeHidden: true }) });
  await expect.poll(async () => (await cover.boundingBox())?.height).toBe(190);
  await page.getByRole('list').getByRole('button', { name: 'Ramen Dievas' }).click();
  await expect(page.getByRole('status', { name: 'Opening the menu' })).toBeHidden();
  await addDishForGood(page, 'Pork bao');
  await page.goto('/food-court/cart/HALL');
  const banner = page.getByText('Dishes of the other kitchens go into the same basket.');
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  expect(await whatIsCut(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toBeHidden();
  const cookies = await page.context().cookies();
  const dismissed = cookies.find(({ name }) => name === 'multi-merchant-banner');
  // No browser keeps anything longer than 400 days.
  expect((dismissed?.expires ?? 0) * 1_000 - Date.now()).toBeGreaterThan(7_199 * 3_600_000);
  await page.reload();
  await page.getByRole('button', { name: 'One more: Pork bao' }).click();
  await expect(placeButton(page)).toContainText('13,60');
  await expect(banner).toBeHidden();

  const empty = page.getByRole('button', { name: 'Empty the cart' });
  await empty.click();
  await page.getByRole('button', { name: 'Keep everything' }).click();
  await expect(placeButton(page)).toContainText('13,60');
  await empty.click();
  await page
    .getByRole('group', { name: 'Remove everything from the cart?' })
    .getByRole('button', { name: 'Empty the cart' })
    .click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('link', { name: 'To all kitchens' })).toBeVisible();
  await expectAccessible(page);
});

test('[CART-12][FOOD-03][FOOD-04][FOOD-08][FOOD-64][FOOD-67] dishes of two kitchens go out with one tap and one payment; each tells how far it is, and a second scan finds them', async ({
  page,
  staffTablet,
}) => {
  await page.goto('/food-court/HALL');
  const kitchen = (name: string) => page.getByRole('list').getByRole('button', { name });
  await kitchen('Ramen Dievas').click();
  await expect(page.getByRole('status', { name: 'Opening the menu' })).toBeHidden();
  await addDishForGood(page, 'Pork bao');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('link', { name: /^View order/ })).toContainText('6,80');
  await kitchen('Taco Sodas').click();
  await addDishForGood(page, 'Elote street corn');
  await openCart(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Ramen Dievas' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Taco Sodas' })).toBeVisible();
  await expect(placeButton(page)).toContainText('11,60');
  // What is changed here changes what is ordered there.
  await page.getByRole('button', { name: 'One more: Elote street corn' }).click();
  await expect(placeButton(page)).toContainText('16,40');
  const sum = page.getByRole('region', { name: 'Summary' });
  await expect(sum).toContainText('To pay16,40');
  await expect(sum).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await placeButton(page).dblclick();
  await method(page, 'Card').check();
  await expect(payButton(page)).toContainText('16,40');
  await typeCard(page, CARDS.stripe.good);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/food-court\/view\/multi-merchant-order\/HALL\?/);

  await page.goto('/food-court/orders/HALL');
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  const rows = page.getByRole('list').getByRole('button');
  await expect(rows).toHaveCount(2);
  const ramen = rows.filter({ hasText: 'Ramen Dievas' });
  await expect(ramen).toContainText('1 × Pork bao');
  await expect(rows.filter({ hasText: 'Taco Sodas' })).toContainText('2 × Elote street corn');
  await expectAccessible(page);

  const tablet = await staffTablet();
  await openConsole(tablet, 'hall-ramen', 'orders', 'owner');
  await showLane(tablet, 'In progress');
  await tablet.getByRole('button', { name: 'All delivered' }).click();
  await expect(ramen).not.toContainText('Being prepared');
  await expect(rows.filter({ hasText: 'Taco Sodas' })).toContainText('Being prepared');

  await page.goto('/food-court/HALL');
  await page.getByRole('link', { name: /^Your orders/ }).click();
  await page.getByRole('button', { name: /Taco Sodas/ }).click();
  const taco = page.getByRole('article', { name: /^Taco Sodas, Order/ });
  await taco.getByRole('link', { name: 'Order information' }).click();
  await expect(page).toHaveURL(/\/food-court\/view\/order\/HALL\//);
  await expect(page.getByText('Elote street corn')).toBeVisible();
  await expectAccessible(page);
});

test('[FOOD-19][FOOD-60] at each kitchen of a hall the bar counts the whole basket, and the note to a kitchen names it', async ({
  page,
}) => {
  await fillAtBoth(page);
  await expect(cartLink(page)).toHaveAccessibleName(/2 .*11,20/);
  await page.getByRole('button', { name: new RegExp(TACO.name) }).click();
  await expect(page).toHaveURL(/\/menu\//);
  await expect(cartLink(page)).toHaveAccessibleName(/2 .*11,20/);
  // Also at a kitchen of which nothing was taken yet, where it grows by what is.
  await page.goBack();
  await page.getByRole('list').getByRole('button', { name: 'Žarija' }).click();
  await expect(cartLink(page)).toHaveAccessibleName(/2 .*11,20/);
  await page
    .getByRole('button', { name: /^Add .+ to the cart$/ })
    .first()
    .click();
  await openCart(page);
  await expect(page.getByRole('button', { name: `A note for ${RAMEN.name}` })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Add a note for the whole order' })).toHaveCount(0);
  await page.getByRole('button', { name: `A note for ${TACO.name}` }).click();
  await page.getByLabel(`A note for ${TACO.name}`).fill('No coriander, please');
  await expectAccessible(page);
});

test('[FOOD-12][FOOD-14] kitchens stand in the page before its scripts run, and stay where they are when those come', async ({
  page,
}) => {
  const scripts = /\.js$/;
  const names = () =>
    page
      .getByRole('list')
      .first()
      .getByRole('button')
      .locator('> span:last-child > span:first-child')
      .allInnerTexts();
  await page.route(scripts, route => route.abort());
  await page.goto('/food-court/HALL');
  await expect(inHall(page)).toBeVisible();
  await expect(page).toHaveTitle('Market Hall');
  const drawn = await names();
  expect(drawn).toContain(RAMEN.name);
  await page.unroute(scripts);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Popular', level: 2 })).toBeVisible();
  expect(await names()).toEqual(drawn);
  // The visit is the one that the page came with.
  const { data } = (await (
    await page.request.post('/api/food-courts/get-by-hash/HALL', { data: { food_court_session: null } })
  ).json()) as { data: { food_court_session: string } };
  const kept = (await page.context().cookies()).find(({ value }) => value === data.food_court_session);
  expect(kept).toBeDefined();
});

test('on a low phone a hall shows kitchens with their names on its first screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/food-court/HALL');
  // What it is called stands below its picture.
  const first = page.getByRole('list').getByRole('button').first();
  const called = first.locator('> span').last().locator('> span').first();
  await expect(called).toHaveText(/\S/);
  await expect(called).toBeInViewport({ ratio: 1 });
});

test('[FOOD-19][FOOD-60] on a wide screen the basket beside a kitchen’s menu is the whole hall’s, kitchen by kitchen, and each changes there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/food-court/HALL');
  await page.getByRole('button', { name: new RegExp(RAMEN.name) }).click();
  await expect(page).toHaveURL(/\/menu\//);
  const basket = page.getByRole('region', { name: 'Your order' });
  await expect(basket).toContainText('Pick something you like');
  await addDishForGood(page, RAMEN.dish);
  await expect(basket.getByRole('region', { name: RAMEN.name })).toContainText(RAMEN.dish);
  await page.goto('/food-court/HALL');
  await page.getByRole('button', { name: new RegExp(TACO.name) }).click();
  await expect(page).toHaveURL(/\/menu\//);
  // What another kitchen makes is there before anything is taken here, and what is taken here stands first.
  const ramen = basket.getByRole('region', { name: RAMEN.name });
  const taco = basket.getByRole('region', { name: TACO.name });
  await expect(ramen).toContainText('6,40');
  await addDishForGood(page, TACO.dish);
  await expect(taco).toContainText('4,80');
  await expect(basket.getByRole('region').first()).toContainText(TACO.dish);
  const summary = basket.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('11,20');
  await expect(cartLink(page)).toContainText('11,20');
  await expectAccessible(page);
  await ramen.getByRole('button', { name: `One more: ${RAMEN.dish}` }).click();
  await expect(summary).toContainText('17,60');
  await expect(cartLink(page)).toContainText('17,60');
});
