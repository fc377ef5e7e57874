import { Refusal } from '@tableside/contract';
import { giftTerms } from '@tableside/domain/gifts';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { beginGift, type Gift } from '../giving/index.ts';
import { languageOfCard } from './card-view.ts';
import { type OpenCard, openCard } from './open-card.ts';

/** Who gets a tip with a card: its person, the one the guest chose of the house's, or the house. Refuses tip_invalid. */
const recipientOf = (
  { card, person, people, venue }: OpenCard,
  wanted: string | null,
): Pick<Gift, 'recipientId' | 'recipientName'> => {
  const house = { recipientId: null, recipientName: venue.name };
  if (wanted === null || (wanted === venue.id && card.cardType === 'restaurant'))
    return person ? { recipientId: person.id, recipientName: person.name } : house;
  const named = person?.id === wanted ? person : people.find(({ id }) => id === wanted);
  if (!named) throw new Refusal('tip_invalid');
  return { recipientId: named.id, recipientName: named.name };
};

/** Begins a tip with a card, by one of `methods`. TIPCARD-24…26 */
export const tipIntent =
  (deps: Deps, methods: readonly string[]): Handler<'POST /payments/stripe/payment-intent-tips-v2'> =>
  async ({ body, meta }) => {
    const open = await openCard(deps, body.tips_qr_card_hash, meta.ip);
    const { card, venue } = open;
    const recipient = recipientOf(open, body.personnel_id);
    const whose = recipient.recipientId === null ? {} : { personnel_id: recipient.recipientId };
    const gift: Gift = {
      kind: 'tip',
      by: 'card',
      cardId: card.id,
      ...recipient,
      venue,
      terms: giftTerms('tip', card, venue.settings.currency.decimals),
      successPath: query =>
        `/tip/success/${encodeURIComponent(card.hash)}?${new URLSearchParams({ ...whose, ...query })}`,
      language: languageOfCard(open, body.language ?? null, []),
    };
    return beginGift(deps, methods, { gift, body, meta });
  };
