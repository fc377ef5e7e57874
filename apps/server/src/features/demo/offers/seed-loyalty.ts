import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EARNS, ENROLMENT_FIELD_TYPES, OFFER_GIFTS } from '@tableside/domain/loyalty';
import { z } from 'zod';
import type { WrittenProgram } from '../../loyalty/index.ts';

const Text = z.record(z.string().regex(/^[a-z]{2}$/), z.string().min(1)).default({});

/** `loyalty.json` of a demo venue: its programme. */
const LoyaltyFile = z.strictObject({
  name: z.string(),
  cardColor: z.string().nullable().default(null),
  cardSecondaryColor: z.string().nullable().default(null),
  pricingText: Text,
  fields: z
    .array(
      z.strictObject({
        key: z.string(),
        type: z.enum(ENROLMENT_FIELD_TYPES),
        name: Text,
        placeholder: Text,
        required: z.boolean().default(false),
        minLength: z.number().int().nullable().default(null),
        maxLength: z.number().int().nullable().default(null),
      }),
    )
    .default([]),
  takesCards: z.boolean().default(false),
  everywhere: z.boolean().default(false),
  discountPercent: z.number().int().nullable().default(null),
  cardMonths: z.number().int().nullable().default(null),
  points: z
    .strictObject({
      earn: z.enum(EARNS),
      every: z.number().int().nullable().default(null),
      category: z.string().nullable().default(null),
      cost: z.number().int(),
      rewardAmount: z.number().int().nullable().default(null),
      rewardCategory: z.string().nullable().default(null),
      rewardName: Text,
      birthday: z.number().int().default(0),
      months: z.number().int().nullable().default(null),
    })
    .nullable()
    .default(null),
  tiers: z
    .strictObject({
      months: z.number().int(),
      levels: z.array(
        z.strictObject({
          key: z.string(),
          name: Text,
          from: z.number().int(),
          percent: z.number().int().nullable().default(null),
          times: z.number().int().default(1),
        }),
      ),
    })
    .nullable()
    .default(null),
  offers: z
    .array(
      z.strictObject({
        key: z.string(),
        name: Text,
        tier: z.string().nullable().default(null),
        first: z.string().nullable().default(null),
        last: z.string().nullable().default(null),
        days: z.array(z.number().int()).default([1, 2, 3, 4, 5, 6, 7]),
        from: z.number().int().nullable().default(null),
        to: z.number().int().nullable().default(null),
        gives: z.enum(OFFER_GIFTS),
        percent: z.number().int().nullable().default(null),
        amount: z.number().int().nullable().default(null),
        least: z.number().int().nullable().default(null),
        dish: z.string().nullable().default(null),
        price: z.number().int().nullable().default(null),
      }),
    )
    .default([]),
  /** The sandbox's loyalty system keeps its cards. */
  external: z.boolean().default(false),
});

/** The programme of a demo venue, and whether another system keeps its cards; null without the file. */
export const readLoyaltyFile = (folder: string): (WrittenProgram & { readonly external: boolean }) | null => {
  const file = join(folder, 'loyalty.json');
  if (!existsSync(file)) return null;
  const parsed = LoyaltyFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${parsed.error.message}`);
  return parsed.data;
};
