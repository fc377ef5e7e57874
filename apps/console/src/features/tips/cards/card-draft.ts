import type { ConsoleGifts } from '@tableside/contract/http/admin/gifts';
import { type Minor, minor } from '@tableside/domain/money';

export type GiftCard = ConsoleGifts['cards'][number];

/** Amounts to tap that fit on a card. */
const PLACES = 6;

/** A card as it is typed: a place without an amount is an amount less. */
export type CardDraft = Omit<GiftCard, 'amounts' | 'min' | 'max'> & {
  readonly amounts: readonly (Minor | null)[];
  readonly min: Minor | null;
  readonly max: Minor | null;
};

export const cardDraft = (card: GiftCard): CardDraft => ({
  ...card,
  amounts: Array.from({ length: PLACES }, (_, place) => {
    const amount = card.amounts[place];
    return amount === undefined ? null : minor(amount);
  }),
  min: minor(card.min),
  max: minor(card.max),
});

/** What is sent of any kind. The amount that is chosen at first is named by its place among those that are left. */
const terms = ({ amounts, min, max, preselected }: CardDraft) => {
  const left = amounts.filter(amount => amount !== null);
  const first = preselected === null ? null : (amounts[preselected] ?? null);
  return {
    amounts: left,
    min: min ?? 0,
    max: max ?? 0,
    preselected: first === null ? null : left.indexOf(first),
  };
};

const shared = (draft: CardDraft) => ({ ...terms(draft), picture: draft.picture?.id ?? null });

/** Of somebody's own card: what it says and shows is theirs to say. */
export const isOwned = ({ kind, person }: Pick<GiftCard, 'kind' | 'person'>): boolean =>
  kind === 'tip' && person !== null;

export const ownedCardBody = (draft: CardDraft) => {
  const { language, show_review } = draft;
  return { language, show_review, ...terms(draft) };
};

export const tipCardBody = (draft: CardDraft) => {
  const { name, description, thanks, language, picks, show_review } = draft;
  return { name, description, thanks, language, picks, show_review, ...shared(draft) };
};

const both = (texts: Readonly<Record<string, string>>) => ({ lt: texts.lt ?? '', en: texts.en ?? '' });

export const donateeBody = (draft: CardDraft) => ({
  name: both(draft.names),
  description: both(draft.description),
  iban: draft.iban,
  ...shared(draft),
});
