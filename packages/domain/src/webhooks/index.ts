export {
  MOST_WEBHOOKS,
  WEBHOOK_FAILURES,
  WEBHOOK_KINDS,
  WEBHOOK_TEST,
  WEBHOOK_VERSION,
  type WebhookFailure,
  type WebhookKind,
  type WebhookNewsKind,
} from './kinds.ts';
export {
  afterFailure,
  FORMER_SECRET_MS,
  WEBHOOK_GOOD_FOR_MS,
  WEBHOOK_LOG_DAYS,
  WEBHOOK_TELL_AFTER_MS,
  WEBHOOK_WAITS_MS,
  webhookVerdict,
} from './tries.ts';
