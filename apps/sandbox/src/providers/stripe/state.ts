import { readPlan } from '../../control/behaviours.ts';
import type { BookedPayment, BookedStatus } from '../../provider.ts';
import {
  type Intent,
  type Other,
  type Refund,
  referenceOf,
  type Stored,
  type StripeObject,
} from './objects.ts';

/** The first answer to an idempotency key. */
export type Answer = { readonly hash: string; readonly status: number; readonly body: unknown };

export type StripeState = {
  readonly objects: Map<string, Stored>;
  /** By owner and key. */
  readonly answers: Map<string, Answer>;
};

/** All that one call did: one line, so it happened whole or not at all. */
export type StripeEntry = {
  readonly put: readonly Stored[];
  readonly answer?: Answer & { readonly key: string };
};

export const stripeFold = {
  empty: (): StripeState => ({ objects: new Map(), answers: new Map() }),
  apply: (state: StripeState, { put, answer }: StripeEntry): StripeState => {
    for (const stored of put) state.objects.set(stored.object.id, stored);
    if (answer) state.answers.set(answer.key, answer);
    return state;
  },
};

/** The stored things of one kind, oldest first. */
export const allOf = <T extends StripeObject>(state: StripeState, object: T['object']): Stored<T>[] =>
  [...state.objects.values()].filter((stored): stored is Stored<T> => stored.object.object === object);

/** The newest intent of a reference. */
export const intentOf = (state: StripeState, reference: string): Stored<Intent> | undefined =>
  allOf<Intent>(state, 'payment_intent').findLast(({ object }) => referenceOf(object) === reference);

const STATUS: Readonly<Record<Intent['status'], BookedStatus>> = {
  requires_payment_method: 'created',
  requires_confirmation: 'created',
  requires_action: 'pending',
  processing: 'pending',
  requires_capture: 'pending',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

const bookedStatus = (intent: Intent, refunded: number): BookedStatus => {
  if (intent.status === 'requires_payment_method' && intent.last_payment_error) return 'failed';
  if (intent.status !== 'succeeded' || refunded === 0) return STATUS[intent.status];
  return refunded >= intent.amount_received ? 'refunded' : 'partially_refunded';
};

export const normalised = (state: StripeState): BookedPayment[] => {
  const refunds = allOf<Refund>(state, 'refund');
  const disputes = allOf<Other>(state, 'dispute');
  return allOf<Intent>(state, 'payment_intent').map(({ object: intent }) => {
    const mine = refunds.filter(
      ({ object }) => object.payment_intent === intent.id && object.status !== 'failed',
    );
    const disputed = disputes.filter(({ object }) => object.payment_intent === intent.id);
    const refunded = mine.reduce((sum, { object }) => sum + object.amount, 0);
    return {
      reference: referenceOf(intent),
      provider_ref: intent.id,
      amount_minor: intent.amount,
      currency: intent.currency.toUpperCase(),
      status: bookedStatus(intent, refunded),
      captured_minor: intent.amount_received,
      refunded_minor: refunded,
      refunds: mine.map(({ object, key }) => ({
        ref: object.id,
        amount_minor: object.amount,
        key: key ?? null,
      })),
      ...(disputed.length > 0 && {
        disputes: disputed.map(({ object }) => ({
          ref: object.id,
          amount_minor: Number(object.amount),
          status: String(object.status),
        })),
      }),
    };
  });
};

export const planOf = ({ behaviours }: Stored<Intent>): ReturnType<typeof readPlan> =>
  readPlan(behaviours ?? []);
