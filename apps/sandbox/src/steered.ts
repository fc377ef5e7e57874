import { PROVIDER_IDS } from './provider.ts';
import type { WebhookFormat, WebhookMessage } from './webhooks/news.ts';

/** Everything behaviours can be queued for: the providers, and the pieces of the world that take no payments. */
export const STEERED_IDS = [
  ...PROVIDER_IDS,
  'mail',
  'sms',
  'till',
  'companies',
  'printer',
  'terminal',
  'fiscal',
  'push',
  'sign-in',
  'loyalty',
] as const;
export type SteeredId = (typeof STEERED_IDS)[number];

/** What the control API needs of a provider or a part. */
export type Steered = {
  readonly id: SteeredId;
  /** Absent: it tells nobody anything. */
  readonly webhook?: WebhookFormat;
  /** The material for forging: what it would tell about this reference. */
  readonly paidWebhook?: (reference: string) => WebhookMessage | undefined;
};
