/** A rate of VAT that a venue sells at: food, alcohol, books. `percent` with up to two decimals. */
export type VatRate = { readonly id: string; readonly name: string; readonly percent: number };

/** The rates of a seller as they are stored; `vatRates` absent: everything is sold at `vatPercent`. */
export type SellerVat = {
  /** Null: pays no VAT. */
  readonly vatCode: string | null;
  /** Of the usual rate: what names no other is sold at it. */
  readonly vatPercent: number;
  readonly vatRates?: readonly VatRate[];
  /** Which of them is the usual one. */
  readonly usualVatRate?: string;
};

/** More than any country has. */
export const MAX_VAT_RATES = 8;
/** What the only rate of a seller that never named any is called by programs. */
export const ONLY_VAT_RATE = 'usual';

/** Every rate of a seller, the usual one first. */
export const vatRatesOf = ({ vatPercent, vatRates = [], usualVatRate }: SellerVat): VatRate[] => {
  const known = vatRates.find(({ id }) => id === usualVatRate);
  const usual = known ?? { id: ONLY_VAT_RATE, name: '', percent: vatPercent };
  return [{ ...usual, percent: vatPercent }, ...vatRates.filter(({ id }) => id !== usual.id)];
};

/** What names a rate: a dish, or its category. */
type NamesRate = { readonly vatRate?: string } | null | undefined;

/**
 * The rate that something is sold at now: the first that is named and still there, a dish's before its category's, else
 * the usual one. Null: the seller pays no VAT, or has not said.
 */
export const soldAt = (
  seller: SellerVat | null | undefined,
  ...naming: readonly NamesRate[]
): VatRate | null => {
  if (!seller || seller.vatCode === null) return null;
  const rates = vatRatesOf(seller);
  const named = naming.flatMap(one => rates.find(({ id }) => id === one?.vatRate) ?? []);
  return named[0] ?? rates[0] ?? null;
};

/** An id for a rate that is new, from its name, as files of menus write it: `alcohol`. `taken` are the others'. */
export const vatRateId = (name: string, taken: readonly string[]): string => {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30);
  const base = plain === '' ? 'rate' : plain;
  let id = base;
  for (let number = 2; taken.includes(id); number += 1) id = `${base}-${number}`;
  return id;
};
