import { z } from 'zod';

const amount = z.int().min(0).max(100_000_000);
const reference = z.string().min(1).max(100);

/** What an order brings to the till. Amounts are minor units, prices those the guest agreed to. */
export const orderBody = z.strictObject({
  reference,
  table: z.string().min(1).max(40),
  /** The bill to join; without one the table's open bill, or a new one. */
  bill_id: z.string().max(60).optional(),
  currency: z.string().length(3).default('EUR'),
  comment: z.string().max(1000).optional(),
  lines: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(200),
        quantity: z.int().min(1).max(999),
        unit_price: amount,
        modifiers: z
          .array(
            z.strictObject({
              name: z.string().min(1).max(200),
              unit_price: z.int().min(-100_000_000).max(100_000_000),
            }),
          )
          .max(50)
          .default([]),
        comment: z.string().max(1000).optional(),
      }),
    )
    .min(1)
    .max(200),
});

/** A payment taken elsewhere. `expected_version`: what the payer saw; an older bill than the till's is refused. */
export const paymentBody = z.strictObject({
  reference,
  method: z.enum(['cash', 'card', 'online']).default('online'),
  amount: amount.min(1),
  tip: amount.default(0),
  expected_version: z.int().min(1).optional(),
});

export type OrderBody = z.infer<typeof orderBody>;
export type PaymentBody = z.infer<typeof paymentBody>;

/** Why the till says no, with the HTTP status it says it with. */
export const REFUSALS = {
  unauthorized: 401,
  invalid: 400,
  not_found: 404,
  reference_reused: 409,
  stale_version: 409,
  bill_closed: 409,
  exceeds_due: 409,
  currency_differs: 409,
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export class TillRefusal extends Error {
  readonly code: RefusalCode;
  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}
