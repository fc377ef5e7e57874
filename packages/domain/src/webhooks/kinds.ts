/** What other systems may be told of. Names stay: receivers are written for them. */
export const WEBHOOK_KINDS = [
  'order.placed',
  'order.accepted',
  'order.changed',
  'order.ready',
  'order.delivered',
  'order.closed',
  'order.rejected',
  'order.failed',
  'payment.settled',
  'payment.refunded',
  'bill.closed',
  'menu.published',
  'table.called',
] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** What an owner sends to see whether anybody listens. */
export const WEBHOOK_TEST = 'webhook.test';
export type WebhookEventKind = WebhookKind | typeof WEBHOOK_TEST;

/** Version of the payloads: it is raised when a field goes or changes its meaning, not when one is added. */
export const WEBHOOK_VERSION = 1;

/** Webhooks of one venue. */
export const MAX_WEBHOOKS = 10;

/** Why no answer came. */
export const WEBHOOK_FAILURES = [
  'too_slow',
  'name_unknown',
  'connection_refused',
  'certificate',
  'not_allowed',
  'secret_unreadable',
  'no_answer',
] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];
