/** How many digits of a card number are drawn; before them stands the prefix, behind them the check digit. */
export const DRAWN_DIGITS = 10;
/** Numbers that a shop gives out itself begin with 2 in the barcodes of every till (GS1 restricted circulation). */
const PREFIX = '29';
const LENGTH = 13;

/** The check digit of the twelve digits of an EAN-13. */
const checkDigit = (digits: string): number => {
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
};

/** A new card's number from {@link DRAWN_DIGITS} drawn digits: an EAN-13, so that the scanner of any till reads it. */
export const cardNumber = (drawn: string): string => {
  const digits = PREFIX + drawn;
  return digits + checkDigit(digits);
};

/** A number as somebody types it off a card, without spaces and dashes; null: no card of a shop has it. LOYAL-25. */
export const typedCardNumber = (typed: string): string | null => {
  const digits = typed.replace(/[\s-]/g, '');
  if (digits.length !== LENGTH || !/^2\d+$/.test(digits)) return null;
  return Number(digits[LENGTH - 1]) === checkDigit(digits.slice(0, -1)) ? digits : null;
};

/** In the groups in which people read it aloud. */
export const spokenCardNumber = (number: string): string =>
  number.replace(/^(\d)(\d{6})(\d{6})$/, '$1 $2 $3');
