import type { TipCard, TipRecipient } from '@tableside/contract/http/gifts';
import { giftTerms } from '@tableside/domain/gifts';
import { type Picture, textIn } from '@tableside/domain/menu';
import { firstLanguage } from '@tableside/domain/session';
import { HOW_SHARED, localeOf, tipsView, venueOfCard } from '../giving/index.ts';
import { ofPerson, photoUrl, thumbnailUrl } from '../media/index.ts';
import { personnelView } from '../payments/index.ts';
import type { Recipient } from './card-store.ts';
import { languagesOf, type OpenCard } from './open-card.ts';

const thumb = (photo: Picture | null): string | null => photo && thumbnailUrl(photo);

/** Of a person. */
const face = (photo: Picture | null): string | null => photo && ofPerson(thumbnailUrl(photo));

/** What a card is, whoever gets the tip. TIPCARD-09 */
const ofCard = ({ card, venue }: OpenCard) => ({
  show_review_cta_in_payment_screen: card.showReview,
  locale: localeOf(venue, card.language),
});

/** The house as the one who gets the tip, with its thanks. ENTITY-57, TIPCARD-28 */
const houseView = (open: OpenCard, language: string): TipRecipient => {
  const { card, venue } = open;
  return {
    id: venue.id,
    name: venue.name,
    photo: thumb(card.photo ?? venue.settings.logo),
    description: textIn(card.description, language, card.language),
    success_gif: card.successPhoto && photoUrl(card.successPhoto),
    success_description: textIn(card.successDescription, language, card.language),
    ...ofCard(open),
  };
};

const personView = (open: OpenCard, person: Recipient, language: string): TipRecipient => ({
  id: person.id,
  name: person.name,
  photo: face(person.photo),
  description: textIn(person.description, language, open.card.language),
  success_gif: person.thanksPhoto && ofPerson(photoUrl(person.thanksPhoto)),
  success_description: textIn(person.thanks, language, open.card.language),
  ...ofCard(open),
});

/** The language of a card for a guest: the one they ask for, else the browser's if it is offered, else its own. */
export const languageOfCard = (
  { card }: Pick<OpenCard, 'card'>,
  wanted: string | null,
  browser: readonly string[],
): string => firstLanguage({ selected: wanted, browser, main: card.language, offered: languagesOf(card) });

/** A card as its guest sees it. ENTITY-56 */
export const cardView = (open: OpenCard, language: string): TipCard => {
  const { card, venue, person, people, ways } = open;
  const { decimals } = venue.settings.currency;
  const terms = giftTerms('tip', card, decimals);
  return {
    hash: card.hash,
    card_type: card.cardType,
    display_type: card.displayType,
    restaurant_data: houseView(open, language),
    personnel_data: person && personView(open, person, language),
    personnel: people.map(one => personnelView({ ...one, photo: face(one.photo) }, venue)),
    ...tipsView(venue, terms),
    sharing: card.cardType === 'individual' ? 'person' : HOW_SHARED[open.sharing],
    venue: venueOfCard(venue),
    payment_providers: [...ways],
    languages: languagesOf(card),
    language,
  };
};
