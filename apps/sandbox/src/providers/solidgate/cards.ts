/** A test card; of its number only what a receipt shows. */
export type Card = {
  readonly brand: string;
  readonly number: string;
  readonly bin: string;
  /** A code of Solidgate's; null: it is accepted. */
  readonly decline: string | null;
  readonly threeDs: boolean;
  readonly refundFails: boolean;
  readonly voidFails: boolean;
};

type Traits = Partial<Pick<Card, 'decline' | 'threeDs' | 'refundFails' | 'voidFails'>>;

const NUMBERS: Readonly<Record<string, Traits>> = {
  '4553815318053315': { decline: '0.01' },
  '5361074849060618': { voidFails: true },
  '4476284533825961': { refundFails: true },
  '5151948477715326': { decline: '3.02' },
  '4916242642369774': { decline: '3.05' },
  '4838438060885557': { decline: '2.06' },
  '4945960509912296': { decline: '2.09' },
  '4532003312475364': { decline: '0.02' },
  // Ours: the list of test cards names none that asks the bank.
  '4000002760003184': { threeDs: true },
  '4000008260003178': { threeDs: true, decline: '3.02' },
};

const brandOf = (number: string): string => {
  if (/^4/.test(number)) return 'VISA';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'MASTERCARD';
  return /^3[47]/.test(number) ? 'AMEX' : 'UNKNOWN';
};

/** The card with a number; undefined when it cannot be one. */
export const cardOfNumber = (typed: string): Card | undefined => {
  const number = typed.replace(/\D/g, '');
  if (number.length < 13 || number.length > 19) return undefined;
  return {
    brand: brandOf(number),
    bin: number.slice(0, 6),
    number: `${number.slice(0, 6)}${'X'.repeat(number.length - 10)}${number.slice(-4)}`,
    decline: null,
    threeDs: false,
    refundFails: false,
    voidFails: false,
    ...NUMBERS[number],
  };
};

export const GOOD_CARD: Card = {
  brand: 'VISA',
  bin: '406742',
  number: '406742XXXXXX9265',
  decline: null,
  threeDs: false,
  refundFails: false,
  voidFails: false,
};
