import { z } from 'zod';
import { TillRefusal } from './refusal.ts';

const MOST = 100_000_000;
const amount = z.int().min(0).max(MOST);
const reference = z.string().min(1).max(100);

const Modifier = z.strictObject({
  name: z.string().min(1).max(200),
  unit_price: z.int().min(-MOST).max(MOST),
});

const Line = z
  .strictObject({
    name: z.string().min(1).max(200),
    quantity: z.int().min(1).max(999),
    unit_price: amount,
    modifiers: z.array(Modifier).max(50).default([]),
    comment: z.string().max(1000).optional(),
  })
  .refine(
    ({ unit_price, modifiers }) =>
      modifiers.reduce((price, each) => price + each.unit_price, unit_price) >= 0,
    'a line may not cost less than nothing',
  );

/** What an order brings to the till. Amounts are minor units, prices those the guest agreed to. */
export const OrderBody = z.strictObject({
  reference,
  table: z.string().min(1).max(40),
  /** The bill to join; without one the table's newest open bill, or a new one. */
  bill_id: z.string().max(60).optional(),
  currency: z.string().length(3).default('EUR'),
  lines: z.array(Line).min(1).max(200),
});
export type OrderBody = z.infer<typeof OrderBody>;

/** A payment taken elsewhere. `expected_version`: the bill as the payer saw it; an older one is refused. */
export const PaymentBody = z.strictObject({
  reference,
  method: z.enum(['cash', 'card', 'online']).default('online'),
  amount: amount.min(1),
  tip: amount.default(0),
  expected_version: z.int().min(1).optional(),
});
export type PaymentBody = z.infer<typeof PaymentBody>;

/** A body as its schema has it. Throws a refusal that says where it differs. */
export const read = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new TillRefusal('invalid', z.prettifyError(parsed.error));
  return parsed.data;
};
