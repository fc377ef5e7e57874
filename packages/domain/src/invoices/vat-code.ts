/** Prefix of VAT codes where it is not the country's own. */
const PREFIXES: Readonly<Record<string, readonly string[]>> = { GR: ['EL'], GB: ['GB', 'XI'] };

/** What VAT codes of a country begin with, the usual one first. */
export const vatPrefixes = (country: string): readonly string[] => PREFIXES[country] ?? [country];

/**
 * A VAT code without the spaces and dots people write, in capitals; the country's prefix is put before bare digits.
 * Says nothing about whether it exists.
 */
export const plainVatCode = (typed: string, country: string): string => {
  const plain = typed.replace(/[\s.\-_]/g, '').toUpperCase();
  return /^\d/.test(plain) ? `${vatPrefixes(country)[0]}${plain}` : plain;
};

/** Whether a VAT code has the form of one of this country: its prefix and 2 to 12 letters or digits. INVOICE-15. */
export const looksLikeVatCode = (typed: string, country: string): boolean => {
  const plain = plainVatCode(typed, country);
  return vatPrefixes(country).some(
    prefix => plain.startsWith(prefix) && /^[A-Z0-9+*]{2,12}$/.test(plain.slice(prefix.length)),
  );
};
