import { z } from 'zod';

const reference = z.union([
  z.number().int().min(1).max(1_000_000_000),
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number),
]);
const amount = z.number().int().min(1).max(1_000_000_000);
const columns = z.number().int().min(24).max(80).default(40);
const common = { CRN: reference, receiptLineLength: columns };

/** What a cash register may ask. */
export const Asked = z.discriminatedUnion('operation', [
  z.object({ operation: z.enum(['sale', 'preAuth', 'complete']), amount, ...common }),
  z.object({ operation: z.literal('refund'), amount, originalCRN: reference.optional(), ...common }),
  z.object({ operation: z.enum(['void', 'settlement', 'readCard']), ...common }),
  /** X: the totals since the last settlement. T: how the transaction of that reference stands. */
  z.object({ operation: z.literal('report'), type: z.enum(['X', 'T']).default('X'), ...common }),
  z.object({ operation: z.literal('abort'), CRN: reference }),
]);
export type Asked = z.infer<typeof Asked>;
export type Operation = Exclude<Asked, { readonly operation: 'abort' }>;

/** The last word about an operation, without what ties it to that operation. */
export type LastWord = { readonly result: 'OK' | 'FAIL'; readonly responseCode: string } & Readonly<
  Record<string, string | number>
>;
