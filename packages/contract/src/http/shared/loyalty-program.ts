import { EARNS, ENROLMENT_FIELD_TYPES, POINT_CAUSES } from '@tableside/domain/loyalty';
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
});
export type LoyaltyProgram = z.infer<typeof LoyaltyProgram>;
