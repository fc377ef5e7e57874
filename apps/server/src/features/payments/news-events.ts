import type { PaymentEvent } from '@tableside/domain/payments';
import type { ProviderNews } from '@tableside/payments';
import type { NewEvent } from './event-store.ts';
import type { EventSource, PaymentRow } from './payment.ts';

/** Why money that came cannot be believed to be this payment's. */
export type Doubt = 'currency' | 'reference' | 'amount_unsaid';

const doubtOf = (payment: PaymentRow, news: ProviderNews): Doubt | null => {
  if (news.captured === null) return 'amount_unsaid';
  if (news.currency !== payment.currency) return 'currency';
  const other = news.providerRef !== null && payment.provider_ref !== null;
  return other && news.providerRef !== payment.provider_ref ? 'reference' : null;
};

const eventOf = (payment: PaymentRow, news: ProviderNews): PaymentEvent => {
  switch (news.status) {
    case 'created':
      return { kind: 'sent' };
    case 'failed':
      return { kind: 'failed', failure: news.failure ?? 'generic' };
    case 'captured':
      return news.captured === null || doubtOf(payment, news) !== null
        ? { kind: 'suspect' }
        : { kind: 'captured', amount: news.captured };
    default:
      return { kind: news.status };
  }
};

export type ReadNews = {
  readonly note: NewEvent;
  readonly doubt: Doubt | null;
  /** Money of our currency at our reference, but another sum than was asked for. */
  readonly differs: boolean;
};

/**
 * What a provider's news means for a payment. Only a capture of equal amount, currency and reference is one; the other
 * money is noted and looked at by a person. DESIGN §6.
 */
export const readNews = (payment: PaymentRow, news: ProviderNews, source: EventSource): ReadNews => {
  const doubt = news.status === 'captured' ? doubtOf(payment, news) : null;
  return {
    doubt,
    differs: news.status === 'captured' && doubt === null && news.captured !== payment.total,
    note: {
      event: eventOf(payment, news),
      source,
      eventId: news.eventId,
      data: {
        ...(doubt && { doubt, amount: news.captured, currency: news.currency }),
        ...(news.providerRef !== null && { provider_ref: news.providerRef }),
      },
    },
  };
};
