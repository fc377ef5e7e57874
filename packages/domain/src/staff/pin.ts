/** Wrong PINs in a row after which only the password helps. */
export const PIN_TRIES = 5;
/** Minutes after which a shared device locks itself. */
export const LOCK_MINUTES = { least: 1, usual: 5, most: 120 } as const;

const DIGITS = /^\d{4,6}$/;

/** Whether a text can be a PIN at all: four to six digits. */
export const isPin = (text: string): boolean => DIGITS.test(text);

const stepsOf = (pin: string): Set<number> =>
  new Set([...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index])));

/** Whether a PIN is among the first that anybody tries: one digit over and over, or digits in a row either way. */
export const isEasyPin = (pin: string): boolean => {
  const steps = stepsOf(pin);
  const [only] = steps;
  return steps.size === 1 && only !== undefined && Math.abs(only) <= 1;
};

/** Minutes that a proven password counts for what a PIN alone may not do. */
export const PASSWORD_FRESH_MINUTES = 5;
