import type { FastifyInstance } from 'fastify';
import type { WebhookFormat, WebhookMessage } from './webhooks/news.ts';
import type { SandboxContext } from './world.ts';

export const PROVIDER_IDS = ['stripe', 'montonio', 'neopay', 'solidgate'] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

export type BookedStatus =
  | 'created'
  | 'pending'
  | 'succeeded'
  | 'failed'
  | 'canceled'
  | 'expired'
  | 'partially_refunded'
  | 'refunded';

/** A payment as every provider's book can be read. Amounts in minor units. */
export type BookedPayment = {
  readonly reference: string;
  readonly provider_ref: string;
  readonly amount_minor: number;
  readonly currency: string;
  readonly status: BookedStatus;
  readonly captured_minor: number;
  readonly refunded_minor: number;
  readonly refunds: readonly {
    readonly ref: string;
    readonly amount_minor: number;
    readonly key: string | null;
  }[];
  /** What cardholders dispute of it, statuses in the provider's words; absent: nothing. */
  readonly disputes?: readonly {
    readonly ref: string;
    readonly amount_minor: number;
    readonly status: string;
  }[];
};

export const ACTIONS = ['approve', 'decline', 'abandon', 'pending', 'void', 'authorize'] as const;
export type Action = (typeof ACTIONS)[number];

/** What a payer does, without a browser. */
export type Act = {
  readonly reference: string;
  readonly action: Action;
  readonly code?: string | undefined;
  /**
   * What a browser would bring along where the provider learns of a payment from it: Neopay's JWT, or Solidgate's
   * merchantData. Not needed once the provider knows the reference.
   */
  readonly start?: string | Readonly<Record<string, string>> | undefined;
};

export const DISPUTE_STATUSES = [
  'warning_needs_response',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
] as const;

/** What a cardholder or the bank does about a payment that was made; statuses in Stripe's words. */
export type Dispute = {
  readonly reference: string;
  readonly status: (typeof DISPUTE_STATUSES)[number];
  /** All that was captured, unless said. */
  readonly amountMinor?: number | undefined;
  readonly reason?: string | undefined;
};

/** One provider: its wire, its book, its webhooks. */
export type Provider = {
  readonly id: ProviderId;
  readonly webhook: WebhookFormat;
  /** Adds its routes, under the paths of its real wire. */
  readonly mount: (scope: FastifyInstance) => void;
  readonly normalisedBook: () => readonly BookedPayment[];
  /** Throws {@link Refused} for an unknown reference or an action that cannot be done now. */
  readonly act: (act: Act) => Promise<void>;
  /** Opens a dispute, or moves the one there is; absent where nobody can take money back. */
  readonly dispute?: (dispute: Dispute) => Promise<void>;
  /** What it would tell if this payment had been paid now: the material for forging. */
  readonly paidWebhook: (reference: string) => WebhookMessage | undefined;
  readonly reset: () => void;
};

export type OpenProvider = (world: SandboxContext) => Provider;
