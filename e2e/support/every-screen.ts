import type { Locator, Page } from '@playwright/test';
import type { Translate } from '@tableside/i18n';
import type { Party } from './party.ts';
import { expect } from './test.ts';

type Walk = {
  readonly page: Page;
  readonly party: Party;
  /** The texts of the language that the pages speak. */
  readonly t: Translate;
  /** Called wherever there is something to look at: a screen, or a sheet over it. */
  readonly stop: (name: string) => Promise<void>;
};

/** Goes on inside the app, as its own links do: the page is not loaded again. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(to => {
    history.pushState({ inside: true }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: { inside: true } }));
  }, path);

const title = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeVisible();

/** The text without what stands for its values: enough to find the control that says it. */
const start = (text: string): RegExp =>
  new RegExp(`^${(text.split(/[\u2068{·]/, 1)[0] ?? '').trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** A sheet that is open is looked at and closed with Escape, and is gone then. */
const lookInto = async (page: Page, opener: Locator, name: string, stop: Walk['stop']): Promise<void> => {
  await opener.click();
  const sheet = page.locator('dialog[open]');
  await expect(sheet).toBeVisible();
  await stop(name);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
};

const walkMenu = async ({ page, party, t, stop }: Walk): Promise<void> => {
  const button = (key: Parameters<Translate>[0]) => page.getByRole('button', { name: t(key), exact: true });
  await goTo(page, `/select/${party.session}`);
  await expect(page.getByRole('link', { name: t('select.viewMenuAndOrder') })).toBeVisible();
  await stop('select');
  await lookInto(page, button('select.callWaiter'), 'waiter', stop);
  await goTo(page, `/menu-filters/${party.session}`);
  await title(page, t('select.filtersTitle'));
  await stop('menu filters');
  await goTo(page, `/menu/${party.session}`);
  await expect(button('menu.moreInfo')).toBeVisible();
  await stop('menu');
  await lookInto(page, button('menu.moreInfo'), 'about the venue', stop);
  await lookInto(page, button('menu.language').first(), 'language', stop);
  const dish = (name: string) => page.getByRole('button', { name, exact: true }).first();
  await lookInto(page, dish('Ribeye steak'), 'dish with options', stop);
  await lookInto(page, dish('Potato pancakes'), 'dish with something to choose', stop);
  await lookInto(page, dish('Eggs Benedict'), 'dish not served now', stop);
  await lookInto(page, button('menu.allCategories'), 'all categories', stop);
  await page
    .getByRole('button', { name: start(t('menu.ageApprove', { age: '\u2068' })) })
    .or(page.getByText(t('menu.ageApprove', { age: 20 })))
    .first()
    .scrollIntoViewIfNeeded();
  await stop('age gate');
  await goTo(page, `/search/${party.session}`);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await stop('search');
  await page.getByRole('searchbox').fill('soup');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await stop('search results');
  await page.getByRole('searchbox').fill('qqqq');
  await expect(page.getByRole('heading').filter({ hasText: 'qqqq' })).toBeVisible();
  await stop('search without results');
};

const walkOrders = async ({ page, party: { session, paid, unpaid }, t, stop }: Walk): Promise<void> => {
  const button = (key: Parameters<Translate>[0]) => page.getByRole('button', { name: t(key), exact: true });
  await goTo(page, `/place-order/${session}`);
  await title(page, t('cart.title'));
  await expect(button('cart.noteAdd')).toBeVisible();
  await stop('cart');
  await button('cart.noteAdd').click();
  await button('cart.codeAdd').click();
  await page.getByLabel(t('cart.code')).fill('SUMMER');
  await button('cart.codeApply').click();
  await expect(page.getByText(t('couponNotFound'))).toBeVisible();
  await stop('cart with note and wrong code');
  await goTo(page, `/pay/${session}/${unpaid}`);
  await title(page, t('pay.title'));
  await expect(page.getByRole('radio').first()).toBeAttached();
  await stop('pay an order');
  // Loaded anew: whoever goes on from Pay inside the app goes back, and takes the order back.
  await page.goto(`/orders/${session}`);
  await title(page, t('orders.title'));
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await stop('orders');
  await lookInto(page, page.getByRole('listitem').getByRole('button').first(), 'order over the list', stop);
  await goTo(page, `/view-order-headless/${session}/${paid.number}`);
  await expect(page.getByRole('list', { name: t('orders.steps') })).toBeVisible();
  await stop('order');
};

const walkBill = async ({ page, party: { session, paid }, t, stop }: Walk): Promise<void> => {
  const button = (key: Parameters<Translate>[0]) => page.getByRole('button', { name: t(key), exact: true });
  await goTo(page, `/order/${session}`);
  await title(page, t('bill.title'));
  await expect(button('bill.equally')).toBeVisible();
  await stop('bill');
  await lookInto(page, button('bill.equally'), 'equal shares', stop);
  await lookInto(page, button('bill.ownAmount'), 'an amount', stop);
  await button('bill.chooseItems').click();
  await title(page, t('bill.select.title'));
  await stop('choosing items');
  await lookInto(page, button('bill.select.help'), 'help with choosing', stop);
  await lookInto(
    page,
    page.getByRole('button', { name: t('bill.share.open', { name: 'Pizza Quattro Formaggi' }) }),
    'sharing a dish',
    stop,
  );
  await goTo(page, `/order/${session}`);
  await page.getByRole('button', { name: start(t('bill.payAll', { total: '\u2068' })) }).click();
  await title(page, t('pay.title'));
  await expect(button('cart.tipCustom')).toBeVisible();
  await stop('pay a bill');
  await lookInto(page, button('cart.tipCustom'), 'tip of one’s own', stop);
  await goTo(page, `/success/${session}?paymentUuid=${paid.uuid}`);
  await expect(page.getByText(t('pay.result.paid'), { exact: true })).toBeVisible();
  await stop('payment received');
  await lookInto(page, page.getByRole('button', { name: t('receipt.button') }), 'receipt', stop);
  await goTo(page, `/payments/history/${session}`);
  await title(page, t('pay.history.title'));
  await stop('payments');
  await goTo(page, `/request-invoice/${paid.uuid}`);
  await expect(page.getByLabel(t('invoice.search'))).toBeVisible();
  await stop('invoice');
  await button('invoice.manual').click();
  await page.getByRole('button', { name: t('invoice.send') }).click();
  await stop('invoice with mistakes');
};

/** Every screen of a visit and every sheet that opens over one, in the order in which guests meet them. */
export const walkScreens = async (walk: Walk): Promise<void> => {
  await expect(walk.page.getByRole('status', { name: walk.t('scan.loading') })).toBeHidden();
  await walkMenu(walk);
  await walkOrders(walk);
  await walkBill(walk);
};
