export { createSmsGateway, type SmsGateway } from './office.ts';
export { TIMEOUT_MS as SMS_PATIENCE_MS } from './post.ts';
export type { Sms, SmsOutcome } from './sms.ts';
