import type { PaymentEvent } from '@tableside/domain/payments';
import type { ProviderUpdate } from '@tableside/payments';
import type { NewEvent } from './event-store.ts';
import type { EventSource, PaymentRow } from './payment.ts';
import type { ShareUpdate } from './share-news.ts';

/** Why money that came cannot be believed to be this payment's. */
export type CaptureMismatch = 'currency' | 'reference' | 'amount_unsaid';

/** Whether it is about something else at the provider than what we know the payment as. */
export const isOfAnother = (payment: PaymentRow, { providerRef }: ProviderUpdate): boolean =>
  providerRef !== null && payment.provider_ref !== null && providerRef !== payment.provider_ref;

const doubtOf = (
  payment: PaymentRow,
  news: ProviderUpdate,
  severalThere: boolean,
): CaptureMismatch | null => {
  if (news.captured === null) return 'amount_unsaid';
  if (news.currency !== payment.currency) return 'currency';
  // Where each create makes an order, the first of them that is paid is this payment; a second one is too much.
  const mayBeAnother = severalThere && payment.captured === 0;
  return isOfAnother(payment, news) && !mayBeAnother ? 'reference' : null;
};

const eventOf = (news: ProviderUpdate, doubt: CaptureMismatch | null): PaymentEvent => {
  switch (news.status) {
    case 'created':
      return { kind: 'sent' };
    case 'failed':
      return { kind: 'failed', failure: news.failure ?? 'generic' };
    case 'captured':
      return news.captured === null || doubt !== null
        ? { kind: 'suspect' }
        : { kind: 'captured', amount: news.captured };
    default:
      return { kind: news.status };
  }
};

export type InterpretedUpdate = {
  readonly note: NewEvent;
  readonly doubt: CaptureMismatch | null;
  /** Money of our currency at our reference, but another sum than was asked for. */
  readonly differs: boolean;
};

/**
 * What a provider's news means for a payment. Only a capture of equal amount, currency and reference is one; the other
 * money is noted and looked at by a person. `severalThere`: a payment may be several orders at its provider.
 */
export const interpretUpdate = (
  payment: PaymentRow,
  news: ShareUpdate,
  source: EventSource,
  severalThere: boolean,
): InterpretedUpdate => {
  const doubt = news.status === 'captured' ? doubtOf(payment, news, severalThere) : null;
  return {
    doubt,
    differs:
      news.status === 'captured' && doubt === null && (news.ofOtherSum || news.captured !== payment.total),
    note: {
      event: eventOf(news, doubt),
      source,
      eventId: news.eventId,
      data: {
        ...(doubt && { doubt, amount: news.captured, currency: news.currency }),
        ...(news.providerRef !== null && { provider_ref: news.providerRef }),
      },
    },
  };
};
