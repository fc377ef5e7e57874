import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Received, type Shop } from '../testing/shop.ts';
import { unanswered } from '../testing/unanswered.ts';
import { FORGED_WAYS } from '../webhooks/forged-ways.ts';

const { apiKey, webhookSecret } = SANDBOX_KEYS.main.till;

type Bill = {
  id: string;
  version: number;
  status: string;
  total: number;
  paid: number;
  due: number;
  lines: { id: string }[];
};
type Event = { type: string; data: { bill?: Bill; order?: { status: string; reason: string | null } } };

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const call = (path: string, body?: object, more: RequestInit = {}) =>
  fetch(`${shop.address}/till/api${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${apiKey}`, ...(body && { 'content-type': 'application/json' }) },
    ...more,
  });

const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>;

const order = (reference: string, more: object = {}) => ({
  reference,
  table: '7',
  lines: [
    { name: 'Šaltibarščiai', quantity: 2, unit_price: 650, modifiers: [{ name: 'Bulvės', unit_price: 150 }] },
    { name: 'Gira', quantity: 1, unit_price: 250, comment: 'be ledo' },
  ],
  ...more,
});

const place = async (reference: string, more: object = {}) =>
  json<{ order: { id: string; status: string; reason: string | null; bill_id: string | null }; bill: Bill }>(
    call('/orders', order(reference, more)),
  );

const bills = async (query = ''): Promise<Bill[]> =>
  (await json<{ bills: Bill[] }>(call(`/bills${query}`))).bills;

/** As README.md describes it, written a second time. */
const verified = ({ headers, body }: Received): Event => {
  const match = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-till-signature']));
  if (!match) throw new Error('no signature');
  const [, t, v1] = match;
  if (Math.abs(Date.now() / 1000 - Number(t)) > 300) throw new Error('too old');
  if (createHmac('sha256', webhookSecret).update(`${t}.${body}`).digest('hex') !== v1)
    throw new Error('forged');
  return JSON.parse(body) as Event;
};

describe('an order', () => {
  it('opens a bill for its table, joins it the next time, and both are told', async () => {
    const first = await place('a');
    expect(first).toMatchObject({
      order: { status: 'accepted' },
      bill: { version: 1, total: 1850, due: 1850 },
    });
    const second = await place('b');
    expect(second.bill).toMatchObject({ id: first.bill.id, version: 2, total: 3700 });
    const events = (await shop.hears(4)).map(verified);
    expect(events.map(({ type }) => type).sort()).toEqual([
      'bill-updated',
      'bill-updated',
      'order-accepted',
      'order-accepted',
    ]);
    expect(shop.heard.every(({ path }) => path === '/api/webhooks/till')).toBe(true);
  });

  it('sent twice is one order; with other lines it is refused', async () => {
    const [first, again] = await Promise.all([place('a'), place('a')]);
    expect(again.order).toEqual(first.order);
    const other = await call('/orders', order('a', { table: '8' }));
    expect([other.status, await other.json()]).toMatchObject([409, { code: 'reference_reused' }]);
    expect(await bills()).toMatchObject([{ total: 1850 }]);
  });

  it('fails when the till refuses it, and stays failed', async () => {
    await shop.control('till/next', [{ do: 'decline', code: 'kitchen_closed' }]);
    const failed = { status: 'failed', reason: 'kitchen_closed', bill_id: null };
    expect((await place('a')).order).toMatchObject(failed);
    expect((await place('a')).order).toMatchObject(failed);
    const [webhook] = await shop.hears(1);
    expect(webhook && verified(webhook)).toMatchObject({ type: 'order-failed', data: { order: failed } });
    expect(await bills()).toEqual([]);
  });

  it('whose answer was lost is found by its reference', async () => {
    await shop.control('till/next', [{ do: 'create-then-timeout' }]);
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
    await unanswered(
      signal => call('/orders', order('a'), { headers, signal }),
      async () => expect((await call('/orders/a')).status).toBe(200),
    );
    expect((await place('a')).order.status).toBe('accepted');
    expect(await bills()).toMatchObject([{ total: 1850, version: 1 }]);
  });

  it.each([
    ['no lines', { lines: [] }],
    ['a fraction of a cent', { lines: [{ name: 'x', quantity: 1, unit_price: 1.5 }] }],
    [
      'a price below nothing',
      { lines: [{ name: 'x', quantity: 1, unit_price: 100, modifiers: [{ name: 'y', unit_price: -101 }] }] },
    ],
    ['a field nobody knows', { tip: 5 }],
  ])('is refused with %s', async (_what, more) => {
    expect((await call('/orders', order('a', more))).status).toBe(400);
  });
});

describe('a payment', () => {
  const pay = (bill: Bill, more: object = {}) =>
    call(`/bills/${bill.id}/payments`, { reference: 'p1', amount: 850, tip: 100, ...more });

  it('lowers what is due, its tip does not, and the last one closes the bill', async () => {
    const { bill } = await place('a');
    expect(await json(pay(bill))).toMatchObject({
      payment: { amount: 850, tip: 100 },
      bill: { paid: 850, due: 1000, status: 'open', version: 2 },
    });
    expect(await json(pay(bill, { reference: 'p2', amount: 1000 }))).toMatchObject({
      bill: { due: 0, status: 'closed' },
    });
    expect(await bills('?table=7')).toEqual([]);
    expect(await bills('?table=7&status=all')).toHaveLength(1);
    expect(await bills('?table=8&status=all')).toEqual([]);
  });

  it('sent twice is one payment, also after the bill has closed', async () => {
    const { bill } = await place('a');
    const answers = await Promise.all([pay(bill, { amount: 1850 }), pay(bill, { amount: 1850 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect((await pay(bill, { amount: 1 })).status).toBe(409);
    expect(await bills('?status=all')).toMatchObject([{ paid: 1850 }]);
  });

  it.each([
    ['more than is due', { amount: 1851 }, 'exceeds_due'],
    ['an older bill than the till has', { expected_version: 1 }, 'stale_version'],
  ])('of %s is refused, with the bill as it is', async (_what, more, code) => {
    const { bill } = await place('a');
    await call('/orders', order('b', { lines: [{ name: 'x', quantity: 1, unit_price: 0 }] }));
    const answer = await pay(bill, more);
    expect([answer.status, await answer.json()]).toMatchObject([409, { code, bill: { version: 2 } }]);
  });

  it('is refused, lost or late when the till is told to', async () => {
    const { bill } = await place('a');
    await shop.control('till/next', [{ do: 'decline', code: 'day_closed' }, { do: 'charge-then-timeout' }]);
    const refused = await pay(bill);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'refused', message: 'day_closed' },
    ]);
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
    await unanswered(
      signal =>
        call(`/bills/${bill.id}/payments`, { reference: 'p1', amount: 850, tip: 100 }, { headers, signal }),
      async () => expect(await bills()).toMatchObject([{ paid: 850 }]),
    );
    expect((await pay(bill)).status).toBe(200);
    await shop.control('till/next', [{ do: 'down', times: 2 }]);
    expect([
      (await call('/bills')).status,
      (await call('/bills')).status,
      (await call('/bills')).status,
    ]).toEqual([503, 503, 200]);
  });
});

describe("the waiter's page", () => {
  const form = (path: string, fields: Record<string, string>) =>
    fetch(`${shop.address}/till/bills${path}`, { method: 'POST', body: new URLSearchParams(fields) });
  const only = async (): Promise<Bill> => {
    const [bill] = await bills('?status=all');
    if (!bill) throw new Error('no bill');
    return bill;
  };

  it('opens a bill, adds and voids lines, prints a pre-check, takes cash; each step is told', async () => {
    await form('', { table: 'Terasa <1>' });
    const { id } = await only();
    await form(`/${id}/lines`, { version: '1', name: 'Kugelis', quantity: '2', price: '7,50' });
    await form(`/${id}/lines`, { version: '2', name: 'Alus', quantity: '1', price: '4' });
    const [kugelis] = (await only()).lines;
    expect(await only()).toMatchObject({ total: 1900, version: 3 });
    await form(`/${id}/lines/${kugelis?.id}/void`, { version: '3' });
    expect(await only()).toMatchObject({ total: 400, version: 4 });
    const paper = await (await form(`/${id}/precheck`, { version: '4' })).text();
    expect(paper).toMatch(/1 x Alus +4\.00\n\nTO PAY +4\.00\n/);
    expect(paper).toContain('Terasa &lt;1&gt;');
    await form(`/${id}/take`, { version: '5', method: 'cash', amount: '10' });
    expect(await only()).toMatchObject({ paid: 400, due: 0, status: 'closed', version: 6 });
    const versions = (await shop.hears(6)).map(each => verified(each).data.bill?.version);
    expect(versions).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('refuses what was decided on an older bill, and says so', async () => {
    const { bill } = await place('a');
    await form(`/${bill.id}/lines`, { version: '1', name: 'Alus', quantity: '1', price: '4.00' });
    const late = await form(`/${bill.id}/take`, { version: '1', method: 'cash', amount: '18.50' });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('The bill has changed meanwhile');
    expect(await only()).toMatchObject({ paid: 0, total: 2250 });
  });

  it('takes no price that is none, and closes nothing that is owed', async () => {
    const { bill } = await place('a');
    const wrong = await form(`/${bill.id}/lines`, {
      version: '1',
      name: 'Alus',
      quantity: '1',
      price: '4.005',
    });
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('Write a price')]);
    expect((await form(`/${bill.id}/close`, { version: '1' })).status).toBe(409);
  });
});

describe('webhooks of the till', () => {
  it('can be held, sent many times, and out of order', async () => {
    await shop.control('till/next', [{ do: 'webhook', when: 'held' }]);
    await place('a');
    expect(shop.heard).toHaveLength(0);
    await shop.control('till/webhooks/flush', {});
    expect(shop.heard).toHaveLength(2);
    await shop.control('till/next', [{ do: 'webhook', order: 'reversed' }]);
    await place('b');
    const events = (await shop.hears(4)).map(verified);
    expect(events.slice(2).map(({ type }) => type)).toEqual(['bill-updated', 'order-accepted']);
  });

  it('are held for a table whose waiter is at work', async () => {
    await shop.control('till/next', [{ do: 'webhook', times: 2, match: '9' }]);
    await fetch(`${shop.address}/till/bills`, { method: 'POST', body: new URLSearchParams({ table: '9' }) });
    expect(await shop.hears(2)).toHaveLength(2);
  });

  it('are forged in ways that all differ and none of which can be believed', async () => {
    await shop.control('till/next', [{ do: 'webhook', when: 'never' }]);
    const { bill } = await place('a');
    await shop.control('till/webhooks/forge', { reference: bill.id });
    const looks = shop.heard.map(({ headers, body }) => `${headers['x-till-signature']} ${body}`);
    expect(new Set(looks).size).toBe(FORGED_WAYS.length);
    for (const forged of shop.heard) expect(() => verified(forged)).toThrow();
  });

  it('about an order alone are forged just as badly', async () => {
    for (const [index, forged] of FORGED_WAYS.entries()) {
      await shop.control('till/next', [
        [
          { do: 'decline', code: 'full' },
          { do: 'webhook', forged },
        ],
      ]);
      await place(`a${index}`);
      const heard = await shop.hears(index + 1);
      expect(() => verified(heard[index] as Received), forged).toThrow();
    }
  });
});

it('knows its bills after a restart, and nobody without the key', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'till-'));
  await shop.close();
  shop = await openShop({ dataDir });
  const { bill } = await place('a');
  await shop.close();
  shop = await openShop({ dataDir });
  expect(await bills()).toEqual([bill]);
  expect((await place('a')).bill).toEqual(bill);
  const stranger = await call('/bills', undefined, { headers: { authorization: 'Bearer x' } });
  expect(stranger.status).toBe(401);
  rmSync(dataDir, { recursive: true, force: true });
});
