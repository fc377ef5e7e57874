import { createHash } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { type Limits, SMS_OF_VENUE, SMS_TO_NUMBER } from '../limits/index.ts';

/**
 * Whether one more text message may go: to this number, and for this venue. Whoever types in other people's numbers, or orders
 * for the sake of the messages, comes no further than this. The number itself is not kept.
 */
export const maySendSms = (limits: Limits, phone: string, venueId: string): boolean => {
  try {
    limits.take('sms-number', createHash('sha256').update(phone).digest('base64url'), SMS_TO_NUMBER);
    limits.take('sms-venue', venueId, SMS_OF_VENUE);
    return true;
  } catch (cause) {
    if (cause instanceof Refusal) return false;
    throw cause;
  }
};
