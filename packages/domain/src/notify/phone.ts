/** A country whose telephones take our messages: its calling code, and how many digits its national numbers have. */
export type PhoneCountry = {
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly code: string;
  readonly min: number;
  readonly max: number;
  /** What people dial before a national number at home, each a way of its own; it is no part of the number. */
  readonly trunk: readonly string[];
};

const other = (country: string, code: string, ...trunk: readonly string[]): PhoneCountry => ({
  country,
  code,
  min: 6,
  max: 12,
  trunk,
});

/**
 * The Baltic countries, then Europe by calling code. Lithuania's people still write an 8 before their numbers, and since
 * 2023 a 0; Hungary's an 06. Italy's zero belongs to the number. NOTIFY-07, NOTIFY-08.
 */
export const PHONE_COUNTRIES: readonly PhoneCountry[] = [
  { country: 'LT', code: '370', min: 8, max: 8, trunk: ['0', '8'] },
  { country: 'LV', code: '371', min: 8, max: 8, trunk: [] },
  { country: 'EE', code: '372', min: 7, max: 8, trunk: [] },
  other('GR', '30'),
  other('NL', '31', '0'),
  other('BE', '32', '0'),
  other('FR', '33', '0'),
  other('ES', '34'),
  other('HU', '36', '06'),
  other('IT', '39'),
  other('RO', '40', '0'),
  other('CH', '41', '0'),
  other('AT', '43', '0'),
  other('GB', '44', '0'),
  other('DK', '45'),
  other('SE', '46', '0'),
  other('NO', '47'),
  other('PL', '48'),
  other('DE', '49', '0'),
  other('PT', '351'),
  other('LU', '352'),
  other('IE', '353', '0'),
  other('IS', '354'),
  other('AL', '355', '0'),
  other('MT', '356'),
  other('CY', '357'),
  other('FI', '358', '0'),
  other('BG', '359', '0'),
  other('MD', '373', '0'),
  other('UA', '380', '0'),
  other('RS', '381', '0'),
  other('ME', '382', '0'),
  other('HR', '385', '0'),
  other('SI', '386', '0'),
  other('BA', '387', '0'),
  other('MK', '389', '0'),
  other('CZ', '420'),
  other('SK', '421', '0'),
  other('LI', '423'),
  other('TR', '90', '0'),
];

/** The longest number that anybody need type, with what stands around its digits. */
export const MAX_PHONE_DIGITS = 20;

/** The row of a country, by its two letters in either case; null: none chosen, or one that takes no messages. */
export const phoneCountryOf = (country: string): PhoneCountry | null =>
  PHONE_COUNTRIES.find(each => each.country === country.toUpperCase()) ?? null;

/**
 * The national digits of what somebody typed: without blanks and brackets, without the country's own calling code, and
 * without what is only dialled at home.
 */
export const nationalDigits = (typed: string, { code, max, trunk }: PhoneCountry): string => {
  const plain = typed.replace(/[\s().\-/\u200e\u200f]/g, '');
  const national = plain.replace(new RegExp(`^(?:\\+|00)${code}`), '');
  const dialled = trunk.find(prefix => national.startsWith(prefix));
  // A number of full length has nothing before it where the length is fixed.
  if (dialled === undefined || (max <= 8 && national.length <= max)) return national;
  return national.slice(dialled.length);
};

/** Whether a typed number may be one of the chosen country; no country, no number. NOTIFY-05, NOTIFY-06, NOTIFY-07. */
export const isPhoneValid = (country: PhoneCountry | null, typed: string): boolean => {
  if (country === null) return false;
  const digits = nationalDigits(typed, country);
  return /^\d+$/.test(digits) && digits.length >= country.min && digits.length <= country.max;
};

/** A number with a calling code of its own; the server knows which of them exist. */
const INTERNATIONAL = /^(?:\+|00)[\d\s().-]{8,20}$/;

/** Whether what somebody typed may be a number: of the country they are in, or one with its calling code. PROFILE-16, LOYAL-23. */
export const isPhoneTyped = (typed: string, countryCode: string): boolean => {
  const phone = typed.trim();
  return INTERNATIONAL.test(phone) || isPhoneValid(phoneCountryOf(countryCode), phone);
};
