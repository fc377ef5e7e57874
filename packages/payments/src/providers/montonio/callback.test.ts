import { describe, expect, it } from 'vitest';
import type { ProviderAccount } from '../../port.ts';
import { signToken } from '../../wire/token.ts';
import { montonio } from './index.ts';

const NOW = 1_795_217_790_000;
const SECRET = 'a secret key of enough length';
const PAYMENT = '0b4f1d5e-8a52-4bb7-9a3b-6f4f0c2d1e11';

const account: ProviderAccount = {
  keys: { accessKey: 'access-1', secretKey: SECRET },
  baseUrl: 'https://stargate.montonio.com/api',
  browserUrl: 'https://stargate.montonio.com',
  decimals: 2,
};

const order = {
  uuid: 'm-1',
  accessKey: 'access-1',
  merchantReference: PAYMENT,
  paymentStatus: 'PAID',
  grandTotal: 12.5,
  currency: 'EUR',
};
const refund = {
  orderUuid: 'm-1',
  refundUuid: 'r-1',
  refundStatus: 'SUCCESSFUL',
  refundAmount: '5.00',
  refundStatusDescription: null,
};

const verify = async (name: string, claims: Record<string, unknown>, at = NOW) => {
  const token = await signToken(SECRET, claims, at, at + 600_000);
  const raw = Buffer.from(JSON.stringify({ [name]: token }));
  const world = { fetch, now: () => NOW, timeoutMs: 1000 };
  const [claim] = montonio.peekPaymentReferences(raw, new Headers());
  return { claim, verified: await montonio.verifyWebhook(account, raw, new Headers(), world) };
};

describe('the notifications of Montonio', () => {
  it('say the same however often they are signed anew', async () => {
    const [first, again] = [
      await verify('orderToken', order),
      await verify('orderToken', order, NOW - 60_000),
    ];
    expect(again.verified).toEqual(first.verified);
    const other = await verify('orderToken', { ...order, paymentStatus: 'VOIDED' });
    const idOf = ({ verified }: typeof first) => verified.kind === 'news' && verified.payments[0]?.eventId;
    expect(idOf(other)).not.toBe(idOf(first));
  });

  it('name a refund by the order it belongs to', async () => {
    const { claim, verified } = await verify('refundToken', refund);
    expect(claim).toEqual({ payment: null, providerRef: 'm-1' });
    expect(verified).toMatchObject({
      kind: 'news',
      payments: [],
      refunds: [
        { providerRef: 'm-1', ref: 'r-1', status: 'succeeded', amount: 500, eventId: 'r-1:SUCCESSFUL' },
      ],
    });
  });

  it.each([
    ['of another access key', 'orderToken', { ...order, accessKey: 'access-2' }],
    ['of a refund in the place of an order', 'orderToken', refund],
    ['of an order in the place of a refund', 'refundToken', order],
    ['with which we ask, and no more', 'orderToken', { accessKey: 'access-1' }],
    ['about a shop’s own order', 'orderToken', { ...order, merchantReference: 'shop-17' }],
  ])('are not tokens %s', async (_which, name, claims) => {
    expect((await verify(name, claims)).verified.kind).toBe('refused');
  });
});
