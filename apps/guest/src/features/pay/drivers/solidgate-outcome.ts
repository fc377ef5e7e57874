import type { DriverEvent, PayFailure } from './driver.ts';

/** What Solidgate's form reports, as far as we listen. @solidgate/client-sdk-loader, MessageType. */
export type FormMessage =
  | {
      readonly type: 'interaction';
      readonly cardForm?: { readonly isValid: boolean };
      readonly target?: Target;
    }
  | { readonly type: 'fail'; readonly code?: string; readonly message?: string }
  | {
      readonly type: 'error';
      readonly value?: { readonly name?: string };
      readonly details?: { readonly code?: string };
    }
  | { readonly type: 'mounted' | 'submit' | 'verify' | 'success' };
type Target = { readonly type?: string; readonly interaction?: string };

/** Codes with words of their own; all others share theirs. PAY-30, PAY-44. */
const FAILURES: Readonly<Record<string, PayFailure>> = {
  '3.02': 'insufficient_funds',
  '2.10': 'unconfirmed',
};

const outcomeOfError = (name = '', code = ''): DriverEvent | null => {
  if (name === 'InitPaymentError') return { kind: 'unavailable' };
  // 6.x: the connection broke off on the way, 7.x: their machine did.
  if (name === 'ConnectionError' || /^[67]\./.test(code)) return { kind: 'unclear' };
  return { kind: 'failed', failure: 'generic', message: null, spent: true };
};

/** What a report means to us; null: nothing. PAY-30, PAY-40. */
export const eventOf = (message: FormMessage): DriverEvent | null => {
  switch (message.type) {
    case 'mounted':
      return { kind: 'ready' };
    case 'submit':
    case 'verify':
      return { kind: 'busy' };
    case 'success':
      return { kind: 'done' };
    case 'interaction':
      if (message.cardForm) return { kind: 'complete', complete: message.cardForm.isValid };
      return message.target?.interaction === 'cancel' ? { kind: 'canceled' } : null;
    case 'fail': {
      const failure = FAILURES[message.code ?? ''] ?? 'declined';
      return { kind: 'failed', failure, message: message.message ?? null, spent: true };
    }
    case 'error':
      return outcomeOfError(message.value?.name, message.details?.code);
  }
};
