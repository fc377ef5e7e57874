import type { Fold } from '../books/book.ts';

/** A card as this system keeps it, and says it: whoever steers it may let it say anything. */
export type HostCard = {
  readonly card_number: string;
  readonly name: string;
  /** Who joined with it, as our server names them; null: a card on paper. */
  readonly reference: string | null;
  readonly active: boolean;
  readonly currency: string;
  readonly percent: number;
  readonly expires_at: string | null;
};

export type LoyaltyEntry = { readonly kept: HostCard };
/** By number. */
export type LoyaltyState = Map<string, HostCard>;

const onPaper = (
  card_number: string,
  name: string,
  percent: number,
  over: Partial<HostCard> = {},
): [string, HostCard] => [
  card_number,
  { card_number, name, reference: null, active: true, currency: 'EUR', percent, expires_at: null, ...over },
];

export const loyaltyFold: Fold<LoyaltyState, LoyaltyEntry> = {
  /** Cards that people have in their wallets: one that gives much, one that gives little, one that ended. */
  empty: () =>
    new Map([
      onPaper('GOLD-1001', 'Gold', 15),
      onPaper('BLUE-2002', 'Blue', 5, { expires_at: '2030-12-31T21:59:59.000Z' }),
      onPaper('GREY-3003', 'Ended', 5, { active: false }),
    ]),
  apply: (state, { kept }) => state.set(kept.card_number, kept),
};
