import { API_SCOPES } from '@tableside/domain/api-keys';
import { MAX_WEBHOOKS, WEBHOOK_KINDS } from '@tableside/domain/webhooks';
import { z } from 'zod';
import { calls } from '../define.ts';
import { WantedWebhook } from './admin/webhooks.ts';
import { NumbersView, PeriodQuery } from './console/reports.ts';
import { SaidStock, StockView } from './console/stock/stock.ts';
import { Menu } from './menu.ts';
import { NumberPlace, TimePlace } from './shared/places.ts';
import { Empty, Id, Instant } from './shared/shared.ts';
import { ApiOrder, Currency } from './systems/views.ts';
import { v1WritingCalls } from './systems/writing.ts';

export type { ApiBill, ApiOrder } from './systems/views.ts';

/** An address that a system asked to be told at. */
const ApiWebhook = z.object({
  id: Id,
  url: z.string(),
  kinds: z.array(z.enum(WEBHOOK_KINDS)),
  on: z.boolean(),
  created_at: Instant,
});

/**
 * What other systems may call with a key of the venue (`Authorization: Bearer …`); the key says which venue. Fields may be
 * added; what goes or changes its meaning gets another number than 1.
 */
export const v1Calls = {
  ...v1WritingCalls,
  ...calls({
    'GET /v1/me': {
      summary: 'Whose key it is and what it may: what a system asks to see whether it is connected.',
      access: { key: 'any' },
      response: z.object({
        name: z.string(),
        scopes: z.array(z.enum(API_SCOPES)),
        venue: z.object({ id: Id, slug: z.string(), name: z.string(), time_zone: z.string() }),
        currency: Currency,
      }),
    },
    'GET /v1/webhooks': {
      summary: 'The addresses that this key asked to be told at; none of the owner or of other keys.',
      access: { key: 'webhooks:write' },
      response: z.object({ webhooks: z.array(ApiWebhook) }),
    },
    'POST /v1/webhooks': {
      summary: `Tells an address from now on of the kinds named, signed with a secret that is shown this once; a venue has at most ${MAX_WEBHOOKS}. \`validation_failed\` with \`fields\` says what is wrong with the address: \`link\`, \`https\`, \`not_allowed\`, \`too_many\`. It ends with the key.`,
      access: { key: 'webhooks:write' },
      body: WantedWebhook,
      response: z.object({ webhook: ApiWebhook, secret: z.string() }),
    },
    'POST /v1/webhooks/{webhook}/remove': {
      summary: 'Tells an address that this key asked for nothing any more.',
      access: { key: 'webhooks:write' },
      response: Empty,
      errors: ['not_found'],
    },
    'GET /v1/orders': {
      summary:
        'Orders as they are now, oldest first, after the `next` of an earlier answer. They show five seconds after they were placed; one that is `pending_activate` has not reached the venue yet.',
      access: { key: 'orders:read' },
      query: z.strictObject({
        after: TimePlace.optional(),
        limit: z
          .string()
          .regex(/^([1-9]|[1-9]\d|100)$/)
          .optional(),
      }),
      response: z.object({
        currency: Currency,
        orders: z.array(ApiOrder),
        /** Where to go on; the same as was asked with where nothing came. */
        next: z.string().nullable(),
      }),
    },
    'GET /v1/orders/{order}': {
      summary: 'One order by its id, as it is now.',
      access: { key: 'orders:read' },
      response: z.object({ currency: Currency, order: ApiOrder }),
      errors: ['order_not_found'],
    },
    'GET /v1/menu': {
      summary: "The published menu in the venue's main language, as guests see it, with an ETag.",
      access: { key: 'menu:read' },
      response: Menu,
      errors: ['menu_not_published'],
      cacheable: true,
    },
    'GET /v1/stock': {
      summary: 'What is counted or sold out, and the ingredients that dishes share: as in the console.',
      access: { key: 'stock:write' },
      response: StockView,
    },
    'POST /v1/stock': {
      summary:
        'Sets what is left of an item, variation, option or ingredient: a count, 0 for sold out, null for plenty. With `back_at` what is sold out comes back by itself, with `back_count` pieces or plenty; `each_day` is what each business day begins with, absent: as it was.',
      access: { key: 'stock:write' },
      body: SaidStock,
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
      summary:
        'The books after a number as NDJSON, append-only and hash-chained: docs/guide/ledger-export.md.',
      access: { key: 'numbers:read' },
      query: z.strictObject({ after: NumberPlace.optional() }),
      response: Empty,
      file: ['application/x-ndjson'],
    },
  }),
};
