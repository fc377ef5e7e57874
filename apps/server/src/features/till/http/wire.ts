import { z } from 'zod';
import type { TillBill } from '../../bills/index.ts';
import type { TillOrder } from '../port.ts';

/** The most portions that are taken over from a till's bill: each becomes a piece of ours. */
const MAX_PORTIONS = 1_000;

const Amount = z.number().int().min(-1_000_000_000).max(1_000_000_000);
const Modifier = z.object({ name: z.string().max(200), unit_price: Amount });

/** What the till's answers and webhooks hold of a bill; other fields are its own business. */
export const WireBill = z.object({
  id: z.string().min(1).max(100),
  table: z.string().max(100),
  version: z.number().int().min(0),
  status: z.enum(['open', 'closed']),
  precheck_at: z.string().nullable(),
  lines: z
    .array(
      z.object({
        id: z.string().min(1).max(100),
        name: z.string().max(200),
        quantity: z.number().int().min(0).max(999),
        unit_price: Amount,
        modifiers: z.array(Modifier).max(50),
        comment: z.string().max(1000).nullable(),
        voided: z.boolean(),
        order_reference: z.string().max(100).nullable(),
      }),
    )
    .max(1_000)
    .refine(
      lines => lines.reduce((all, { quantity, voided }) => all + (voided ? 0 : quantity), 0) <= MAX_PORTIONS,
      'too many portions',
    ),
  payments: z.array(z.object({ reference: z.string().max(100), amount: Amount })).max(500),
  due: Amount,
});

export const WireOrder = z.object({
  reference: z.string(),
  status: z.enum(['accepted', 'failed']),
  reason: z.string().nullable(),
  bill_id: z.string().nullable(),
});

/** A bill of the till in our words. */
export const billOf = (wire: z.infer<typeof WireBill>): TillBill => ({
  id: wire.id,
  table: wire.table,
  version: wire.version,
  status: wire.status,
  precheckPrinted: wire.precheck_at !== null,
  lines: wire.lines.map(line => ({
    id: line.id,
    name: line.name,
    quantity: line.quantity,
    unitPrice: Math.max(
      0,
      line.modifiers.reduce((price, each) => price + each.unit_price, line.unit_price),
    ),
    modifiers: line.modifiers.map(({ name, unit_price }) => ({ name, price: unit_price })),
    note: line.comment ?? '',
    voided: line.voided,
    orderReference: line.order_reference,
  })),
  payments: wire.payments,
  due: wire.due,
});

/** Our order in the till's words; modifiers are named, their prices are in the line's. */
export const orderOnWire = (order: TillOrder): Record<string, unknown> => ({
  reference: order.reference,
  table: order.table,
  currency: order.currency,
  lines: order.lines.map(({ name, unitPrice, modifiers, note }) => ({
    name,
    quantity: 1,
    unit_price: unitPrice,
    modifiers: modifiers.map(modifier => ({ name: modifier, unit_price: 0 })),
    ...(note !== '' && { comment: note }),
  })),
});
