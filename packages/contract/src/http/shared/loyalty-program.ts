import { EARNS, ENROLMENT_FIELD_TYPES, OFFER_GIFTS, POINT_CAUSES } from '@tableside/domain/loyalty';
import { z } from 'zod';
import { Id, Instant, Major } from './shared.ts';

/** A question to whoever joins. ENTITY-76. */
export const EnrolmentField = z.object({
  key: z.string(),
  name: z.string(),
  placeholder: z.string(),
  type: z.enum(ENROLMENT_FIELD_TYPES),
  required: z.boolean(),
  min_length: z.number().int().nullable(),
  max_length: z.number().int().nullable(),
});

/** What another system says of a card that it keeps. LOYAL-15. */
export const ExternalData = z.object({ card_number: z.string(), expires_at: Instant.nullable() });

/** What members collect, and what they get for it. */
export const Collecting = z.object({
  earn: z.enum(EARNS),
  /** Paid for one point; null: stamps are collected. */
  every: Major.nullable(),
  /** How many a reward costs. */
  cost: z.number().int(),
  reward_name: z.string(),
});

/** What those have who collect much, the lowest first. */
export const Tiers = z.object({
  /** So far back what was earned counts. */
  months: z.number().int(),
  levels: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      /** Points or stamps earned in those months. */
      from: z.number().int(),
      /** Off everything; null: what every member has. */
      percent: z.number().int().nullable(),
      /** What is collected counts so often. */
      times: z.number().int(),
    }),
  ),
});

/** Where a member stands among them. */
export const TierStanding = Tiers.extend({
  /** The key of theirs; null: none yet. */
  tier: z.string().nullable(),
  /** What counts for it now. */
  earned: z.number().int(),
  /** The last business day of it if nothing more is earned, `YYYY-MM-DD`. */
  until: z.string().nullable(),
  /** The key of the next one; null: there is none above. */
  next: z.string().nullable(),
  /** What is still to earn for it, and, of points for money, what that is to pay at once. */
  left: z.number().int(),
  left_to_pay: Major.nullable(),
});

/** What members have for a while; one whose last day is over is not shown. */
export const MemberOffer = z.object({
  key: z.string(),
  name: z.string(),
  /** The key of the lowest tier that has it; null: every member. */
  tier: z.string().nullable(),
  /** The first and the last business day, `YYYY-MM-DD`; null: open at that end. */
  first: z.string().nullable(),
  last: z.string().nullable(),
  /** ISO weekdays. */
  days: z.array(z.number().int()),
  /** Minutes from midnight on the venue's wall; null: the whole day. */
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
  gives: z.enum(OFFER_GIFTS),
  /** Off everything. */
  percent: z.number().int().nullable(),
  /** Off an order that is worth at least so much. */
  amount: Major.nullable(),
  least: Major.nullable(),
  /** The name of a dish, and what a piece of it costs. */
  dish: z.string().nullable(),
  price: Major.nullable(),
});

/** A change of what a member has collected; `reason` of staff. */
export const CollectedLine = z.object({
  at: Instant,
  units: z.number().int(),
  cause: z.enum(POINT_CAUSES),
  reason: z.string(),
});

/** What a member has collected. */
export const Collected = Collecting.extend({
  balance: z.number().int(),
  /** Until when they come again, or it ends; null: it stays, or there is nothing. */
  ends_at: Instant.nullable(),
  /** Open bills, by their number, on which a reward of the card lies that can be taken back. */
  used_on: z.array(z.string()),
  /** The latest changes, the last first. */
  lines: z.array(CollectedLine),
});

/** A loyalty programme that counts at a venue; of a member with the number of their card. ENTITY-75. */
export const LoyaltyProgram = z.object({
  id: Id,
  name: z.string(),
  logo: z.string().nullable(),
  image: z.string().nullable(),
  /** Kept by another system; its card's entries are in `external_data`. */
  is_external: z.boolean(),
  external_data: ExternalData.nullable(),
  /** Null: nobody's yet. */
  loyalty_card_number: z.string().nullable(),
  /** `#rrggbb`; the venue's own where the programme has none. LOYAL-46. */
  card_color: z.string(),
  card_secondary_color: z.string(),
  card_pictogram: z.string().nullable(),
  additional_fields: z.array(EnrolmentField),
  /** Whoever has a card on paper may bring its number. */
  takes_cards: z.boolean(),
  /** What members have off everything, in percent; null: they have prices of their own. */
  discount_percent: z.number().int().nullable(),
  /** What members collect; null: nothing. */
  points: Collecting.nullable(),
  /** What those have who collect much; null: every member has the same. */
  tiers: Tiers.nullable(),
  offers: z.array(MemberOffer),
});
export type LoyaltyProgram = z.infer<typeof LoyaltyProgram>;
