/**
 * Years for which a company must keep its books and what proves them (orders, bills, receipts, invoices), by country. Where laws
 * ask for different times of different papers, the longest; what is erased too late can still be erased.
 */
const YEARS: Readonly<Record<string, number>> = {
  AT: 7,
  BE: 10,
  BG: 10,
  CH: 10,
  CZ: 10,
  DE: 10,
  DK: 5,
  EE: 7,
  ES: 6,
  FI: 10,
  FR: 10,
  GB: 6,
  GR: 5,
  IE: 6,
  IT: 10,
  LT: 10,
  LV: 10,
  NL: 7,
  NO: 5,
  PL: 5,
  PT: 10,
  SE: 7,
  SK: 10,
  UA: 5,
};
const LONGEST = 10;

export const yearsOfBooks = (countryCode: string): number => YEARS[countryCode] ?? LONGEST;
