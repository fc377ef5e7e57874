import { COMPANY_LINES, type CompanyLine } from './names.ts';

export type Company = {
  readonly title: string;
  readonly code: string;
  readonly address: string;
  readonly vat_code: string | null;
};

const sumWith = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;

/** The ninth digit of Lithuanian company and VAT codes. */
const checkDigit = (eight: string): number => {
  const first = sumWith(eight, [1, 2, 3, 4, 5, 6, 7, 8]);
  if (first < 10) return first;
  return sumWith(eight, [3, 4, 5, 6, 7, 8, 9, 1]) % 10;
};

const checked = (eight: string): string => `${eight}${checkDigit(eight)}`;

const companyOf = ([kind, name, address, paysVat]: CompanyLine, index: number): Company => {
  const quoted = name.includes('„') ? name : `„${name}“`;
  // The eighth digit of a VAT code of nine is always 1.
  const vatDigits = `${9_000_000 + index * 1_237}1`;
  return {
    title: kind === '' ? name : `${kind} ${quoted}`,
    code: checked(String(30_500_000 + index * 1_237)),
    address,
    vat_code: paysVat ? `LT${checked(vatDigits)}` : null,
  };
};

/** Every company of the sandbox; the same ones at each start, with codes whose checksums are right. */
export const COMPANIES: readonly Company[] = COMPANY_LINES.map(companyOf);
