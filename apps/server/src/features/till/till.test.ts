import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import type { Sandbox } from '@tableside/sandbox';
import { aSandbox } from '@tableside/testkit/doubles/a-sandbox.ts';
import {
  aBillScene,
  type BillScene,
  billOf,
  billsOf,
  settled,
  staffBillOf,
} from '@tableside/testkit/scenes/a-bill-scene.ts';
import { someStock } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { type Phone, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let server: TestServer;
let sandbox: Sandbox;
const { apiKey, webhookSecret } = SANDBOX_KEYS.main.till;

beforeAll(async () => {
  server = await testServer({ now: Date.now(), env: { TILL_ALLOW_PRIVATE: '1' } });
  const { now } = server.clock;
  sandbox = await aSandbox({ webhookRetryDelaysMs: [20], now });
  sandbox.configure({ serverUrl: server.url });
});
afterAll(async () => {
  await server.stop();
  await sandbox.close();
});

type TillLine = {
  id: string;
  name: string;
  quantity: number;
  unit_price: number;
  order_reference: string | null;
};
type TillBill = {
  id: string;
  table: string;
  version: number;
  due: number;
  lines: TillLine[];
  payments: { reference: string; method: string; amount: number; tip: number }[];
};

let tables = 0;
/** A table whose venue keeps its bills at the sandbox's till and whose kitchen takes every order at once. */
const connected = async () => {
  tables += 1;
  const name = `T${tables}`;
  const settings = {
    acceptance: 'auto',
    functionalities: ['order', 'skip-payment', 'pay-go', 'tips'],
  } as const;
  // Venues of earlier tests ask the same till for their bills, and would take what is planned for the next call.
  await server.database.pool.query('delete from till_account');
  const scene = await aBillScene(server, { settings }, { name });
  const owner = await aStaff(server, scene.venue, 'owner');
  const call = 'POST /console/{venue}/till';
  const { till } = await owner.call(call, {
    venue: scene.venue.id,
    body: {
      revision: 0,
      kind: 'external',
      url: sandbox.address,
      api_key: apiKey,
      webhook_secret: webhookSecret,
    },
  });
  expect(till).toEqual({
    kind: 'external',
    url: sandbox.address,
    waiting: 0,
    silent: false,
    revision: 1,
    changed_by: owner.name,
  });
  return { scene, name, owner };
};

/** The till's own news of what it was sent follow its answers a moment later: what is asked next would race with them. */
const newsHeard = () =>
  expect
    .poll(async () => {
      const answer = await fetch(`${sandbox.address}/control/till/webhooks`);
      const news = (await answer.json()) as { state: string }[];
      return news.filter(({ state }) => state === 'due' || state === 'ordering');
    })
    .toEqual([]);
/** The clock of the test stands still; real pauses between tries are not waited for. */
const push = async (): Promise<void> => {
  server.clock.advance(61_000);
  await server.jobs.runNow('push-to-tills');
  await newsHeard();
};
const tillBill = async (table: string): Promise<TillBill> => {
  const answer = await fetch(`${sandbox.address}/till/api/bills?table=${table}`, {
    headers: { authorization: `Bearer ${apiKey}` },
  });
  const { bills } = (await answer.json()) as { bills: TillBill[] };
  const [bill] = bills;
  if (!bill) throw new Error('the till has no bill');
  return bill;
};
const waiter = async (path: string, form: Record<string, string>) => {
  const answer = await fetch(`${sandbox.address}/till/bills${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
};
const next = async (behaviours: object[]) => {
  const answer = await fetch(`${sandbox.address}/control/till/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(behaviours),
  });
  expect(answer.ok).toBe(true);
};
const myOrder = async (phone: Phone) =>
  (await phone.call('GET /orders/get-orders/{session}', { session: phone.session })).orders[0];
const canPay = ({ phone }: BillScene, unique_order_number: string) =>
  phone
    .call('POST /orders/can-pay-for-order/{session}', {
      session: phone.session,
      body: { unique_order_number, pay_for_selected_items: false },
    })
    .catch((failure: { message: string }) => failure.message);

describe('an external till', () => {
  it('gets accepted orders once, by the portion, and the guest sees how they travel', async () => {
    const { scene, name } = await connected();
    const order = await placed(scene.phone, ['soup', 'steak']);
    expect(order).toMatchObject({ status: 'active' });
    expect(await myOrder(scene.phone)).toMatchObject({ sending_to_pos: true, sent_to_pos: false });
    await push();
    expect(await myOrder(scene.phone)).toMatchObject({ sending_to_pos: false, sent_to_pos: true });
    await push();
    const bill = await tillBill(name);
    expect(bill.lines.map(line => [line.name, line.quantity, line.unit_price])).toEqual([
      ['Dish soup', 1, 450],
      ['Dish steak', 1, 2000],
    ]);
    expect(await billOf(scene.phone)).toMatchObject({ sent_to_pos: true, total: 24.5 });
    expect(await canPay(scene, (await billOf(scene.phone)).unique_order_number)).toEqual({ can_pay: true });
  });

  it('a bill can be paid where the till’s news of an order come before its answer', async () => {
    const { scene } = await connected();
    await placed(scene.phone, ['soup', 'steak']);
    await next([{ do: 'webhook', when: 'early' }]);
    await push();
    const { sent_to_pos, total, unique_order_number } = await billOf(scene.phone);
    expect({ sent_to_pos, total }).toEqual({ sent_to_pos: true, total: 24.5 });
    expect(await canPay(scene, unique_order_number)).toEqual({ can_pay: true });
  });

  it('what a waiter types, voids and takes there shows on the phones; the books agree', async () => {
    const { scene, name } = await connected();
    await placed(scene.phone, ['soup']);
    await push();
    const { id } = await tillBill(name);
    const typed = async (path: string, form: Record<string, string>) =>
      waiter(`/${id}/${path}`, { version: String((await tillBill(name)).version), ...form });
    await typed('lines', { name: 'Žuvis <b>', quantity: '2', price: '12.50' });
    await expect.poll(async () => (await billOf(scene.phone)).total).toBe(29.5);
    const names = (await billOf(scene.phone)).items.map(item => item.name);
    expect(names).toEqual(['Dish soup', 'Žuvis <b>', 'Žuvis <b>']);
    const soup = (await tillBill(name)).lines.find(line => line.name === 'Dish soup');
    await typed(`lines/${soup?.id}/void`, {});
    await expect.poll(async () => (await billOf(scene.phone)).total).toBe(25);
    // Nothing is left of it: nobody makes it, and nobody is asked for money.
    expect(await myOrder(scene.phone)).toMatchObject({ status: 'failed', left: 0, payments_sum: 0 });
    await typed('take', { amount: '5.00', method: 'cash' });
    await expect.poll(async () => (await billOf(scene.phone)).left).toBe(20);
    const bill = await billOf(scene.phone);
    expect(await canPay(scene, bill.unique_order_number)).toBe('Order already has payments of other type');
    expect(await checkBooks(server.database.run, scene.venue.id)).toEqual([]);
  });

  it('a dish that is voided there, and was the last one, is on the menu again', async () => {
    const { scene, name } = await connected();
    await someStock(server, scene.venue, 'item', 'steak', 1);
    const isHad = async (): Promise<boolean | undefined> => {
      const { categories } = await scene.phone.call('GET /get-menu-categories/{session}', {
        session: scene.phone.session,
      });
      return categories.flatMap(({ items }) => items).find(({ id }) => id === 'steak')?.in_stock;
    };
    await placed(scene.phone, ['soup', 'steak']);
    expect(await isHad()).toBe(false);
    await push();
    const { id, version, lines } = await tillBill(name);
    const steak = lines.find(line => line.name === 'Dish steak');
    await waiter(`/${id}/lines/${steak?.id}/void`, { version: String(version) });
    await expect.poll(isHad).toBe(true);
  });

  it('a bill opened there for a table without phones is found by who scans', async () => {
    const { scene, name } = await connected();
    await waiter('', { table: name });
    const { id, version } = await tillBill(name);
    await waiter(`/${id}/lines`, { version: String(version), name: 'Beer', quantity: '1', price: '5' });
    await expect.poll(() => billsOf(scene.phone)).toHaveLength(1);
    expect(await billOf(scene.phone)).toMatchObject({ total: 5, items: [{ name: 'Beer' }] });
    const { id: ours } = await staffBillOf(scene);
    await expect(
      scene.manager.call('POST /console/{venue}/bills/{bill}/discount', {
        venue: scene.venue.id,
        bill: ours,
        body: { percent: 10, reason: 'x' },
      }),
    ).rejects.toMatchObject({ code: 'not_allowed' });
  });

  it('is told of payments once, tips apart', async () => {
    const { scene, name } = await connected();
    await placed(scene.phone, ['soup', 'beer']);
    await push();
    const { id, unique_order_number } = await staffBillOf(scene);
    const soup = (await billOf(scene.phone)).items[0]?.id ?? '';
    await settled(scene, id, { items: [soup], tip: 100 });
    await next([{ do: 'charge-then-timeout' }]);
    expect(await canPay(scene, unique_order_number)).toEqual({ can_pay: true });
    await push();
    await push();
    await push();
    const bill = await tillBill(name);
    expect(bill.payments).toMatchObject([{ method: 'cash', amount: 450, tip: 100 }]);
    expect(bill.due).toBe(500);
    expect(await billOf(scene.phone)).toMatchObject({ left: 5, payments_sum: 4.5 });
    expect(await canPay(scene, unique_order_number)).toEqual({ can_pay: true });
  });

  it('while it is down the order is kept and sent later; the bill stays as last known and cannot be paid', async () => {
    const { scene, name, owner } = await connected();
    await placed(scene.phone, ['soup']);
    await push();
    await next([{ do: 'down', times: 3 }]);
    const { unique_order_number } = await billOf(scene.phone);
    expect(await canPay(scene, unique_order_number)).toBe('Till does not answer');
    expect(await billOf(scene.phone)).toMatchObject({ total: 4.5, sending_to_pos: true });
    await placed(scene.second, ['beer']);
    await push();
    await push();
    expect(await myOrder(scene.second)).toMatchObject({
      status: 'active',
      sending_to_pos: true,
      sent_to_pos: false,
    });
    expect((await owner.call('GET /console/{venue}/till', { venue: scene.venue.id })).till).toMatchObject({
      waiting: 1,
      silent: true,
    });
    await push();
    expect(await myOrder(scene.second)).toMatchObject({ sent_to_pos: true });
    expect(await billOf(scene.phone)).toMatchObject({ total: 9.5, sending_to_pos: false });
    expect(await canPay(scene, unique_order_number)).toEqual({ can_pay: true });
    expect((await tillBill(name)).lines).toHaveLength(2);
  });

  it('an order whose answer was lost is there once', async () => {
    const { scene, name } = await connected();
    await next([{ do: 'create-then-timeout' }]);
    await placed(scene.phone, ['soup']);
    await push();
    expect(await myOrder(scene.phone)).toMatchObject({ sending_to_pos: true });
    await push();
    expect(await myOrder(scene.phone)).toMatchObject({ sent_to_pos: true });
    expect((await tillBill(name)).lines).toHaveLength(1);
  });

  it('[RT-08] an order that it refuses fails with its word, and is owed no more', async () => {
    const { scene } = await connected();
    await next([{ do: 'decline', code: 'kitchen_closed' }]);
    await placed(scene.phone, ['soup']);
    await push();
    expect(await myOrder(scene.phone)).toMatchObject({
      status: 'failed',
      status_reason: 'Till: kitchen_closed',
      sent_to_pos: false,
    });
    expect(await billOf(scene.phone)).toMatchObject({ total: 0, items: [] });
  });

  it('believes no forged news', async () => {
    const { scene, name } = await connected();
    await placed(scene.phone, ['soup']);
    await push();
    const answer = await fetch(`${sandbox.address}/control/till/webhooks/forge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reference: name }),
    });
    const forged = (await answer.json()) as { way: string; status: number }[];
    expect(forged.length).toBeGreaterThan(8);
    expect(forged.filter(({ status }) => status < 400)).toEqual([]);
    expect(await billOf(scene.phone)).toMatchObject({ total: 4.5, left: 4.5 });
  });

  it('is silent, and not ours, when its keys cannot be read any more', async () => {
    const { scene } = await connected();
    await placed(scene.phone, ['soup']);
    await push();
    const { unique_order_number } = await billOf(scene.phone);
    await server.database.pool.query(
      `update till_account set sealed_keys = set_byte(sealed_keys, 5, (1 + get_byte(sealed_keys, 5)) % 256)
       where venue_id = $1`,
      [scene.venue.id],
    );
    const asked = { session: scene.phone.session, body: { unique_order_number } };
    expect(await scene.phone.failure('POST /orders/can-pay-for-order/{session}', asked)).toBe('till_silent');
  });

  it('keys are entered by owners alone, stored sealed and never shown; going back makes bills ours again', async () => {
    const { scene, owner } = await connected();
    const body = { kind: 'built-in', revision: 1 } as const;
    const venue = scene.venue.id;
    expect(await scene.manager.failure('POST /console/{venue}/till', { venue, body })).toBe('not_allowed');
    const [row] = await server.database.run<{ text: string }>(
      'sealed',
      "select encode(sealed_keys, 'escape') as text from till_account where venue_id = $1",
      [venue],
    );
    expect(row?.text).not.toContain(apiKey);
    const shown = await owner.call('GET /console/{venue}/till', { venue });
    expect(JSON.stringify(shown)).not.toContain(webhookSecret);
    for (const url of ['ftp://till', 'javascript:alert(1)', 'http://user:pass@till']) {
      await expect(
        owner.call('POST /console/{venue}/till', {
          venue,
          body: { revision: 1, kind: 'external', url, api_key: apiKey, webhook_secret: webhookSecret },
        }),
      ).rejects.toMatchObject({ code: 'provider_keys_invalid' });
    }
    const late = { venue, body: { ...body, revision: 0 } };
    expect(await owner.failure('POST /console/{venue}/till', late)).toBe('settings_changed');
    expect((await owner.call('GET /console/{venue}/till', { venue })).till.kind).toBe('external');
    await owner.call('POST /console/{venue}/till', { venue, body });
    await placed(scene.phone, ['soup']);
    expect(await myOrder(scene.phone)).toMatchObject({ sending_to_pos: false, sent_to_pos: true });
  });
});
