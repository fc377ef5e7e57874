import { randomUUID } from 'node:crypto';
import {
  type Capabilities,
  NoAnswer,
  type PaymentProvider,
  ProviderRefusal,
  type RefundRequest,
  type RefundUpdate,
} from '@tableside/payments';
import { type TestProvider, testProvider } from './a-provider.ts';

/** What happens to the next refund: `lost` is made and its answer does not arrive. */
export type InjectedRefundFault = 'silent' | 'lost' | 'refused' | 'pending';

export type RefundBank = TestProvider & {
  /** Every refund call, as it came. */
  readonly asked: RefundRequest[];
  /** Refunds made or under way, by key. */
  readonly made: Map<string, RefundUpdate & { amount: number }>;
  readonly mishaps: InjectedRefundFault[];
  /** From now on nobody answers about refunds. */
  silent: boolean;
  /** Happens once a refund is made and before its call is answered. */
  duringRefund: ((request: RefundRequest, made: RefundUpdate) => Promise<void>) | null;
};

/** A provider in memory that remembers its refunds; the same key is the same refund. */
export const refundBank = (over: Partial<Capabilities> = {}): RefundBank => {
  const base = testProvider(over);
  const asked: RefundRequest[] = [];
  const made = new Map<string, RefundUpdate & { amount: number }>();
  const mishaps: InjectedRefundFault[] = [];
  const answered = <T>(answer: T): T => {
    if (bank.silent) throw new NoAnswer(base.provider.id, 'silent');
    return answer;
  };
  const provider: PaymentProvider = {
    ...base.provider,
    refund: async (_account, request) => {
      answered(null);
      asked.push(request);
      const happens = made.has(request.refundKey) ? undefined : mishaps.shift();
      if (happens === 'silent') throw new NoAnswer(base.provider.id, 'silent');
      if (happens === 'refused') throw new ProviderRefusal(base.provider.id, 'refused', 'balance is empty');
      const status = happens === 'pending' ? 'pending' : 'succeeded';
      const news = made.get(request.refundKey) ?? {
        status,
        ref: `re_${randomUUID()}`,
        failure: null,
        amount: request.amount,
      };
      made.set(request.refundKey, news);
      await bank.duringRefund?.(request, news);
      if (happens === 'lost') throw new NoAnswer(base.provider.id, 'lost');
      return news;
    },
    fetchRefund: async (_account, { refundKey }) => answered(made.get(refundKey) ?? null),
  };
  const bank: RefundBank = { ...base, provider, asked, made, mishaps, silent: false, duringRefund: null };
  return bank;
};
