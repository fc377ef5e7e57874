import { StripeProblem } from './errors.ts';
import type { Intent } from './objects.ts';

/** What a browser that holds the client secret may see of an intent. */
const SEEN = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'receipt_email',
  'status',
];

export const publicView = (intent: Intent): object =>
  Object.fromEntries(Object.entries(intent).filter(([name]) => SEEN.includes(name)));

export const checkSecret = (intent: Intent, secret: string | undefined): void => {
  if (secret === intent.client_secret) return;
  throw new StripeProblem(403, {
    type: 'invalid_request_error',
    message: 'The client_secret provided does not match the client_secret of this PaymentIntent.',
    param: 'client_secret',
  });
};
