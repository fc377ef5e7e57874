import type { EParty } from './content.ts';

/** How VAT numbers of a country are called among electronic addresses (EAS); those that are no more are left out. */
const BY_VAT: Readonly<Record<string, string>> = {
  BG: '9926',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  ES: '9920',
  FR: '9957',
  GB: '9932',
  GR: '9933',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
};

/** An address in Peppol: the scheme and the number within it. */
export type PeppolId = { readonly scheme: string; readonly id: string };

/** Where a company is reached in Peppol, by what an invoice knows of it: in Lithuania its code, elsewhere its VAT number. */
export const peppolId = ({ country, code, vatCode }: EParty): PeppolId | null => {
  if (country === 'LT' && /^\d{7,9}$/.test(code)) return { scheme: '0200', id: code };
  const scheme = BY_VAT[country];
  return scheme === undefined || vatCode === null ? null : { scheme, id: vatCode };
};
