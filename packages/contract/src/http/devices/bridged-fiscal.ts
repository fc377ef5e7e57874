import { z } from 'zod';

export const FISCAL_KINDS = ['posnet'] as const;

/** Minor units. */
const amount = z.number().int().min(0).max(2_147_483_647);
const count = z.number().int().min(0).max(2_147_483_647);
const short = z.string().max(200);

export const FiscalSaleWire = z.object({
  lines: z
    .array(
      z.object({
        name: short,
        quantity: count,
        price: amount,
        /** VAT in percent; null: exempt. */
        rate: z.number().min(0).max(100).nullable(),
      }),
    )
    .max(500),
  total: amount,
  paidBy: z.enum(['cash', 'card', 'other']),
});
/** How the counters of a printer stood before a receipt. */
export const FiscalMarkWire = z.object({ device: short, completed: count });

/** What a fiscal printer is asked through a bridge: the port's calls, see `packages/devices`. */
export const BridgedFiscalRequest = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('mark') }),
  z.object({ ask: z.literal('issue'), sale: FiscalSaleWire, mark: FiscalMarkWire }),
  z.object({ ask: z.literal('resolve'), sale: FiscalSaleWire, mark: FiscalMarkWire }),
]);
export type BridgedFiscalRequest = z.infer<typeof BridgedFiscalRequest>;

export const FISCAL_PROBLEMS = [
  'away',
  'busy',
  'no_paper',
  'cover_open',
  'memory_full',
  'not_fiscal',
  'rate_unknown',
  'rejected',
] as const;

/** What became of it: the port's answers. */
export const BridgedFiscalOutcome = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('marked'), mark: FiscalMarkWire }),
  z.strictObject({
    kind: z.literal('issued'),
    receipt: z.strictObject({
      device: short,
      number: count,
      report: count,
      document: count.nullable(),
      at: short.nullable(),
    }),
  }),
  z.strictObject({ kind: z.literal('refused'), problem: z.enum(FISCAL_PROBLEMS), code: short }),
  z.strictObject({ kind: z.literal('unknown') }),
]);
export type BridgedFiscalOutcome = z.infer<typeof BridgedFiscalOutcome>;
