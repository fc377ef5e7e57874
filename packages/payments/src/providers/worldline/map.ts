import { minor } from '@tableside/domain/money';
import type {
  FailureCode,
  ProviderStatus,
  ProviderUpdate,
  RefundUpdate,
  StatusRequest,
  TerminalRefund,
  TerminalSale,
} from '../../port.ts';

const STATUS: Readonly<Record<Exclude<TerminalSale['state'], 'unknown'>, ProviderStatus>> = {
  running: 'processing',
  approved: 'captured',
  declined: 'failed',
  aborted: 'canceled',
  // Charged and taken back before it was believed: no money of the guest's is anywhere.
  voided: 'canceled',
};

/** 116: not enough on the card; the other 1xx: refused by its bank. PERSON-27 */
const failureOf = (code: string): FailureCode => {
  if (code === '116') return 'insufficient_funds';
  return /^1\d\d$/.test(code) ? 'declined' : 'generic';
};

/**
 * A sale as news of its payment; null: nobody has said how it stands. What the terminal left unsaid is as we asked; what it
 * said has to agree, which is seen to where news are taken in.
 */
export const newsOfSale = (
  sale: TerminalSale,
  { payment, currency }: Pick<StatusRequest, 'payment' | 'currency'>,
): ProviderUpdate | null => {
  const { state, code, rrn } = sale;
  if (state === 'unknown') return null;
  const paid = state === 'approved';
  return {
    payment,
    providerRef: rrn,
    status: STATUS[state],
    captured: paid ? minor(sale.amount ?? sale.asked) : null,
    currency: paid ? (sale.currency ?? currency) : null,
    refunded: null,
    failure: state === 'declined' ? failureOf(code) : null,
    data: paid ? { wallet: null, bank: null, card_brand: sale.cardBrand, card_last4: sale.cardLast4 } : null,
    eventId: null,
  };
};

const REFUND: Readonly<Record<TerminalRefund['state'], RefundUpdate['status']>> = {
  running: 'pending',
  unknown: 'pending',
  made: 'succeeded',
  // No card came, or its bank refused: the guest gets it from a person.
  refused: 'by_hand',
};

export const newsOfRefund = ({ state, code, rrn }: TerminalRefund): RefundUpdate => ({
  status: REFUND[state],
  ref: rrn,
  failure: state === 'refused' ? code : null,
});
