import { Refusal } from '@tableside/contract';
import type { CallAnswer } from '@tableside/contract/client';
import { cardColours, type PointsTerms } from '@tableside/domain/loyalty';
import { textIn } from '@tableside/domain/menu';
import { minor, toMajor } from '@tableside/domain/money';
import { themeColors } from '@tableside/domain/theme';
import type { Run } from '../../database/database.ts';
import { type AccountRow, accountById, type CardRow } from './account-store.ts';
import { offersOfCard, tiersOfCard } from './card-tiers.ts';

export type GuestUserView = CallAnswer<'GET /loyalty/get-user'>;

type Collected = NonNullable<GuestUserView['loyalty_programs'][number]['points']>;

/** What a member has collected, in the words of whose programme it is. */
const collectedOf = (card: CardRow, terms: PointsTerms): Collected => ({
  earn: terms.earn,
  every: terms.every === null ? null : toMajor(minor(terms.every), card.decimals),
  cost: terms.cost,
  reward_name: textIn(terms.rewardName, card.mainLanguage, card.mainLanguage),
  balance: card.balance,
  ends_at: card.endsAt === null ? null : new Date(card.endsAt).toISOString(),
  used_on: [...card.usedOn],
  lines: card.lines.map(({ at, units, cause, reason }) => ({
    at: new Date(at).toISOString(),
    units,
    cause,
    reason: reason ?? '',
  })),
});

const cardOf = (card: CardRow, now: number): GuestUserView['loyalty_programs'][number] => {
  const { mainLanguage, fields, answers } = card;
  const { from, to } = cardColours(
    { color: card.cardColor, secondary: card.cardSecondaryColor },
    themeColors(card.customizations).primary,
  );
  const tiers = tiersOfCard(card, now);
  const expires = card.expiresAt === null ? null : new Date(card.expiresAt).toISOString();
  return {
    id: card.id,
    name: card.name,
    venue: card.venue,
    loyalty_card_number: card.number,
    card_color: from,
    card_secondary_color: to,
    is_external: card.isExternal,
    external_data: card.isExternal ? { card_number: card.number, expires_at: expires } : null,
    joined_at: new Date(card.joinedAt).toISOString(),
    expires_at: expires,
    points: card.points && !card.isExternal ? collectedOf(card, card.points) : null,
    tiers,
    offers: offersOfCard(card, tiers?.tier ?? null, now),
    mail: card.mail && {
      asked_at: new Date(card.mail.askedAt).toISOString(),
      words: card.mail.words,
      confirmed_at: card.mail.confirmedAt === null ? null : new Date(card.mail.confirmedAt).toISOString(),
    },
    answers: fields.flatMap(({ key, name }) => {
      const answer = answers[key];
      return answer === undefined ? [] : [{ key, name: textIn(name, mainLanguage, mainLanguage), answer }];
    }),
  };
};

/** An account as its guest reads it. ENTITY-72, ENTITY-73. */
export const guestUserOf = (row: AccountRow, now: number): GuestUserView => {
  const { name, phoneNumber, city, birthDate } = row;
  const told = name !== null && phoneNumber !== null && city !== null && birthDate !== null;
  return {
    uid: row.id,
    displayName: row.displayName,
    photoURL: row.photoUrl,
    email: row.email,
    emailVerified: row.verifiedAt !== null,
    phone_number: phoneNumber,
    metadata: { creationTime: row.createdAt.toISOString() },
    wallet_details: told ? { name, phone_number: phoneNumber, city, birth_date: birthDate } : null,
    loyalty_programs: row.cards.map(card => cardOf(card, now)),
    terms: { version: row.termsVersion, agreed_at: row.termsAgreedAt.toISOString() },
  };
};

/** The account of a proven sign-in. Refuses not_signed_in where it was erased meanwhile. */
export const accountView = async (run: Run, accountId: string, now: number): Promise<GuestUserView> => {
  const row = await accountById(run, accountId);
  if (!row) throw new Refusal('not_signed_in');
  return guestUserOf(row, now);
};
