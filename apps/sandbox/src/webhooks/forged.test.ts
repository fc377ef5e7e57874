import { createHmac } from 'node:crypto';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Heard, type Outside, openOutside } from '../testing/outside.ts';
import { merchantData, signed } from '../testing/solidgate-shop.ts';
import { FORGED_WAYS } from './forged-ways.ts';

let outside: Outside;
beforeEach(async () => {
  outside = await openOutside();
});
afterEach(() => outside.stop());

const { main } = SANDBOX_KEYS;

/** The true formulas, as a careful receiver applies them. */
const isGenuineStripe = ({ headers, body }: Heard): boolean => {
  const header = String(headers['stripe-signature'] ?? '');
  const at = Number(/(?:^|,)t=(\d+)/.exec(header)?.[1]);
  const given = /(?:^|,)v1=([0-9a-f]+)/.exec(header)?.[1];
  const right = createHmac('sha256', main.stripe.webhookSecret).update(`${at}.${body}`).digest('hex');
  return given === right && Math.abs(Date.now() / 1000 - at) <= 300;
};

const isGenuineSolidgate = ({ headers, body }: Heard): boolean => {
  const { webhookPublicKey, webhookSecretKey } = main.solidgate;
  return (
    headers.merchant === webhookPublicKey &&
    headers.signature === signed(webhookPublicKey, webhookSecretKey, body)
  );
};

const createAtStripe = () =>
  fetch(`${outside.sandbox.address}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${main.stripe.secretKey}` },
    body: new URLSearchParams({ amount: '1250', currency: 'eur', 'metadata[payment_uuid]': 'a' }),
  });

const createAtSolidgate = () =>
  outside.control('solidgate/act', { reference: 'a', action: 'pending', start: merchantData('a') });

describe.each([
  { provider: 'stripe', create: createAtStripe, isGenuine: isGenuineStripe, ways: FORGED_WAYS },
  {
    provider: 'solidgate',
    create: createAtSolidgate,
    isGenuine: isGenuineSolidgate,
    ways: FORGED_WAYS.filter(way => way !== 'old-timestamp'),
  },
])('forged webhooks of $provider', ({ provider, create, isGenuine, ways }) => {
  it('are at least twelve, all different, none genuine, and claim that a payment was paid', async () => {
    await create();
    await outside.untilHeard(1);
    expect(isGenuine(outside.heard[0] as Heard)).toBe(true);
    const answers = await outside.control(`${provider}/webhooks/forge`, { reference: 'a' });
    expect(answers).toEqual(ways.map(way => ({ way, status: 200 })));
    const forged = outside.heard.slice(1);
    expect(forged.length).toBeGreaterThanOrEqual(12);
    expect(forged.filter(isGenuine)).toEqual([]);
    const seen = forged.map(({ headers, body }) =>
      JSON.stringify([headers['stripe-signature'], headers.signature, headers.merchant, body]),
    );
    expect(new Set(seen).size).toBe(forged.length);
    expect(forged.filter(({ body }) => /succeeded|settle_ok/.test(body)).length).toBe(forged.length);
    expect(await outside.control(`${provider}/book`)).toMatchObject([{ captured_minor: 0 }]);
  });

  it('are sent once, whatever they are answered', async () => {
    await create();
    await outside.untilHeard(1);
    outside.answerNext(400);
    expect(
      await outside.control(`${provider}/webhooks/forge`, { reference: 'a', ways: ['wrong-key'] }),
    ).toEqual([{ way: 'wrong-key', status: 400 }]);
    expect(await outside.control(`${provider}/webhooks`)).toMatchObject([
      { state: 'done' },
      { state: 'given-up', forged: 'wrong-key', attempts: [400] },
    ]);
  });
});

it('a way that makes no sense at a provider is refused', async () => {
  expect(await outside.control('solidgate/next', [{ do: 'webhook', forged: 'old-timestamp' }])).toEqual({
    message: 'A webhook of solidgate cannot be forged as old-timestamp',
  });
});
