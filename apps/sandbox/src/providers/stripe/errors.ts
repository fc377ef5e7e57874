/** An error as the wire shows it. `keeps`: what the call did until then stays done (a decline is remembered). */
export class StripeProblem extends Error {
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>>;
  readonly keeps: boolean;
  constructor(status: number, error: Readonly<Record<string, unknown>>, keeps = false) {
    super(String(error.message));
    this.status = status;
    this.error = error;
    this.keeps = keeps;
  }
}

export const invalid = (message: string, extra: Readonly<Record<string, unknown>> = {}): StripeProblem =>
  new StripeProblem(400, { type: 'invalid_request_error', message, ...extra });

export const missing = (what: string, id: string): StripeProblem =>
  new StripeProblem(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  });

type Decline = { readonly code: string; readonly decline_code?: string; readonly message: string };

const DECLINES: Readonly<Record<string, Decline>> = {
  generic_decline: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  payment_intent_authentication_failure: {
    code: 'payment_intent_authentication_failure',
    message: 'The payment was not confirmed at the bank. Choose another way to pay, or try again.',
  },
};

/** A card error for a code of ours or Stripe's; an unknown one is a decline with that reason. */
export const declineFor = (code: string): Readonly<Record<string, unknown>> => ({
  type: code === 'payment_intent_authentication_failure' ? 'invalid_request_error' : 'card_error',
  ...(DECLINES[code] ?? { code: 'card_declined', decline_code: code, message: 'Your card was declined.' }),
});
