export { createSmsOffice, type SmsOffice } from './office.ts';
export { PATIENCE_MS as SMS_PATIENCE_MS } from './post.ts';
export type { Sms, SmsOutcome } from './sms.ts';
