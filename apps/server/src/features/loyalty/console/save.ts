import { randomBytes } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { type PointsTerms, type ProgrammeTerms, programmeProblems } from '@tableside/domain/loyalty';
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

/** `known`: keys that answers are kept under already. */
const termsOf = (body: Body, known: ReadonlySet<string>): ProgrammeTerms => ({
  name: body.name.trim(),
  cardColor: body.card_color,
  cardSecondaryColor: body.card_secondary_color,
  pricingText: trimmed(body.pricing_text),
  fields: body.fields.map(field => ({
    key: field.key !== null && known.has(field.key) ? field.key : newKey(),
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
      const terms = termsOf(body, new Set(before?.fields.map(({ key }) => key)));
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
