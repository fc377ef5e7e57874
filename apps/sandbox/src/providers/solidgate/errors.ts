/** What went wrong with an order or a call, as the wire shows it. */
export type OrderError = {
  readonly code: string;
  readonly messages: readonly string[];
  readonly recommended_message_for_user: string;
};

const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  '0.01': ['General decline', 'Try another card.'],
  '0.02': ['Order expired', 'Start the payment again.'],
  '0.03': ['Antifraud decline', 'Try another card.'],
  '2.06': ['Invalid CVV', 'Check the security code.'],
  '2.08': ['Invalid card number', 'Check the card number.'],
  '2.09': ['Invalid expiry date', 'Check the expiry date.'],
  '2.10': ['3DS authentication failed', 'Confirm the payment at your bank, or try another card.'],
  '3.01': ['Card is blocked', 'Try another card.'],
  '3.02': ['Insufficient funds', 'Try another card.'],
  '3.03': ['Limit exceeded', 'Try another card.'],
  '3.04': ['Declined by the issuer', 'Try another card.'],
  '3.05': ['Do not honour', 'Try another card.'],
};

export const orderError = (code: string): OrderError => {
  const [message, advice] = WORDS[code] ?? ['Declined', 'Try another card.'];
  return { code, messages: [message], recommended_message_for_user: advice };
};

/** A call that is refused: Solidgate answers 200 with an error inside. */
export class SolidgateProblem extends Error {
  readonly body: object;
  constructor(code: string, messages: readonly string[] | Readonly<Record<string, readonly string[]>>) {
    super(code);
    this.body = { error: { code, messages } };
  }
}

export const validation = (field: string, message: string): SolidgateProblem =>
  new SolidgateProblem('2.01', { [field]: [message] });
