import { randomBytes } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import {
  type MemberOffer,
  type PointsTerms,
  type ProgrammeTerms,
  programmeProblems,
  type TierTerms,
} from '@tableside/domain/loyalty';
import type { Deps } from '../../../deps.ts';
import type { CallInputOnServer, Handler } from '../../../http/mount/handler.ts';
import { appendToOutbox } from '../../../realtime/outbox.ts';
import { saveIfUnchanged } from '../../settings-stamps/index.ts';
import { audit } from '../../staff/index.ts';
import { ownProgram, writeProgram } from '../program-store.ts';
import { loyaltySettings } from './view.ts';

type Body = CallInputOnServer<'POST /console/{venue}/loyalty/save'>['body'];

const newKey = (): string => randomBytes(6).toString('hex');

const trimmed = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      text.trim() === '' ? [] : [[language, text.trim()]],
    ),
  );

/** What another way of collecting would need is not kept. */
const pointsOf = (points: NonNullable<Body['points']>): PointsTerms => ({
  earn: points.earn,
  every: points.earn === 'amount' ? points.every : null,
  category: points.earn === 'dish' ? points.category : null,
  cost: points.cost,
  rewardAmount: points.reward_category === null ? points.reward_amount : null,
  rewardCategory: points.reward_category,
  rewardName: trimmed(points.reward_name),
  birthday: points.birthday,
  months: points.months,
});

/** A key stays with its tier. */
const tiersOf = (tiers: NonNullable<Body['tiers']>, known: ReadonlySet<string>): TierTerms | null =>
  tiers.levels.length === 0
    ? null
    : {
        months: tiers.months,
        levels: tiers.levels.map(({ key, name, from, percent, times }) => ({
          key: key !== null && known.has(key) ? key : newKey(),
          name: trimmed(name),
          from,
          percent,
          times,
        })),
      };

/** What another kind of offer would need is not kept. */
const offerOf = (offer: Body['offers'][number], known: Known['offers']): MemberOffer => {
  const { key, gives, percent, amount, least, dish, price, ...rest } = offer;
  return {
    ...rest,
    key: key !== null && known.has(key) ? key : newKey(),
    name: trimmed(offer.name),
    days: [...new Set(offer.days)].toSorted(),
    gives,
    percent: gives === 'percent' ? percent : null,
    amount: gives === 'amount' ? amount : null,
    least: gives === 'amount' ? least : null,
    dish: gives === 'dish' ? dish : null,
    price: gives === 'dish' ? price : null,
  };
};

/** Keys that are there already: answers are kept under those of questions. */
type Known = Readonly<Record<'fields' | 'tiers' | 'offers', ReadonlySet<string>>>;

const termsOf = (body: Body, known: Known): ProgrammeTerms => ({
  name: body.name.trim(),
  cardColor: body.card_color,
  cardSecondaryColor: body.card_secondary_color,
  pricingText: trimmed(body.pricing_text),
  fields: body.fields.map(field => ({
    key: field.key !== null && known.fields.has(field.key) ? field.key : newKey(),
    name: trimmed(field.name),
    placeholder: trimmed(field.placeholder),
    type: field.type,
    required: field.required,
    // Lengths are of free text alone.
    minLength: field.type === 'text' ? field.min_length : null,
    maxLength: field.type === 'text' ? field.max_length : null,
  })),
  takesCards: body.takes_cards,
  everywhere: body.everywhere,
  discountPercent: body.discount_percent,
  cardMonths: body.card_months,
  points: body.points && pointsOf(body.points),
  tiers: body.points && body.tiers && tiersOf(body.tiers, known.tiers),
  offers: body.offers.map(offer => offerOf(offer, known.offers)),
});

/**
 * Saves a venue's programme; the first save makes it. What counts at other venues as well is for an owner to say. Refuses
 * validation_failed, settings_changed, not_allowed.
 */
export const saveProgram =
  (deps: Deps): Handler<'POST /console/{venue}/loyalty/save'> =>
  async ({ staff, body }) => {
    const { venueId } = staff;
    const { settings } = await deps.venues.get(venueId);
    await deps.database.transaction(async run => {
      await saveIfUnchanged(run, staff, 'loyalty', body.revision);
      const before = await ownProgram(run, venueId);
      const terms = termsOf(body, {
        fields: new Set(before?.fields.map(({ key }) => key)),
        tiers: new Set(before?.tiers?.levels.map(({ key }) => key)),
        offers: new Set(before?.offers.map(({ key }) => key)),
      });
      const fields = programmeProblems(terms, settings.mainLanguage);
      if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
      if (terms.everywhere !== (before?.everywhere ?? false) && staff.role !== 'owner')
        throw new Refusal('not_allowed');
      await writeProgram(run, venueId, terms, new Date(deps.clock()));
      await audit(run, staff, {
        action: 'loyalty-change',
        subject: `venue:${venueId}`,
        data: { before, after: terms },
      });
      await appendToOutbox(run, [{ audience: `venue:${venueId}`, event: 'venue-updated', data: {} }]);
    });
    return loyaltySettings(deps, venueId);
  };
