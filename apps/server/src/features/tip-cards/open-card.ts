import { Refusal } from '@tableside/contract';
import type { SharingRule } from '@tableside/domain/payouts';
import type { Deps } from '../../deps.ts';
import { CARD_HASH, readSharing, waysToGive } from '../giving/index.ts';
import { UNKNOWN_CODE } from '../limits/index.ts';
import type { Venue } from '../venues/index.ts';
import { type CardRow, cardByHash, type Recipient, recipientsOf } from './card-store.ts';

/** A card that guests can tip by, with everybody who can be tipped with it. */
export type OpenCard = {
  readonly card: CardRow;
  readonly venue: Venue;
  /** Whose card it is; null: the house's. */
  readonly person: Recipient | null;
  /** Of whom the guest may choose one. */
  readonly people: readonly Recipient[];
  /** Without any nobody can give: see given-card.ts. */
  readonly ways: readonly string[];
  /** How what the house is given is shared. */
  readonly sharing: SharingRule;
};

type Parts = Pick<Deps, 'database' | 'env' | 'venues' | 'offers' | 'limits'>;

/**
 * The card of a hash. Refuses tip_card_unavailable alike for one that there never was, one that was put away, one whose
 * person left or does not want it any more, and one that nobody could pay by. TIPCARD-13
 */
export const openCard = async (parts: Parts, hash: string, ip: string): Promise<OpenCard> => {
  const { database, env, venues } = parts;
  const guess = parts.limits.attempt('unknown-card', ip, UNKNOWN_CODE);
  const card = CARD_HASH.test(hash) ? await cardByHash(database.run, hash) : null;
  if (!card) throw new Refusal('tip_card_unavailable');
  guess.forgive();
  if (!card.isActive) throw new Refusal('tip_card_unavailable');
  const wantsPeople = card.personnelId !== null || card.displayType === 'staff_members_select';
  const [venue, recipients, sharing] = await Promise.all([
    venues.get(card.venueId),
    wantsPeople ? recipientsOf(database.run, card.venueId, env.demo) : [],
    readSharing(database.run, card.venueId),
  ]);
  const person = recipients.find(({ id }) => id === card.personnelId) ?? null;
  if (card.personnelId !== null && !person) throw new Refusal('tip_card_unavailable');
  const ways = await waysToGive(parts, venue);
  if (ways.length === 0) throw new Refusal('tip_card_unavailable');
  const people = card.displayType === 'staff_members_select' ? recipients : [];
  return { card, venue, person, people, ways, sharing: sharing.rule };
};

/** In which languages a card can be read: its own and English. TIPCARD-15 */
export const languagesOf = ({ language }: Pick<CardRow, 'language'>): string[] => [
  ...new Set([language, 'en']),
];
