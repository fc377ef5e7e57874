/** A test card without its number. */
export type Card = {
  readonly brand: string;
  readonly last4: string;
  readonly wallet: 'apple_pay' | 'google_pay' | null;
  readonly threeDs: boolean;
  /** A key of DECLINES; null: it is accepted. */
  readonly decline: string | null;
  readonly refundFails: boolean;
};

type Traits = Partial<Pick<Card, 'threeDs' | 'decline' | 'refundFails'>>;

const NUMBERS: Readonly<Record<string, Traits>> = {
  '4000000000000002': { decline: 'generic_decline' },
  '4000000000009995': { decline: 'insufficient_funds' },
  '4000002760003184': { threeDs: true },
  '4000008260003178': { threeDs: true, decline: 'insufficient_funds' },
  '4000000000000069': { decline: 'expired_card' },
  '4000000000000127': { decline: 'incorrect_cvc' },
  '4000000000000119': { decline: 'processing_error' },
  '4000000000005126': { refundFails: true },
};

const TOKENS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_discover: '6011111111111117',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000002760003184',
  pm_card_refundFail: '4000000000005126',
};

const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^6(011|5)/, 'discover'],
  [/^35/, 'jcb'],
  [/^62/, 'unionpay'],
];

/** Whether the check digit of a card number is right. */
export const passesLuhn = (number: string): boolean => {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return /^\d{12,19}$/.test(number) && sum % 10 === 0;
};

/** The card with a number; undefined when no card has it. */
export const cardOfNumber = (typed: string): Card | undefined => {
  const number = typed.replace(/[\s-]/g, '');
  if (!passesLuhn(number)) return undefined;
  return {
    brand: BRANDS.find(([pattern]) => pattern.test(number))?.[1] ?? 'unknown',
    last4: number.slice(-4),
    wallet: null,
    threeDs: false,
    decline: null,
    refundFails: false,
    ...NUMBERS[number],
  };
};

const walletOf: Readonly<Record<string, Card['wallet']>> = {
  pm_sandbox_apple_pay: 'apple_pay',
  pm_sandbox_google_pay: 'google_pay',
};

/** The card behind a token such as `pm_card_visa`. */
export const cardOfToken = (token: string): Card | undefined => {
  const number = TOKENS[token];
  if (number !== undefined) return cardOfNumber(number);
  const wallet = walletOf[token];
  const card = cardOfNumber('4242424242424242');
  return wallet && card ? { ...card, wallet } : undefined;
};

export const GOOD_CARD: Card = {
  brand: 'visa',
  last4: '4242',
  wallet: null,
  threeDs: false,
  decline: null,
  refundFails: false,
};
