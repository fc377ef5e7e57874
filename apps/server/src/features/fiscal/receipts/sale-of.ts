import type { FiscalLine, FiscalSale } from '@tableside/devices';
import { isSold } from '@tableside/domain/ledger';
import type { LegalDetails } from '@tableside/domain/venue';
import type { Sold, SoldPiece } from '../../receipts/index.ts';

type Seller = Pick<LegalDetails, 'vatCode' | 'vatPercent'>;
/** Who sells, and what a fee of the payment is called on paper. */
type Usual = { readonly seller: Seller; readonly fee: string };

const PAID_BY: Readonly<Record<string, FiscalSale['paidBy']>> = {
  cash: 'cash',
  worldline: 'card',
  'card-machine': 'card',
};

const lineOf = (
  { name, amount, vatPercent }: Pick<SoldPiece, 'name' | 'amount' | 'vatPercent'>,
  { seller, fee }: Usual,
) => ({
  name: name.trim() || fee,
  price: amount,
  // As on the guest's receipt: who pays no VAT sells exempt, also what was ordered while it still paid some.
  rate: seller.vatCode ? (vatPercent ?? seller.vatPercent) : null,
});

/** Alike pieces at the same price and rate are one line, as they are on any receipt. */
const together = (pieces: readonly Omit<FiscalLine, 'quantity'>[]): FiscalLine[] => {
  const lines = new Map<string, FiscalLine>();
  for (const piece of pieces) {
    const key = JSON.stringify(piece);
    lines.set(key, { ...piece, quantity: (lines.get(key)?.quantity ?? 0) + 1 });
  }
  return [...lines.values()];
};

/**
 * What a payment's fiscal receipt says: dishes and fees at what was paid for them, with their rates. Tips and gifts are no
 * sale. Null: nothing was sold. `rate_unknown`: the venue has not said who sells; without a rate would be exempt, which
 * nobody said either.
 */
export const fiscalSaleOf = (
  { pieces, fee, method }: Pick<Sold, 'pieces' | 'fee' | 'method'>,
  { seller, fee: feeName }: { readonly seller: Seller | null; readonly fee: string },
): FiscalSale | 'rate_unknown' | null => {
  const sold = [...pieces.filter(isSold), { name: '', amount: fee, vatPercent: null }].filter(
    ({ amount }) => amount > 0,
  );
  if (sold.length === 0) return null;
  if (!seller) return 'rate_unknown';
  const lines = together(sold.map(piece => lineOf(piece, { seller, fee: feeName })));
  const total = lines.reduce((all, { price, quantity }) => all + price * quantity, 0);
  return { lines, total, paidBy: PAID_BY[method] ?? 'other' };
};
