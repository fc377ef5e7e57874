import { describe, expect, it } from 'vitest';
import { eachWayOnce, isByPhone, methodKind, methodsOf } from './methods.ts';

/** The names of the documents' ways of paying, each with what it is and who begins it. */
const WAYS = [
  ['stripe', 'wallet', 'POST /payments/stripe/payment-intent'],
  ['stripe-card', 'card', 'POST /payments/stripe/payment-intent'],
  ['montonio', 'bank', 'POST /payments/montonio/create-order'],
  ['neopay', 'bank', 'POST /payments/neopay/create-transaction'],
  ['neopay_blik', 'blik', 'POST /payments/neopay/create-blik-transaction'],
  ['solid-card', 'card', 'POST /payments/solidgate/payment-intent'],
  ['solid-wallet', 'wallet', 'POST /payments/solidgate/payment-intent'],
  ['cash', 'cash', null],
  ['room-bill', 'room', null],
] as const;

it.each(WAYS)('[PAY-17] %s is a way of paying: %s, begun by %s', (id, kind, call) => {
  const [method] = methodsOf([id]);
  expect(method).toMatchObject({ id, kind });
  expect(method && isByPhone(method) ? method.call : null).toBe(call);
  expect(methodKind(id)).toBe(kind);
});

it('[PAY-17] solidgate stands for its card and its wallet, and a name nobody knows is left out', () => {
  expect(methodsOf(['solidgate', 'pigeon']).map(({ id }) => id)).toEqual(['solid-card', 'solid-wallet']);
});

describe('[PAY-06] [PAY-18] each way once', () => {
  const offered = (providers: readonly string[], ...down: readonly string[]) =>
    eachWayOnce(methodsOf(providers), new Set(down)).map(({ id }) => id);

  it.each([
    [[], [], []],
    [['cash', 'montonio', 'stripe-card', 'stripe'], [], ['stripe', 'stripe-card', 'montonio', 'cash']],
    [['neopay', 'montonio'], [], ['neopay']],
    [['montonio', 'neopay'], [], ['montonio']],
    [['solid', 'stripe', 'stripe-card'], [], ['solid-wallet', 'solid-card']],
    [['room-bill', 'cash', 'neopay_blik', 'neopay'], [], ['neopay', 'neopay_blik', 'cash', 'room-bill']],
    [['neopay', 'montonio'], ['neopay'], ['montonio']],
    [['neopay', 'montonio'], ['neopay', 'montonio'], ['montonio']],
    [['neopay'], ['neopay'], ['neopay']],
    [['stripe-card', 'solid-card'], ['solid-card'], ['stripe-card']],
  ])('of %j, while %j do not work: %j', (providers, down, shown) => {
    expect(offered(providers, ...down)).toEqual(shown);
  });

  it('leaves no documented way out where it is the only one of its kind', () => {
    for (const [id] of WAYS) expect(offered([id])).toEqual([id]);
  });
});
