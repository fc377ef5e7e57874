import { minor } from '@tableside/domain/money';
import { describe, expect, it } from 'vitest';
import {
  NoAnswer,
  type PaymentProvider,
  type ProviderContext,
  type TerminalDesk,
  type TerminalRefund,
  type TerminalSale,
} from '../port.ts';
import { aRefund, aRequest } from './requests.ts';
import type { Stage } from './stage.ts';
import { withoutNetwork } from './worlds.ts';

const SALE: TerminalSale = {
  state: 'approved',
  code: '000',
  asked: 1250,
  amount: 1250,
  currency: 'EUR',
  rrn: '600000000001',
  cardBrand: 'VISA',
  cardLast4: '1234',
};
const REFUND: TerminalRefund = { state: 'made', code: '000', rrn: '600000000002' };

type Said = { readonly sale?: TerminalSale | null; readonly refund?: TerminalRefund | null };

/** Ways to pay at a card terminal: what it says is the news, and silence is no news. */
export const terminalCollection = (provider: PaymentProvider, stage: () => Stage): void => {
  const at = ({ sale = SALE, refund = REFUND }: Said = {}) => {
    const asked: unknown[] = [];
    const terminals: TerminalDesk = {
      sale: async () => sale,
      abort: async payment => {
        asked.push(['abort', payment]);
      },
      giveBack: async wish => {
        asked.push(wish);
        return refund;
      },
      refund: async () => refund,
    };
    const world: ProviderContext = { ...withoutNetwork(stage().world), terminals };
    const request = { ...aRequest(provider, stage()), providerRef: null };
    const account = stage().account(provider);
    return {
      asked,
      request,
      news: () => provider.fetchStatus(account, request, world),
      cancel: () => provider.cancel?.(account, request, world),
      refund: (amount: number, before = 0) =>
        provider.refund(account, aRefund(request, SALE.rrn, 1, amount, before), world),
      known: () =>
        provider.fetchRefund?.(account, { ...aRefund(request, SALE.rrn, 1, 100), refundRef: null }, world),
    };
  };

  describe('made at a terminal', () => {
    it('money is under way before the terminal is asked, and nobody else is called', async () => {
      const world = withoutNetwork(stage().world);
      const request = aRequest(provider, stage());
      const created = await provider.createIntent(stage().account(provider), request, world);
      expect(created).toMatchObject({
        providerRef: null,
        nextAction: { kind: 'none' },
        status: 'processing',
      });
    });

    it.each([
      ['running', '', 'processing', null],
      ['declined', '116', 'failed', 'insufficient_funds'],
      ['declined', '100', 'failed', 'declined'],
      ['declined', 'SR', 'failed', 'generic'],
      ['aborted', 'UC', 'canceled', null],
      ['voided', '000', 'canceled', null],
    ] as const)('%s %s is %s, and no money', async (state, code, status, failure) => {
      const news = await at({ sale: { ...SALE, state, code } }).news();
      expect(news).toMatchObject({ status, failure, captured: null, data: null });
    });

    it('approved is captured, at the sum and in the currency that the terminal said', async () => {
      const desk = at();
      expect(await desk.news()).toMatchObject({
        payment: desk.request.payment,
        status: 'captured',
        captured: minor(1250),
        currency: 'EUR',
        providerRef: SALE.rrn,
        data: { card_brand: 'VISA', card_last4: '1234' },
      });
      expect(await at({ sale: { ...SALE, amount: 1200 } }).news()).toMatchObject({ captured: 1200 });
      expect(await at({ sale: { ...SALE, currency: 'PLN' } }).news()).toMatchObject({ currency: 'PLN' });
      const unsaid = { ...SALE, amount: null, currency: null };
      expect(await at({ sale: unsaid }).news()).toMatchObject({ captured: 1250, currency: 'EUR' });
    });

    it('silence is no failure, and what was never begun is nothing', async () => {
      await expect(at({ sale: { ...SALE, state: 'unknown', code: 'NP' } }).news()).rejects.toThrow(NoAnswer);
      expect(await at({ sale: null }).news()).toBeNull();
    });

    it.each([
      ['aborted', true],
      ['declined', true],
      ['voided', true],
      ['running', false],
      ['approved', false],
    ] as const)('asked to end, a sale that is %s afterwards is over: %s', async (state, over) => {
      const desk = at({ sale: { ...SALE, state } });
      expect(await desk.cancel()).toBe(over);
      expect(desk.asked).toEqual([['abort', desk.request.payment]]);
    });

    it.each([
      [1250, 0, true],
      [1000, 0, false],
      [250, 1000, false],
    ])('gives %d of 1250 back after %d: the whole of it %s', async (amount, before, whole) => {
      const desk = at();
      expect(await desk.refund(amount, before)).toMatchObject({ status: 'succeeded', ref: REFUND.rrn });
      expect(desk.asked).toEqual([expect.objectContaining({ amount, whole })]);
    });

    it.each([
      ['running', 'pending'],
      ['unknown', 'pending'],
      ['refused', 'by_hand'],
      ['made', 'succeeded'],
    ] as const)('a refund that is %s is %s', async (state, status) => {
      expect(await at({ refund: { ...REFUND, state } }).known()).toMatchObject({ status });
    });

    it('without the terminal that took it a person gives it back', async () => {
      expect(await at({ refund: null }).refund(1250)).toMatchObject({ status: 'by_hand' });
      expect(await at({ refund: null }).known()).toBeNull();
    });

    it('believes nothing that comes from outside', async () => {
      const raw = Buffer.from('{"CRN":1,"result":"OK","responseCode":"000"}');
      expect(provider.peekPaymentReferences(raw, new Headers())).toEqual([]);
      const said = await provider.verifyWebhook(stage().account(provider), raw, new Headers(), stage().world);
      expect(said.kind).toBe('refused');
    });
  });
};
