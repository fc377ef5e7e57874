import { createHmac, randomUUID } from 'node:crypto';
import type { Minor } from '@tableside/domain/money';
import {
  type Capabilities,
  NoAnswer,
  type PaymentProvider,
  ProviderRefusal,
  type ProviderStatus,
  type ProviderUpdate,
} from '@tableside/payments';
import type { TestServer } from '../server/server.ts';

/** A payment as the provider of the test knows it. */
export type BookedPayment = {
  readonly payment: string;
  readonly ref: string;
  status: ProviderStatus;
  amount: number;
  currency: string;
  refunded: number;
  /** Times its create was sent. */
  creates: number;
};

/** What goes wrong with the next calls of a kind; used up one by one. */
export type InjectedFault = 'silent' | 'silent_after' | 'declined' | 'keys';

export type TestProvider = {
  readonly provider: PaymentProvider;
  readonly book: Map<string, BookedPayment>;
  /** Every order by its reference: where each create makes one, a payment is several. */
  readonly orders: Map<string, BookedPayment>;
  /** Queues what happens to coming calls. */
  readonly next: (call: 'create' | 'status' | 'cancel' | 'prove', ...mishaps: InjectedFault[]) => void;
  /** Happens after a payment is in its book and before the create call is answered. */
  duringCreate: ((payment: string) => Promise<void>) | null;
  /** Whether nobody answers at all. */
  down: boolean;
  /** How far back each list was asked for, epoch milliseconds. */
  readonly listedSince: number[];
  /** The payer pays, or something else happens to the payment there. */
  readonly set: (payment: string, over: Partial<BookedPayment>) => BookedPayment;
  /** A signed message about how payments stand; `over` changes what it says of each. */
  readonly message: (
    payments: readonly string[],
    over?: Partial<ProviderUpdate>,
    secret?: string,
  ) => { readonly body: string; readonly headers: Record<string, string> };
  /** Sends it to a server's webhook address; answers the status. */
  readonly tell: (
    server: TestServer,
    payments: readonly string[],
    over?: Partial<ProviderUpdate>,
  ) => Promise<number>;
};

export const TEST_SECRET = 'a-secret-that-only-this-test-knows';

const CAPABILITIES: Capabilities = {
  methods: ['stripe', 'stripe-card'],
  settledBy: 'provider',
  creates: 'once',
  status: 'asked',
  cardTries: 'once',
  refunds: 'call',
  cancels: true,
  lists: false,
  currencies: null,
  smallest: 50,
  smallestRefund: 1,
  keys: [
    { name: 'secret', secret: true, pattern: '[\\w-]{8,}' },
    { name: 'shown', secret: false, pattern: '\\w+' },
  ],
  account: 'clearing:stripe',
  webhookAnswer: { status: 'success' },
};

const sign = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** A payment provider in memory: asked, told, silent and refusing as a test wants it. */
export const testProvider = (over: Partial<Capabilities> = {}): TestProvider => {
  const book = new Map<string, BookedPayment>();
  const orders = new Map<string, BookedPayment>();
  const mishaps: Record<string, InjectedFault[]> = { create: [], status: [], cancel: [], prove: [] };
  const capabilities = { ...CAPABILITIES, ...over };
  const id = capabilities.account.replace('clearing:', '');

  const mishap = (call: string): InjectedFault | null => {
    if (self.down) throw new NoAnswer(id, 'down');
    const happens = mishaps[call]?.shift() ?? null;
    if (happens === 'silent') throw new NoAnswer(id, 'silent');
    if (happens === 'declined') throw new ProviderRefusal(id, 'insufficient_funds', 'no money');
    if (happens === 'keys') throw new ProviderRefusal(id, 'misconfigured', 'who are you');
    return happens;
  };
  const webhookEventOf = (booked: BookedPayment): ProviderUpdate => ({
    payment: booked.payment,
    providerRef: booked.ref,
    status: booked.status,
    captured: booked.status === 'captured' ? (booked.amount as Minor) : null,
    currency: booked.currency,
    refunded: booked.refunded as Minor,
    failure: booked.status === 'failed' ? 'declined' : null,
    data: { wallet: null, bank: null, card_brand: 'visa', card_last4: '4242' },
    eventId: null,
  });

  const provider: PaymentProvider = {
    id,
    capabilities,
    addresses: {
      live: { baseUrl: 'https://live.test', browserUrl: 'https://live.test' },
      test: { baseUrl: 'https://test.test', browserUrl: 'https://test.test' },
      sandbox: { baseUrl: '', browserUrl: '' },
    },
    createIntent: async (_account, { payment, amount, currency, method, returnUrl }) => {
      const happens = mishap('create');
      const before = capabilities.creates === 'each_time' ? undefined : book.get(payment);
      const booked = before ?? {
        payment,
        ref: `ref_${randomUUID()}`,
        status: 'created' as const,
        amount,
        currency,
        refunded: 0,
        creates: 0,
      };
      booked.creates += 1;
      book.set(payment, booked);
      orders.set(booked.ref, booked);
      await self.duringCreate?.(payment);
      if (happens === 'silent_after') throw new NoAnswer(id, 'silent');
      const url = `https://bank.test/${payment}?back=${encodeURIComponent(returnUrl)}`;
      return {
        providerRef: booked.ref,
        nextAction:
          method === 'stripe-card'
            ? { kind: 'card_form', driver: 'test', script: '/test.js', params: { secret: booked.ref } }
            : { kind: 'redirect', url },
        wire: { redirect_url: url },
        status: 'created',
      };
    },
    fetchStatus: async (_account, { payment, providerRef }) => {
      mishap('status');
      const booked = capabilities.creates === 'each_time' ? orders.get(providerRef ?? '') : book.get(payment);
      return booked && capabilities.status === 'asked' ? webhookEventOf(booked) : null;
    },
    listPayments: async (_account, since) => {
      mishap('list');
      self.listedSince.push(since);
      return [...book.values()].map(webhookEventOf);
    },
    cancel: async (_account, { payment }) => {
      mishap('cancel');
      const booked = book.get(payment);
      if (!booked || booked.status === 'created') {
        if (booked) booked.status = 'canceled';
        return true;
      }
      return booked.status === 'canceled' || booked.status === 'failed' || booked.status === 'expired';
    },
    verifyCredentials: async account => {
      mishap('prove');
      if (account.keys.secret !== TEST_SECRET) throw new ProviderRefusal(id, 'misconfigured', 'who are you');
      return 'proven';
    },
    peekPaymentReferences: raw => {
      try {
        const { payments } = JSON.parse(raw.toString()) as { payments: ProviderUpdate[] };
        return payments.map(({ payment }) => ({ payment, providerRef: null }));
      } catch {
        return [];
      }
    },
    verifyWebhook: async (account, raw, headers) => {
      if (headers.get('x-signature') !== sign(account.keys.secret ?? '', raw.toString())) {
        return { kind: 'refused', why: 'signature' };
      }
      const { payments } = JSON.parse(raw.toString()) as { payments: ProviderUpdate[] };
      return { kind: 'news', payments, refunds: [] };
    },
    refund: async (_account, { payment, amount }) => {
      const booked = book.get(payment);
      if (booked) booked.refunded += amount;
      return { status: 'succeeded', ref: `refund_${randomUUID()}`, failure: null };
    },
  };

  const self: TestProvider = {
    provider,
    book,
    orders,
    duringCreate: null,
    down: false,
    listedSince: [],
    next: (call, ...happens) => {
      mishaps[call]?.push(...happens);
    },
    set: (payment, change) => {
      const booked = book.get(payment);
      if (!booked) throw new Error(`the provider of the test knows no ${payment}`);
      return Object.assign(booked, change);
    },
    message: (payments, change = {}, secret = TEST_SECRET) => {
      const told = payments.map(payment => {
        const booked = book.get(payment);
        if (!booked) throw new Error(`the provider of the test knows no ${payment}`);
        return { ...webhookEventOf(booked), eventId: `event_${booked.ref}_${booked.status}`, ...change };
      });
      const body = JSON.stringify({ payments: told });
      return { body, headers: { 'content-type': 'application/json', 'x-signature': sign(secret, body) } };
    },
    tell: async (server, payments, change) => {
      const { body, headers } = self.message(payments, change);
      const answer = await fetch(`${server.url}/api/webhooks/${id}`, { method: 'POST', body, headers });
      return answer.status;
    },
  };
  return self;
};

/** Gives a venue keys at the provider of the test. */
export const withKeys = async (
  { deps, database }: TestServer,
  venue: { readonly id: string },
  provider = 'stripe',
  secret = TEST_SECRET,
): Promise<void> =>
  database.transaction(run =>
    deps.accounts.write(run, {
      venueId: venue.id,
      provider,
      keys: { secret, shown: 'pk_shown' },
      isDemo: false,
    }),
  );
