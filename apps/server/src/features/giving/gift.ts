import type { GiftKind, GiftTerms } from '@tableside/domain/gifts';
import type { Venue } from '../venues/index.ts';

/** For whom a guest gives, by the card that they opened. ADR 0032 */
export type Gift = {
  readonly kind: GiftKind;
  /** A card, or the order that a tip thanks for. ADR 0049 */
  readonly by: 'card' | 'order';
  /** Of the tip card, of the donation's recipient, or of that order. */
  readonly cardId: string;
  /** Whose it is: a person of the staff or a donation's recipient; null: the house's pool of tips. */
  readonly recipientId: string | null;
  readonly recipientName: string;
  readonly venue: Venue;
  readonly terms: GiftTerms;
  /** Where the phone comes back to from a bank: a path of the guest app, with its query. */
  readonly successPath: (query: Readonly<Record<string, string>>) => string;
  readonly language: string;
};

/** What the calls that begin a gift's payment say. Minor units, `expected_total` major. */
export type GivingBody = {
  readonly amount: number;
  readonly method?: string | undefined;
  readonly expected_total?: number | undefined;
};
