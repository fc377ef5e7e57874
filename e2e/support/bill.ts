import type { Locator, Page } from '@playwright/test';
import type { CallAnswer } from '@tableside/contract/client';
import { openMore, scan } from './guest.ts';
import type { StaffDesk } from './staff-desk.ts';
import { expect } from './test.ts';

type StaffBill = CallAnswer<'POST /console/{venue}/tables/{table}/bill'>['bill'];
/** `[name, price in cents, quantity]`. */
export type BillLine = readonly [name: string, price: number, quantity?: number];

/** A table of a demo venue, and which of its bills staff are working on. */
export class TableBill {
  readonly #desk: StaffDesk;
  readonly #venue: string;
  readonly #bill: string;

  private constructor(desk: StaffDesk, venue: string, bill: string) {
    this.#desk = desk;
    this.#venue = venue;
    this.#bill = bill;
  }

  /** Nobody sits at the table; staff open its bill and write the lines down. */
  static async open(
    desk: StaffDesk,
    slug: string,
    hash: string,
    { lines, guests = null }: { readonly lines: readonly BillLine[]; readonly guests?: number | null },
  ): Promise<TableBill> {
    await desk.freeTable(slug, hash);
    const venue = desk.venue(slug);
    const { tables } = await desk.call('GET /console/{venue}/tables', { venue });
    const table = tables.find(each => each.hash === hash)?.id ?? '';
    const { bill } = await desk.call('POST /console/{venue}/tables/{table}/bill', {
      venue,
      table,
      idempotencyKey: crypto.randomUUID(),
      body: { guest_count: guests },
    });
    const opened = new TableBill(desk, venue, bill.id);
    if (lines.length > 0) await opened.write(lines);
    return opened;
  }

  async write(lines: readonly BillLine[]): Promise<StaffBill> {
    const { bill } = await this.#desk.call('POST /console/{venue}/bills/{bill}/lines', {
      ...this.#key(),
      body: { lines: lines.map(([name, price, quantity = 1]) => ({ name, price, quantity })) },
    });
    return bill;
  }

  async look(): Promise<StaffBill> {
    const { bill } = await this.#desk.call('GET /console/{venue}/bills/{bill}', {
      venue: this.#venue,
      bill: this.#bill,
    });
    return bill;
  }

  /** A guest paid the staff: so much in cash, minor units. */
  async takeCash(amount: number): Promise<void> {
    await this.#desk.call('POST /console/{venue}/bills/{bill}/settle', {
      ...this.#key(),
      body: { method: 'cash', amount },
    });
  }

  async discount(percent: number): Promise<void> {
    await this.#desk.call('POST /console/{venue}/bills/{bill}/discount', {
      ...this.#key(),
      body: { percent, reason: 'A birthday' },
    });
  }

  async printPrecheck(): Promise<void> {
    await this.#desk.call('POST /console/{venue}/bills/{bill}/precheck', {
      ...this.#key(),
      body: { printed: true },
    });
  }

  #key() {
    return { venue: this.#venue, bill: this.#bill, idempotencyKey: crypto.randomUUID() };
  }
}

/** What a phone that knows the bill already keeps: no introduction comes in the way. */
export const knowsBills = async (page: Page): Promise<void> => {
  await page.context().addInitScript(() => {
    // A wallet's frame that did not come has neither cookies nor storage.
    if (!self.origin.startsWith('http') || self !== top) return;
    // biome-ignore lint/suspicious/noDocumentCookie: as the app itself does
    document.cookie = 'onboarding-bill=done; path=/';
    localStorage.setItem('tableside-bill-help', '1');
  });
};

/** Scans a table's code and opens its bill: from the welcome of a venue that has one, else from the menu. */
export const openBill = async (page: Page, code: string): Promise<void> => {
  await scan(page, code);
  const welcome = page.getByRole('link', { name: 'Pay the bill' });
  await expect(welcome.or(page.getByRole('button', { name: 'More information' }))).toBeVisible();
  if (await welcome.isVisible()) await welcome.click();
  else await (await openMore(page)).getByRole('button', { name: 'Pay the bill' }).click();
  await expect(page.getByRole('heading', { name: 'The bill', level: 1 })).toBeVisible();
};

export const chooseItems = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'My items' }).click();
  await expect(page.getByRole('heading', { name: 'What do you pay for?', level: 1 })).toBeVisible();
};

/** One piece to tick, by its name. */
export const piece = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}`) });

/** The card that says what is left of the bill. */
export const balance = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Left to pay|All paid)$/ });

export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('[data-toast]').filter({ hasText: text });

/** From Pay to the bank's page of the sandbox, which approves, and back to what was paid. */
export const payAtTheBank = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Pay', level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: 'No tip' }).check();
  await page.getByRole('radio', { name: /^From your bank/ }).check();
  await page.getByRole('button', { name: /^Pay · / }).click();
  await page.getByRole('button', { name: 'Swedbank' }).click();
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(page).toHaveURL(/\/success\//);
};
