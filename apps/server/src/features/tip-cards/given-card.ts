import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import { CARD_HASH, givenWith, readSharing } from '../giving/index.ts';
import { cardByHash, type Recipient, recipientsOf } from './card-store.ts';
import type { OpenCard } from './open-card.ts';

/** Somebody by the name that the guest gave to, with their thanks while they want to be seen, and nothing else of them. */
const known = (id: string, name: string, shown: Recipient | undefined): Recipient => ({
  id,
  name,
  description: {},
  photo: null,
  thanks: shown?.thanks ?? {},
  thanksPhoto: shown?.thanksPhoto ?? null,
  card: null,
  language: null,
});

/**
 * What whoever names a payment of a card is shown of it, although nobody can give by it by now: whose it was when they gave,
 * and the thanks, which are gone with whoever left or wants to be seen no more. Nothing can be chosen and there is no way
 * to pay. Null: there is no such card, or the payment is not of it.
 */
export const givenCard = async (
  { database: { run }, venues, env }: Pick<Deps, 'database' | 'venues' | 'env'>,
  hash: string,
  payment: string,
): Promise<OpenCard | null> => {
  const card = CARD_HASH.test(hash) && isUuid(payment) ? await cardByHash(run, hash) : null;
  const name = card && (await givenWith(run, card.id, payment));
  if (!card || name === null) return null;
  const { venueId, personnelId } = card;
  const [venue, recipients, sharing] = await Promise.all([
    venues.get(venueId),
    personnelId === null ? [] : recipientsOf(run, venueId, env.demo),
    readSharing(run, venueId),
  ]);
  const shown = recipients.find(({ id }) => id === personnelId);
  return {
    card: {
      ...card,
      description: {},
      photo: null,
      amounts: [],
    },
    venue,
    person: personnelId === null ? null : known(personnelId, name, shown),
    people: [],
    ways: [],
    sharing: sharing.rule,
  };
};
