export {
  MAX_WEBHOOKS,
  WEBHOOK_FAILURES,
  WEBHOOK_KINDS,
  WEBHOOK_TEST,
  WEBHOOK_VERSION,
  type WebhookEventKind,
  type WebhookFailure,
  type WebhookKind,
} from './kinds.ts';
export {
  afterFailure,
  classifyResponse,
  FORMER_SECRET_MS,
  WEBHOOK_GOOD_FOR_MS,
  WEBHOOK_LOG_DAYS,
  WEBHOOK_TELL_AFTER_MS,
  WEBHOOK_WAITS_MS,
} from './tries.ts';
