import { ORDER_STATUSES } from '@tableside/domain/orders';
import { z } from 'zod';
import { calls } from '../define.ts';
import { NumbersView, PeriodQuery } from './console-reports.ts';
import { Menu } from './menu.ts';
import { Empty, Id, Instant } from './shared.ts';

/** Whole minor units of the venue's currency. */
const Amount = z.number().int();

/** An order as other systems read it, here and in webhooks: nothing of the guest but what they ordered. */
export const ApiOrder = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  table: z.object({ id: Id, name: z.string() }),
  placed_at: Instant,
  accepted_at: Instant.nullable(),
  closed_at: Instant.nullable(),
  wait_minutes: z.number().int().nullable(),
  items: z.array(
    z.object({
      id: Id,
      item_id: Id,
      name: z.string(),
      quantity: z.number().int(),
      unit_price: Amount,
      options: z.array(z.object({ name: z.string(), quantity: z.number().int(), price: Amount })),
      ready_at: Instant.nullable(),
      delivered: z.boolean(),
    }),
  ),
  subtotal: Amount,
  discount: Amount,
  fees: Amount,
  tip: Amount,
  total: Amount,
  paid: Amount,
});
export type ApiOrder = z.infer<typeof ApiOrder>;
const currency = z.object({ code: z.string(), decimals: z.number().int() });

/**
 * What other systems may call with a key of the venue (`Authorization: Bearer …`); the key says which venue. Fields may be
 * added; what goes or changes its meaning gets another number than 1.
 */
export const v1Calls = calls({
  'GET /v1/orders': {
    summary:
      'Orders as they are now, oldest first, after the `next` of an earlier answer. They show five seconds after they were placed; one that is `pending_activate` has not reached the venue yet.',
    access: { key: 'orders:read' },
    query: z.strictObject({
      after: z
        .string()
        .regex(/^\d{1,16}\.[0-9a-f-]{36}$/)
        .optional(),
      limit: z
        .string()
        .regex(/^([1-9]|[1-9]\d|100)$/)
        .optional(),
    }),
    response: z.object({
      currency,
      orders: z.array(ApiOrder),
      /** Where to go on; the same as was asked with where nothing came. */
      next: z.string().nullable(),
    }),
  },
  'GET /v1/orders/{order}': {
    summary: 'One order by its id, as it is now.',
    access: { key: 'orders:read' },
    response: z.object({ currency, order: ApiOrder }),
    errors: ['order_not_found'],
  },
  'GET /v1/menu': {
    summary: "The published menu in the venue's main language, as guests see it, with an ETag.",
    access: { key: 'menu:read' },
    response: Menu,
    errors: ['menu_not_published'],
    cacheable: true,
  },
  'POST /v1/stock': {
    summary: 'Sets what is left of an item, variation or option: a count, 0 for sold out, null for plenty.',
    access: { key: 'stock:write' },
    body: z.strictObject({
      kind: z.enum(['item', 'variation', 'option']),
      id: Id,
      remaining: z.number().int().min(0).max(100_000).nullable(),
    }),
    response: Empty,
    errors: ['menu_item_unavailable'],
  },
  'GET /v1/numbers': {
    summary: 'Sales, money, counts and times of a period of business days, as in the console.',
    access: { key: 'numbers:read' },
    query: PeriodQuery,
    response: NumbersView,
  },
  'GET /v1/journal': {
    summary: 'The books after a number as NDJSON, append-only and hash-chained: docs/guide/ledger-export.md.',
    access: { key: 'numbers:read' },
    query: z.strictObject({ after: z.string().max(30).optional() }),
    response: Empty,
  },
});
