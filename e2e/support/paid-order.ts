import type { Page } from '@playwright/test';
import { ApiFailure, type Call, createClient } from '@tableside/contract/client';
import { scan } from './guest.ts';
import { expect } from './test.ts';

/** Calls with the page's own cookies. */
export const callsOf = (page: Page): Call =>
  createClient(new URL('/api', page.url()).href, async (input, init = {}) => {
    const answer = await page.request.fetch(String(input), {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(init.body ? { data: String(init.body) } : {}),
    });
    return new Response(new Uint8Array(await answer.body()), { status: answer.status() });
  });

export const sessionIn = (page: Page): string =>
  /\/(?:select|menu|menu-filters)\/([\w-]{43})/.exec(page.url())?.[1] ?? '';

export type PaidOrder = { readonly session: string; readonly uuid: string; readonly number: string };

/** This phone scans a table, orders a dish and has paid for it at its bank. */
export const payForDish = async (page: Page, hash: string, dish: string): Promise<PaidOrder> => {
  await scan(page, hash);
  await expect.poll(() => sessionIn(page)).not.toBe('');
  const session = sessionIn(page);
  const call = callsOf(page);
  const { categories } = await call('GET /get-menu-categories/{session}', {
    session,
    query: { language: 'en' },
  });
  const item = categories.flatMap(category => category.items).find(({ name }) => name === dish);
  await call('POST /cart/{session}/add', { session, body: { menu_item_id: item?.id ?? '', quantity: 2 } });
  const { order } = await call('POST /cart/{session}/place-order', { session, body: {} });
  const number = order.unique_order_number;
  const { uuid } = await call('POST /payments/montonio/create-order', { body: { session, order: number } });
  const act = await page.request.post('/sandbox/control/montonio/act', {
    data: { reference: uuid, action: 'approve' },
  });
  expect(act.ok()).toBe(true);
  const status = () =>
    call('GET /payments/check-payment-status/{uuid}', { uuid }).then(
      payment => payment.status,
      (error: unknown) => (error instanceof ApiFailure ? error.code : 'failed'),
    );
  await expect.poll(status, { timeout: 60_000 }).toBe('paid');
  return { session, uuid, number };
};

type Mail = {
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly filename: string; readonly path: string }[];
};

/** What the sandbox's mailbox holds for an address, once something came. */
export const mailTo = async (page: Page, address: string): Promise<Mail> => {
  const read = async (): Promise<Mail[]> =>
    (await (
      await page.request.get(`/sandbox/mail/messages?to=${encodeURIComponent(address)}`)
    ).json()) as Mail[];
  await expect.poll(async () => (await read()).length, { timeout: 60_000 }).toBe(1);
  const [mail] = await read();
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
};
