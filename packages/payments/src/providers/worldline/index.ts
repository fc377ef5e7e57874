import {
  NoAnswer,
  type PaymentProvider,
  type ProviderContext,
  ProviderRefusal,
  type ProviderUpdate,
  type StatusRequest,
  type TerminalDesk,
} from '../../port.ts';
import { IN_HOUSE, NO_ADDRESSES } from '../../wire/in-house.ts';
import { newsOfRefund, newsOfSale } from './map.ts';

const ID = 'worldline';

const deskOf = ({ terminals }: ProviderContext): TerminalDesk => {
  if (!terminals) throw new ProviderRefusal(ID, 'refused', 'no terminal can be reached');
  return terminals;
};

const standing = async (request: StatusRequest, world: ProviderContext): Promise<ProviderUpdate | null> => {
  const sale = await deskOf(world).sale(request.payment);
  if (!sale) return null;
  const news = newsOfSale(sale, request);
  if (!news) throw new NoAnswer(ID, new Error(`the terminal has not said (${sale.code})`));
  return news;
};

/** A card in the hand, at a terminal of the venue that we drive: it charges, and its word is the only proof. ADR 0036 */
export const worldline: PaymentProvider = {
  id: ID,
  capabilities: {
    ...IN_HOUSE,
    methods: ['worldline'],
    settledBy: 'terminal',
    status: 'asked',
    refunds: 'call',
    cancels: true,
    account: 'clearing:worldline',
  },
  addresses: NO_ADDRESSES,
  // The sale is kept beside the payment and begins once this is known: money may be on its way from here on.
  createIntent: async () => ({
    providerRef: null,
    nextAction: { kind: 'none' },
    wire: {},
    status: 'processing',
  }),
  fetchStatus: (_, request, world) => standing(request, world),
  peekPaymentReferences: () => [],
  verifyWebhook: async () => ({ kind: 'refused', why: 'the terminal is asked, nobody tells of it' }),
  refund: async (_, { payment, refundKey, amount, captured, refundedBefore }, world) => {
    const whole = amount === captured && refundedBefore === 0;
    const made = await deskOf(world).giveBack({ payment, key: refundKey, amount, whole });
    return made ? newsOfRefund(made) : { status: 'by_hand', ref: null, failure: null };
  },
  fetchRefund: async (_, { refundKey }, world) => {
    const known = await deskOf(world).refund(refundKey);
    return known && newsOfRefund(known);
  },
  cancel: async (_, request, world) => {
    await deskOf(world).abort(request.payment);
    const now = await standing(request, world);
    return now === null || now.status === 'canceled' || now.status === 'failed';
  },
};
