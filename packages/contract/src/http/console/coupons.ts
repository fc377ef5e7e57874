import { COUPON_TYPES } from '@tableside/domain/cart';
import { COUPON_STATUSES, MAX_CODES } from '@tableside/domain/coupons';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { Id, Revision } from '../shared/shared.ts';

const { lead } = ROLE_GROUPS;
/** A business day, `2026-12-24`. */
const Day = z.string().max(10).nullable();
/** What is no whole number of them is refused beside its field, with the words of the domain. */
const Count = z.number().nullable();

const terms = {
  type: z.enum(COUPON_TYPES),
  /** Percent points, or minor units of an amount; 0 of `pay-at-restaurant`. */
  value: z.number().min(0),
  /** Orders that each code is good for; null: any number. */
  max_uses: Count,
  /** Orders of one phone; null: any number. */
  per_phone: Count,
  /** What the items must be worth, minor units. */
  min_order: Count,
  /** First and last business day on which it counts. */
  from: Day,
  to: Day,
};

/** Codes that a venue gives out on the same terms: one that many guests know, or many that work once each. */
export const CouponView = z.object({
  id: Id,
  /** The code; of many, the first of them. */
  code: z.string(),
  codes: z.number().int(),
  ...terms,
  standing: z.enum(COUPON_STATUSES),
  /** Ended by hand: its code can be given out anew. */
  retired: z.boolean(),
  /** Orders that count against the limits; what was rejected gave its use back. */
  uses: z.number().int(),
  /** An order was placed with it: what it is worth stays. */
  used: z.boolean(),
  /** What it took off what was sold, by the books; minor units. */
  given: z.number().int(),
  revision: z.number().int(),
  changed_by: z.string().nullable(),
});
export type CouponView = z.infer<typeof CouponView>;

export const CouponsView = z.object({
  /** Guests find a field for codes in their cart. FLAG-07. */
  asked: z.boolean(),
  /** Running, then planned, then ended; in each the latest first. */
  coupons: z.array(CouponView),
});
export type CouponsView = z.infer<typeof CouponsView>;

/** What a venue takes off for who knows a code. CART-07, CART-17, CART-39, CART-56. */
export const consoleCouponCalls = calls({
  'GET /console/{venue}/coupons': {
    summary: 'The discount codes of the venue, with how often each was used and what it took off.',
    access: { staff: lead },
    response: CouponsView,
  },
  'POST /console/{venue}/coupons/make': {
    summary:
      'Gives out a code, or many that are drawn, each beginning with `code`. `validation_failed` with `fields` names what is wrong; `taken` is a code that is given out already. CART-17.',
    access: { staff: lead, password: true },
    body: z.strictObject({
      code: z.string().max(60),
      /** How many are drawn; null: `code` is the code. */
      draw: z.number().int().min(1).max(MAX_CODES).nullable(),
      ...terms,
    }),
    response: CouponsView.extend({ made: Id }),
    idempotent: true,
  },
  'POST /console/{venue}/coupons/{coupon}/change': {
    summary:
      'Other terms from the next order on; placed orders keep what they had. Of a code that was used the worth stays (`validation_failed`, `used`). `settings_changed` says who was quicker.',
    access: { staff: lead, password: true },
    body: z.strictObject({ revision: Revision, ...terms }),
    response: CouponsView,
    errors: ['settings_changed'],
  },
  'POST /console/{venue}/coupons/{coupon}/end': {
    summary: 'Ends a code, or many made together: no further order gets it.',
    access: { staff: lead, password: true },
    body: z.strictObject({}),
    response: CouponsView,
  },
  'GET /console/{venue}/coupons/{coupon}/codes': {
    summary: 'Every code of many that were made together, with how often it was used.',
    access: { staff: lead },
    response: z.object({ codes: z.array(z.object({ code: z.string(), uses: z.number().int() })) }),
  },
});
