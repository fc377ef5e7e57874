import { createHmac } from 'node:crypto';

const digest = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** The header `Stripe-Signature`; `at` in seconds. */
export const stripeSignature = (secret: string, body: string, at: number): string =>
  `t=${at},v1=${digest(secret, `${at}.${body}`)}`;

/** The same digest under a scheme that proves nothing. */
export const otherScheme = (secret: string, body: string, at: number): string =>
  `t=${at},v0=${digest(secret, `${at}.${body}`)}`;
