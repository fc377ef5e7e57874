import { ApiFailure } from '@tableside/contract/client';
import type { PaymentIntent } from '@tableside/contract/http/payments';
import { describe, expect, it } from 'vitest';
import { isByPhone, methodsOf } from '../drivers/methods.ts';
import { IntentKeeper, type Slots, type Wish } from './intent-keeper.ts';

const wish = (tips = 0): Wish => ({ session: 's', order: 'abc', tips });
const byPhone = (...names: string[]) => methodsOf(names).filter(isByPhone);

type Asked = {
  readonly call: string;
  readonly method: string;
  readonly tips: number;
  readonly key: string;
  readonly answer: (uuid: string, total?: unknown) => void;
  readonly refuse: (code: ApiFailure['code'], details?: Record<string, unknown>) => void;
};

const world = () => {
  const asked: Asked[] = [];
  const canceled: string[] = [];
  let keys = 0;
  let cancelsWait: Promise<void> | null = null;
  const keeper = new IntentKeeper({
    create: (call, { body, idempotencyKey }) =>
      new Promise<PaymentIntent>((resolve, reject) => {
        asked.push({
          call,
          method: body.method,
          tips: 'tips' in body ? (body.tips ?? 0) : 0,
          key: idempotencyKey,
          answer: (uuid, total = 10) =>
            resolve({ uuid, total, method: body.method } as unknown as PaymentIntent),
          refuse: (code, details = {}) =>
            reject(new ApiFailure(code, 409, code, { code: 'server_error', message: code, details })),
        });
      }),
    cancel: async uuid => {
      canceled.push(uuid);
      await cancelsWait;
    },
    newKey: () => `key${++keys}`,
  });
  const holdCancels = () => {
    let release = () => {};
    cancelsWait = new Promise(done => {
      release = done;
    });
    return release;
  };
  return { keeper, asked, canceled, holdCancels };
};
const settle = () => new Promise(done => setImmediate(done));
const states = (slots: Slots) =>
  Object.fromEntries(
    Object.entries(slots).map(([id, slot]) => [id, slot.state === 'ready' ? slot.intent.uuid : slot.state]),
  );

describe('payments kept ready', () => {
  it('[PAY-11] begins one for every way at once, but ways of one call one after the other', async () => {
    const { keeper, asked } = world();
    keeper.want(wish(), byPhone('stripe', 'stripe-card', 'montonio', 'cash'));
    expect(asked.map(({ method }) => method)).toEqual(['stripe', 'montonio']);
    asked[0]?.answer('one');
    await settle();
    expect(asked.map(({ method }) => method)).toEqual(['stripe', 'montonio', 'stripe-card']);
    asked[2]?.answer('one');
    asked[1]?.answer('two');
    await settle();
    expect(states(keeper.slots())).toEqual({ stripe: 'one', 'stripe-card': 'one', montonio: 'two' });
  });

  it('[PAY-12] makes them anew for another tip and never shows what an older wish was answered', async () => {
    const { keeper, asked } = world();
    keeper.want(wish(0), byPhone('montonio'));
    keeper.want(wish(500), byPhone('montonio'));
    asked[0]?.answer('old');
    await settle();
    expect(states(keeper.slots())).toEqual({ montonio: 'waiting' });
    expect(asked.map(({ tips }) => tips)).toEqual([0, 500]);
    asked[1]?.answer('new');
    await settle();
    expect(states(keeper.slots())).toEqual({ montonio: 'new' });
  });

  it('asks only for the latest of many changes', async () => {
    const { keeper, asked } = world();
    for (const tips of [0, 100, 200, 300]) keeper.want(wish(tips), byPhone('neopay'));
    asked[0]?.answer('old');
    await settle();
    expect(asked.map(({ tips }) => tips)).toEqual([0, 300]);
  });

  it('does nothing when nothing changed', async () => {
    const { keeper, asked } = world();
    keeper.want(wish(), byPhone('neopay'));
    asked[0]?.answer('one');
    await settle();
    keeper.want(wish(), byPhone('neopay'));
    expect(asked).toHaveLength(1);
  });

  it('sends a lost request again under its key, a refused one under a new key', async () => {
    const { keeper, asked } = world();
    keeper.want(wish(), byPhone('neopay'));
    asked[0]?.refuse('offline');
    await settle();
    keeper.retry();
    expect(asked[1]?.key).toBe(asked[0]?.key);
    asked[1]?.refuse('payment_provider_silent');
    await settle();
    keeper.retry();
    expect(asked).toHaveLength(2);
    keeper.again('neopay');
    expect(asked[2]?.key).not.toBe(asked[1]?.key);
  });

  it('tells why a way was refused, and goes on with the others', async () => {
    const { keeper, asked } = world();
    keeper.want(wish(), byPhone('stripe', 'stripe-card'));
    asked[0]?.refuse('bill_changed', { amount: 12 });
    await settle();
    expect(keeper.slots().stripe).toEqual({
      state: 'refused',
      code: 'bill_changed',
      details: { amount: 12 },
    });
    expect(asked[1]?.method).toBe('stripe-card');
  });

  it('[PAY-36] takes an answer without a total for a failure', async () => {
    const { keeper, asked } = world();
    keeper.want(wish(), byPhone('neopay'));
    asked[0]?.answer('one', null);
    await settle();
    expect(keeper.slots().neopay).toMatchObject({ state: 'refused', code: 'server_error' });
  });

  it('[PAY-29] ends the old payments before it begins new ones', async () => {
    const { keeper, asked, canceled, holdCancels } = world();
    keeper.want(wish(), byPhone('stripe-card', 'montonio'));
    asked[0]?.answer('one');
    asked[1]?.answer('two');
    await settle();
    const release = holdCancels();
    const renewed = keeper.renew();
    expect(canceled).toEqual(['one', 'two']);
    expect(asked).toHaveLength(2);
    expect(states(keeper.slots())).toEqual({ 'stripe-card': 'waiting', montonio: 'waiting' });
    release();
    await renewed;
    expect(asked.map(({ method }) => method)).toEqual(['stripe-card', 'montonio', 'stripe-card', 'montonio']);
  });

  it('ends what is open when the guest leaves, but for the payment being made', async () => {
    const { keeper, asked, canceled } = world();
    keeper.want(wish(), byPhone('stripe-card', 'montonio', 'neopay'));
    asked[0]?.answer('one');
    asked[1]?.answer('two');
    await settle();
    keeper.leave('two');
    expect(canceled).toEqual(['one']);
    asked[2]?.answer('late');
    await settle();
    expect(canceled).toEqual(['one', 'late']);
  });
});
