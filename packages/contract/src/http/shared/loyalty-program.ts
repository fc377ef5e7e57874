import { ENROLMENT_FIELD_TYPES } from '@tableside/domain/loyalty';
import { z } from 'zod';
import { Id, Instant } from './shared.ts';

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
});
export type LoyaltyProgram = z.infer<typeof LoyaltyProgram>;
