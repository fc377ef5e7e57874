import type { CallAnswer, CallInput } from '@tableside/contract/client';
import { type Bank, type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { orderOf, paymentOf } from '@tableside/testkit/scenes/a-payer.ts';
import { aTableScene, type Phone, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import type { TestServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

/** The outside world speaks its real protocols here: nothing between the phone and the bank is made up. */
let server: TestServer;
let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer();
  ({ server } = world);
});
afterAll(() => world.stop());

type Intent = CallAnswer<'POST /payments/stripe/payment-intent'>;
type Body = CallInput<'POST /payments/stripe/payment-intent'>['body'];
type Way = {
  readonly method: string;
  readonly bank: Bank;
  readonly currency: string;
  readonly begin: (phone: Phone, body: Body) => Promise<Intent>;
};

const WAYS: readonly Way[] = [
  {
    method: 'stripe',
    bank: 'stripe',
    currency: 'EUR',
    begin: (phone, body) => phone.call('POST /payments/stripe/payment-intent', { body }),
  },
  {
    method: 'stripe-card',
    bank: 'stripe',
    currency: 'EUR',
    begin: (phone, body) => phone.call('POST /payments/stripe/payment-intent', { body }),
  },
  {
    method: 'montonio',
    bank: 'montonio',
    currency: 'EUR',
    begin: (phone, body) => phone.call('POST /payments/montonio/create-order', { body }),
  },
  {
    method: 'neopay',
    bank: 'neopay',
    currency: 'EUR',
    begin: (phone, body) => phone.call('POST /payments/neopay/create-transaction', { body }),
  },
  {
    method: 'neopay_blik',
    bank: 'neopay',
    currency: 'PLN',
    begin: (phone, body) => phone.call('POST /payments/neopay/create-blik-transaction', { body }),
  },
  {
    method: 'solid-card',
    bank: 'solidgate',
    currency: 'EUR',
    begin: (phone, body) => phone.call('POST /payments/solidgate/payment-intent', { body }),
  },
  {
    method: 'solid-wallet',
    bank: 'solidgate',
    currency: 'EUR',
    begin: (phone, body) => phone.call('POST /payments/solidgate/payment-intent', { body }),
  },
];

const startOf = ({ next_action }: Intent): unknown => {
  if (next_action.kind === 'none') return undefined;
  return next_action.kind === 'redirect' ? next_action.url : next_action.params;
};

/** The payer acts on the bank's page; resolves when the webhooks about it have come. */
const act = async (bank: Bank, intent: Intent, action: string): Promise<void> => {
  await world.control(bank, 'act', { reference: intent.uuid, action, start: startOf(intent) });
  await world.control(bank, 'webhooks/flush', {});
};

const sceneOf = async (way: Way, ways: readonly Way[] = [way]): Promise<TableScene & { number: string }> => {
  const scene = await aTableScene(server, {
    venue: {
      settings: {
        functionalities: ['order'],
        paymentProviders: ways.map(({ method }) => method),
        currency: { code: way.currency, symbol: way.currency, decimals: 2 },
      },
    },
  });
  await world.withAccounts(scene.venue, ...new Set(ways.map(known => known.bank)));
  const { unique_order_number } = await placed(scene.phone, ['steak', 'soup']);
  return { ...scene, number: unique_order_number };
};

const refusals = async (): Promise<number> => {
  const { rows } = await server.database.pool.query<{ count: number }>(
    `select count(*) from webhook_delivery where outcome in ('refused', 'unknown')`,
  );
  return rows[0]?.count ?? 0;
};

const begun = async (way: Way) => {
  const scene = await sceneOf(way);
  const body = { session: scene.phone.session, order: scene.number, method: way.method };
  const intent = await way.begin(scene.phone, body);
  const state = () => paymentOf(scene.phone, intent.uuid);
  const books = () => checkBooks(server.database.run, scene.venue.id);
  return { ...scene, intent, state, books };
};

describe.each(WAYS)('paying by $method at the sandbox', way => {
  it('the money is proven by the provider, and the order moves on', async () => {
    const { phone, number, intent, state, books } = await begun(way);
    expect(intent).toMatchObject({ total: 24.5, method: way.method });
    await act(way.bank, intent, 'approve');
    expect(await state()).toMatchObject({ status: 'paid', amount: 24.5, left_to_pay: 0 });
    expect(await orderOf(phone, number)).toMatchObject({ is_paid: true, status: 'waiting_confirmation' });
    expect(await books()).toEqual([]);
  });

  it('a sum that differs by a cent pays nothing', async () => {
    await world.control(way.bank, 'next', [{ do: 'amount-differs', by: 1 }]);
    const { phone, number, intent, state, books } = await begun(way);
    await act(way.bank, intent, 'approve');
    expect((await state()).status).not.toBe('paid');
    expect(await orderOf(phone, number)).toMatchObject({ is_paid: false });
    expect(await books()).toEqual([]);
  });

  it('ten webhooks pay once', async () => {
    await world.control(way.bank, 'next', [{ do: 'webhook', times: 10 }]);
    const { intent, state, books } = await begun(way);
    await act(way.bank, intent, 'approve');
    expect(await state()).toMatchObject({ status: 'paid' });
    expect(await books()).toEqual([]);
  });

  it('no forged webhook pays', async () => {
    const { phone, number, intent } = await begun(way);
    await world.control(way.bank, 'act', {
      reference: intent.uuid,
      action: 'pending',
      start: startOf(intent),
    });
    const before = await refusals();
    await world.control(way.bank, 'webhooks/forge', { reference: intent.uuid });
    expect((await refusals()) - before).toBeGreaterThanOrEqual(12);
    expect(await orderOf(phone, number)).toMatchObject({ is_paid: false });
    expect((await paymentOf(phone, intent.uuid)).status).not.toBe('paid');
  });

  it('a payer who declines has paid nothing', async () => {
    const { phone, number, intent, state } = await begun(way);
    await act(way.bank, intent, 'decline');
    expect(['failed', 'canceled', 'created']).toContain((await state()).status);
    expect(await orderOf(phone, number)).toMatchObject({ is_paid: false });
  });
});

describe('a guest with an unfinished payment at each provider', () => {
  it('has paid with one of them, and the others can no longer be paid', async () => {
    const way = (method: string): Way => {
      const found = WAYS.find(known => known.method === method);
      if (!found) throw new Error(`no way named ${method}`);
      return found;
    };
    const ways = [way('stripe'), way('solid-card'), way('neopay')];
    const scene = await sceneOf(way('neopay'), ways);
    const body = { session: scene.phone.session, order: scene.number };
    const [card, form, link] = await Promise.all(ways.map(each => each.begin(scene.phone, body)));
    if (!card || !form || !link) throw new Error('a payment is missing');
    await act('neopay', link, 'approve');
    const status = async ({ uuid }: Intent) => (await paymentOf(scene.phone, uuid)).status;
    expect(await status(link)).toBe('paid');
    await expect.poll(() => status(card)).toBe('canceled');
    // The form's provider hears of a payment from the browser only: what is paid there after all goes back.
    await act('solidgate', form, 'approve');
    expect(await paymentOf(scene.phone, form.uuid)).toMatchObject({ status: 'failed', refunded: 24.5 });
    expect(await checkBooks(server.database.run, scene.venue.id)).toEqual([]);
  });
});

describe('a provider that never tells', () => {
  it.each(WAYS.filter(({ bank }) => bank !== 'neopay'))('by $method is asked', async way => {
    await world.control(way.bank, 'next', [{ do: 'webhook', when: 'never' }]);
    const { phone, number, intent, books } = await begun(way);
    await act(way.bank, intent, 'approve');
    const { uuid } = intent;
    expect(await phone.call('GET /payments/check-payment-status/{uuid}', { uuid })).toMatchObject({
      status: 'paid',
    });
    expect(await orderOf(phone, number)).toMatchObject({ is_paid: true });
    expect(await books()).toEqual([]);
  });
});

describe('a browser that comes back from a bank', () => {
  const BACK = [
    { method: 'montonio', param: 'order-token' },
    { method: 'neopay', param: 'token' },
  ];

  it.each(BACK)(
    '[STATUS-16] [ENTITY-52] with the token of $method shows how the payment stands',
    async ({ method, param }) => {
      const way = WAYS.find(known => known.method === method);
      if (!way) throw new Error('no such way');
      const { phone, intent } = await begun(way);
      const { session } = phone;
      const page = await fetch(intent.redirect_url ?? '');
      const decided = await fetch(page.url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ action: 'approve', bank: 'HABALT22' }),
        redirect: 'manual',
      });
      const back = await fetch(decided.headers.get('location') ?? '', { redirect: 'manual' });
      const to = new URL(back.headers.get('location') ?? '', server.url);
      expect(to.pathname).toBe(`/payment-status/${session}`);
      const token = to.searchParams.get(param) ?? '';
      const ask = (phone: Phone, value: string) =>
        method === 'montonio'
          ? phone
              .call('POST /payments/montonio/callback/{session}', {
                session: phone.session,
                body: { orderToken: value },
              })
              .then(({ payment }) => payment)
          : phone.call('POST /payments/neopay/check-payment-status', { body: { token: value } });
      expect(await ask(phone, token)).toMatchObject({ uuid: intent.uuid });
      await world.control(way.bank, 'webhooks/flush', {});
      const { uuid, amount } = intent;
      expect(await ask(phone, token)).toMatchObject({ uuid, amount, status: 'paid' });
      const [head = '', claims = ''] = token.split('.');
      await expect(ask(phone, `${head}.${claims}.AAAA`)).rejects.toMatchObject({
        code: 'payment_token_invalid',
      });
      await expect(ask(phone, 'nonsense')).rejects.toMatchObject({ code: 'payment_token_invalid' });
      const stranger = await server.guestAt((await aTableScene(server)).table.code);
      await expect(ask(stranger, token)).rejects.toMatchObject({ code: 'payment_not_found' });
    },
  );
});
