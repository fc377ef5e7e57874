import type { WebhookMessage } from '../../../webhooks/news.ts';
import { newId, referenceOf } from '../objects.ts';
import { intentOf, type StripeState } from '../state.ts';

/** The event of a payment that succeeded, whether it did or not: material for forging. */
export const paidWebhook = (
  state: StripeState,
  reference: string,
  now: number,
): WebhookMessage | undefined => {
  const object = intentOf(state, reference)?.object;
  if (!object) return undefined;
  const eventId = newId('evt');
  return {
    reference: referenceOf(object),
    event: 'payment_intent.succeeded',
    eventId,
    last: false,
    payload: {
      id: eventId,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: Math.floor(now / 1000),
      type: 'payment_intent.succeeded',
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      data: { object: { ...object, status: 'succeeded', amount_received: object.amount } },
    },
  };
};
