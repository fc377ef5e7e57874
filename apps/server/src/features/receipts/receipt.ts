import { isSold } from '@tableside/domain/ledger';
import { type Minor, minor, sum, times } from '@tableside/domain/money';
import { byRate, type RatedAmount, type VatShare, vatShares } from '@tableside/domain/vat';
import type { PaperWords } from '../paper/index.ts';
import type { Venue } from '../venues/index.ts';
import { pieceName } from './piece-name.ts';
import type { Sold } from './sold.ts';

/** Alike pieces together, at their price together. */
export type ReceiptItem = { readonly name: string; readonly price: Minor };

/** What a receipt says. Minor units; items − discount − loyalty discount + tips + transaction fee + donation is the total. */
export type Receipt = {
  readonly number: string;
  readonly venueName: string;
  readonly companyName: string;
  readonly companyCode: string | null;
  readonly vatCode: string | null;
  readonly address: string;
  readonly phone: string | null;
  readonly sold: Sold;
  /** Who was given all of it, as the venue calls them; null: something else was paid, or nothing of it stayed given. */
  readonly givenTo: string | null;
  readonly items: readonly ReceiptItem[];
  /** By codes and by staff. */
  readonly discount: Minor;
  /** As a member. */
  readonly loyaltyDiscount: Minor;
  readonly tips: Minor;
  /** Given by rounding up, and to whom; null: nothing. */
  readonly donation: ReceiptItem | null;
  readonly total: Minor;
  /** Given back or on its way back. */
  readonly givenBack: Minor;
  readonly vat: readonly VatShare[];
};

/** Alike pieces at the same price in one line, as guests think of them: 3 × Beer. */
const groupedItems = (pieces: readonly ReceiptItem[]): ReceiptItem[] => {
  const groups = new Map<string, ReceiptItem & { readonly count: number }>();
  for (const { name, price } of pieces) {
    const key = JSON.stringify([name, price]);
    groups.set(key, { name, price, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()].map(({ name, price, count }) =>
    count === 1 ? { name, price } : { name: `${count} × ${name}`, price: times(price, count) },
  );
};

/** Number of a receipt: the beginning of the payment's id, short enough to be read out. */
const numberOf = (paymentId: string): string => paymentId.slice(0, 8).toUpperCase();

/** What was sold by a payment, by the rate that it was sold at; its own fee names none. */
export const salesByRate = ({ pieces, fee }: Pick<Sold, 'pieces' | 'fee'>): RatedAmount[] =>
  byRate([
    ...pieces.filter(isSold).map(({ vatPercent, amount }) => ({ percent: vatPercent, amount })),
    { percent: null, amount: fee },
  ]);

/** What was sold by a payment, as the tax office sees it: dishes and fees, never tips. Before anything was given back. */
export const salesOf = ({ pieces, fee }: Pick<Sold, 'pieces' | 'fee'>): Minor =>
  sum([...pieces.filter(isSold).map(({ amount }) => amount), fee]);

/** The tip of a payment and tips that were chosen when ordering. */
export const tipsOf = ({ pieces, tip }: Pick<Sold, 'pieces' | 'tip'>): Minor =>
  sum([...pieces.filter(({ kind }) => kind === 'tip').map(({ amount }) => amount), tip]);

/** A gift that went back is none to confirm. */
const givenTo = ({ pieces, captured, givenBack }: Sold): string | null => {
  const [first] = pieces;
  const isGift = givenBack < captured && pieces.every(({ kind }) => kind === 'donation');
  return first && isGift ? first.name : null;
};

/** The receipt of a payment; a venue without legal details is named as guests know it. */
export const receiptOf = (sold: Sold, venue: Venue, words: PaperWords): Receipt => {
  const { settings } = venue;
  const { name, amount, back } = sold.donation;
  const legal = settings.legal ?? null;
  const bought = sold.pieces.filter(({ kind }) => kind !== 'tip');
  // Of what was only given there is none.
  const loyaltyDiscount = sum(bought.map(({ loyalty }) => loyalty));
  const vat = legal?.vatCode && salesOf(sold) > 0 ? vatShares(salesByRate(sold), legal.vatPercent) : [];
  return {
    number: numberOf(sold.paymentId),
    venueName: venue.name,
    companyName: legal?.companyName ?? venue.name,
    companyCode: legal?.companyCode ?? null,
    vatCode: legal?.vatCode ?? null,
    address: legal?.address ?? settings.address,
    phone: settings.phone,
    sold,
    givenTo: givenTo(sold),
    items: groupedItems(bought.map(piece => ({ name: pieceName(piece, words), price: piece.price }))),
    discount: minor(
      sum(bought.map(({ price }) => price)) - sum(bought.map(({ amount }) => amount)) - loyaltyDiscount,
    ),
    loyaltyDiscount,
    tips: tipsOf(sold),
    donation: name === null ? null : { name, price: amount },
    total: minor(sold.captured + amount),
    givenBack: minor(sold.givenBack + back),
    vat,
  };
};
