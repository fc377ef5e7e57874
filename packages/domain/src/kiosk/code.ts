/** Digits of the code that makes a device a kiosk; it is typed on a screen that may have no keyboard. */
export const KIOSK_CODE_DIGITS = 9;
/** How long it works, in milliseconds. */
export const KIOSK_CODE_MS = 15 * 60_000;

/** A code; `random` answers with a whole number below the one it is given. */
export const drawKioskCode = (random: (below: number) => number): string =>
  String(random(10 ** KIOSK_CODE_DIGITS)).padStart(KIOSK_CODE_DIGITS, '0');

/** A code as somebody typed it, spaces and dashes or not; null: it is none. */
export const readKioskCode = (typed: string): string | null => {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d+$/.test(digits) && digits.length === KIOSK_CODE_DIGITS ? digits : null;
};

/** As it is read and typed: `482 109 371`. */
export const showKioskCode = (code: string): string => code.replace(/(\d{3})(?=\d)/g, '$1 ');
