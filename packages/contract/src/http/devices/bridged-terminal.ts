import { z } from 'zod';

export const TERMINAL_KINDS = ['ecr-websocket'] as const;

const reference = z.number().int().min(0).max(2_147_483_647);
/** Minor units. */
const amount = z.number().int().min(-2_147_483_647).max(2_147_483_647);

/** What a card terminal is asked through a bridge: the port's request, see `packages/devices`. TERM-25 */
export const BridgedRequest = z.discriminatedUnion('operation', [
  z.object({ operation: z.enum(['sale', 'preAuth', 'complete']), reference, amount }),
  z.object({ operation: z.literal('refund'), reference, amount, original: reference.exactOptional() }),
  z.object({ operation: z.literal('report'), reference, ofTransaction: z.literal(true).exactOptional() }),
  z.object({ operation: z.enum(['void', 'settlement', 'readCard']), reference }),
]);
export type BridgedRequest = z.infer<typeof BridgedRequest>;

const short = z.string().max(200);
const slip = z.string().max(65_536).exactOptional();

/** What became of it: the port's outcome. A terminal's own words, so each is bounded. */
export const BridgedOutcome = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('answered'),
    answer: z.strictObject({
      operation: short,
      reference,
      result: short,
      code: short,
      text: z.string().max(65_536),
      merchantReceipt: slip,
      cardholderReceipt: slip,
      amount: amount.exactOptional(),
      currency: short.exactOptional(),
      authCode: short.exactOptional(),
      rrn: short.exactOptional(),
      terminalId: short.exactOptional(),
      cardBrand: short.exactOptional(),
      maskedPan: short.exactOptional(),
      totals: z.strictObject({ sales: amount, refunds: amount }).exactOptional(),
      standing: z.enum(['approved', 'voided']).exactOptional(),
    }),
  }),
  z.strictObject({ kind: z.literal('refused'), code: z.enum(['BS', 'NP']) }),
  z.strictObject({ kind: z.literal('unknown'), code: z.enum(['NP', 'NR']) }),
]);
export type BridgedOutcome = z.infer<typeof BridgedOutcome>;
