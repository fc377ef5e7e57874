import type { DriverEvent } from './driver.ts';
import type { StripeError, StripeResult } from './stripe-js.ts';

const DONE = ['succeeded', 'processing', 'requires_capture'];
/** With these nobody knows whether the card was charged. */
const SILENT = ['api_connection_error', 'api_error', 'rate_limit_error'];

/** The bank asked, and nobody confirmed. PAY-44. */
const UNCONFIRMED = 'payment_intent_authentication_failure';

const outcomeOfError = (error: StripeError): DriverEvent => {
  const { type, code, decline_code, message = null } = error;
  // A second confirmation of a payment that went through.
  if (DONE.includes(error.payment_intent?.status ?? '')) return { kind: 'done' };
  if (SILENT.includes(type)) return { kind: 'unclear' };
  if (type === 'validation_error') return { kind: 'failed', failure: 'details', message, spent: false };
  if (code === UNCONFIRMED) return { kind: 'failed', failure: 'unconfirmed', message: null, spent: true };
  if (type !== 'card_error') return { kind: 'failed', failure: 'generic', message: null, spent: true };
  const poor = code === 'insufficient_funds' || decline_code === 'insufficient_funds';
  return { kind: 'failed', failure: poor ? 'insufficient_funds' : 'declined', message, spent: true };
};

/** What the answer to a confirmation means. PAY-30, PAY-38, PAY-39. */
export const outcomeOf = ({ paymentIntent, error }: StripeResult): DriverEvent => {
  if (error) return outcomeOfError(error);
  if (DONE.includes(paymentIntent?.status ?? '')) return { kind: 'done' };
  return { kind: 'failed', failure: 'declined', message: null, spent: true };
};
