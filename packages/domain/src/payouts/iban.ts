const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** An account as it is kept: without spaces, in capitals. */
export const plainIban = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

/** Whether a text is an account by its own check digits (ISO 13616): one wrong or swapped digit is noticed. */
export const isIban = (iban: string): boolean => {
  if (!SHAPE.test(iban)) return false;
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
};

/** In groups of four, as people read it. */
export const writtenIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
