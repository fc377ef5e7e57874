import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Outside, openOutside } from '../../../testing/outside.ts';

const { secretKey, webhookSecret } = SANDBOX_KEYS.main.stripe;

let outside: Outside;
let stripe: Stripe;
beforeEach(async () => {
  outside = await openOutside();
  const { hostname, port } = new URL(outside.sandbox.address);
  stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
});
afterEach(() => outside.stop());

const dispute = (body: object) =>
  fetch(`${outside.sandbox.address}/control/stripe/dispute`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const disputeEvents = () =>
  outside.heard
    .map(({ body, headers }) =>
      stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), webhookSecret),
    )
    .filter(({ type }) => type.startsWith('charge.dispute.'));

it('a cardholder disputes a payment and the bank decides, as the official client sees it', async () => {
  const intent = await stripe.paymentIntents.create({
    amount: 1250,
    currency: 'eur',
    metadata: { payment_uuid: 'a' },
  });
  expect((await dispute({ reference: 'a', status: 'needs_response' })).status).toBe(404);
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  expect((await dispute({ reference: 'a', status: 'needs_response' })).status).toBe(200);
  await outside.untilHeard(5);
  const told = disputeEvents();
  expect(told.map(({ type }) => type)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
  const [{ data } = { data: { object: {} } }] = told;
  expect(data.object).toMatchObject({
    object: 'dispute',
    amount: 1250,
    status: 'needs_response',
    payment_intent: intent.id,
  });
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  const book = async () =>
    (await (await fetch(`${outside.sandbox.address}/control/stripe/book`)).json()) as {
      disputes?: unknown;
    }[];
  const [disputed] = (await stripe.disputes.list()).data;
  expect(await book()).toMatchObject([
    { disputes: [{ ref: disputed?.id, amount_minor: 1250, status: 'needs_response' }] },
  ]);
  await dispute({ reference: 'a', status: 'won' });
  await outside.untilHeard(7);
  expect(disputeEvents().map(({ type }) => type)).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.funds_reinstated',
    'charge.dispute.closed',
  ]);
  expect((await stripe.disputes.list()).data.map(({ status }) => status)).toEqual(['won']);
  expect((await stripe.refunds.create({ payment_intent: intent.id })).status).toBe('succeeded');
});

it('nobody disputes what no card paid', async () => {
  const answer = await fetch(`${outside.sandbox.address}/control/montonio/dispute`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference: 'a', status: 'lost' }),
  });
  expect(answer.status).toBe(404);
});
