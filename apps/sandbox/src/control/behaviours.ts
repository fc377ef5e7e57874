import { z } from 'zod';
import { FORGED_WAYS } from '../webhooks/forged-ways.ts';

/** Where a behaviour names a reference it is kept for that payment; else the next payment that comes takes it. */
const match = z.string().min(1).optional();

/** Everything that can be made to happen to a payment, or to the calls of a provider. */
export const Behaviour = z.discriminatedUnion('do', [
  /** `code` as the provider itself names it: `insufficient_funds` at Stripe, `3.02` at Solidgate. */
  z.strictObject({ do: z.literal('decline'), code: z.string().min(1), match }),
  /** The money moves, the answer to the call that moved it never comes. */
  z.strictObject({ do: z.literal('charge-then-timeout'), match }),
  /** The payment is created, the answer never comes. */
  z.strictObject({ do: z.literal('create-then-timeout'), match }),
  z.strictObject({
    do: z.literal('webhook'),
    times: z.int().min(1).max(100).optional(),
    when: z.enum(['early', 'late', 'never', 'held']).optional(),
    /** How late `late` is. */
    after_ms: z.int().min(0).max(3_600_000).optional(),
    forged: z.enum(FORGED_WAYS).optional(),
    order: z.literal('reversed').optional(),
    match,
  }),
  /** The provider's figure differs from ours by so many minor units. */
  z.strictObject({ do: z.literal('amount-differs'), by: z.int(), match }),
  /** The next calls are answered late. */
  z.strictObject({
    do: z.literal('slow'),
    ms: z.int().min(0).max(600_000),
    times: z.int().min(1).max(10_000).optional(),
    match,
  }),
  /** The next calls are refused: answered 503, or cut off without an answer. */
  z.strictObject({
    do: z.literal('down'),
    times: z.int().min(1).max(10_000),
    how: z.enum(['503', 'cut']).optional(),
    match,
  }),
]);
export type Behaviour = z.infer<typeof Behaviour>;

/** Each item is for one coming payment; a list within the list is several behaviours for the same payment. */
export const NextBody = z.array(z.union([Behaviour, z.array(Behaviour).min(1)])).min(1);
export type NextBody = z.infer<typeof NextBody>;

export type WebhookWish = Omit<Extract<Behaviour, { do: 'webhook' }>, 'do' | 'match'>;

/** What is to happen to one payment, as its provider asks for it. */
export type Plan = {
  readonly declineCode: string | undefined;
  readonly timeout: 'create' | 'charge' | undefined;
  readonly differsBy: number;
  readonly webhook: WebhookWish;
};

/** Reads the behaviours that a payment took. Where two say the same thing, the later one counts. */
export const readPlan = (behaviours: readonly Behaviour[]): Plan => {
  let plan: Plan = { declineCode: undefined, timeout: undefined, differsBy: 0, webhook: {} };
  for (const behaviour of behaviours) {
    if (behaviour.do === 'decline') plan = { ...plan, declineCode: behaviour.code };
    if (behaviour.do === 'charge-then-timeout') plan = { ...plan, timeout: 'charge' };
    if (behaviour.do === 'create-then-timeout') plan = { ...plan, timeout: 'create' };
    if (behaviour.do === 'amount-differs') plan = { ...plan, differsBy: behaviour.by };
    if (behaviour.do === 'webhook') {
      const { do: _do, match: _match, ...wish } = behaviour;
      plan = { ...plan, webhook: { ...plan.webhook, ...wish } };
    }
  }
  return plan;
};
