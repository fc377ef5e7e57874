import { ApiFailure } from '@tableside/contract/client';
import type { RefObject } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../data/api.ts';
import type { Payment } from '../../data/payments.ts';
import { aTipCardView } from '../../testing/gift-builders.ts';
import { running } from '../../testing/running.tsx';
import { type GiftWish, PAY_TIMINGS, usePhonePayment } from '../pay/index.ts';
import { cardOfTip, firstAmount, offersInvoice } from './give-card.ts';
import { useBroughtIntoView } from './paying/use-brought-into-view.ts';
import { GIFT_CALLS, giftWish } from './paying/wish.ts';
import { isSpecialDay, SPECIAL_DAY_AFTER } from './special-day.ts';
import { followGift, GIFT_POLL, giftReturn } from './success/follow-gift.ts';

vi.mock('../../data/api.ts', () => ({ api: vi.fn(), partingWord: vi.fn() }));
afterEach(() => {
  vi.mocked(api).mockReset();
  vi.unstubAllGlobals();
});

const payment = (status: Payment['status']): Payment => ({ status, amount: 5 }) as Payment;
const follow = async (answers: readonly (Payment | Error)[], fromBank = false) => {
  const waits: number[] = [];
  let asked = 0;
  const ask = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (answer instanceof Error || !answer) throw answer;
    return answer;
  };
  const standing = await followGift(
    { ask, fromBank },
    async ms => void waits.push(ms),
    () => true,
  );
  return { standing, asked, waits };
};

describe('following a gift after the bank', () => {
  it('[TIPCARD-37][TIPCARD-38] asks up to 20 times, 2 s apart, then says that it failed', async () => {
    const { standing, asked, waits } = await follow([payment('created')]);
    expect(asked).toBe(20);
    expect(waits).toEqual(Array(19).fill(2_000));
    expect(standing).toEqual({ kind: 'failed' });
    expect(GIFT_POLL).toEqual({ tries: 20, everyMs: 2_000 });
  });

  it('[TIPCARD-39] stops when the amount is there', async () => {
    const { standing, asked } = await follow([payment('processing'), new Error('lost'), payment('paid')]);
    expect(asked).toBe(3);
    expect(standing).toMatchObject({ kind: 'paid', payment: { amount: 5 } });
  });

  it('[TIPCARD-40][DONATE-16] says at once what the provider said', async () => {
    expect(await follow([payment('canceled')])).toMatchObject({ asked: 1, standing: { kind: 'failed' } });
  });

  it.each([
    ['it is being checked', [payment('checking')], false],
    ['its bank has it', [payment('processing')], false],
    ['nobody answers', [new Error('silent')], false],
    ['nobody answers any more', [payment('created'), new Error('silent')], false],
    ['its guest comes from a bank that has not told of it yet', [payment('created')], true],
  ])('never calls money a failure that may be on its way: %s', async (_, answers, fromBank) => {
    expect((await follow(answers, fromBank)).standing).toEqual({ kind: 'unclear' });
  });

  it.each([
    ['[TIPCARD-34] pending', 'pending=1&data=abc&paymentUuid=u', 'follow'],
    ['[TIPCARD-35] canceled', 'canceled=1&paymentUuid=u', 'canceled'],
    ['[TIPCARD-36] a token', 'token=abc', 'follow'],
    ['the page itself', 'paymentUuid=u', 'follow'],
    ['nothing', '', 'nothing'],
  ])('%s', (_, query, kind) => {
    expect(giftReturn(new URLSearchParams(query)).kind).toBe(kind);
  });
});

it('[TIPCARD-16][TIPCARD-17][DONATE-17] the special day is one of the year, none unless it is set, and comes after 600 ms', () => {
  const day = new Date(2026, 11, 24);
  expect(isSpecialDay(day)).toBe(false);
  expect(isSpecialDay(day, '12-24')).toBe(true);
  expect(isSpecialDay(new Date(2026, 11, 25), '12-24')).toBe(false);
  expect(SPECIAL_DAY_AFTER).toBe(600);
});

it('[TIPCARD-43] nothing is chosen at first unless the venue chose it', () => {
  const shown = cardOfTip(aTipCardView());
  expect(shown).toMatchObject({ name: 'Rūta', preselected: null, amounts: [200, 500], fee: { fixed: 25 } });
  expect(cardOfTip(aTipCardView({ preselects: true })).preselected).toBe(0);
});

it.each([
  ['what a guest chose before they came', 'amount=310', 310],
  ['less than the card takes is not taken over', 'amount=1', null],
  ['what is no amount neither', 'amount=2.5', null],
])('[TIPCARD-43] %s', (_, query, chosen) => {
  expect(firstAmount(cardOfTip(aTipCardView()), new URLSearchParams(query))).toBe(chosen);
});

it('[TIPCARD-33] an invoice is offered in Lithuanian alone, where the venue makes them', () => {
  const { venue } = aTipCardView();
  const makes = { venue: { ...venue, invoices: true } };
  expect(['lt', 'en', 'lv'].map(language => offersInvoice(makes, language))).toEqual([true, false, false]);
  expect(offersInvoice({ venue }, 'lt')).toBe(false);
});

describe('what is begun for a chosen amount', () => {
  const card = cardOfTip(aTipCardView());
  const wish = (personId: string) => giftWish(card, 500, 530, { personId, sessionToken: undefined });
  const paying = async (providers: readonly string[]) => {
    vi.useFakeTimers();
    vi.mocked(api).mockResolvedValue({ uuid: 'u', total: 5.3 });
    const fixed = {
      providers,
      settlesFirst: true,
      calls: GIFT_CALLS.tip,
      follow: () => undefined,
      noteAs: null,
    };
    const use = (now: GiftWish) => usePhonePayment({ ...fixed, wish: now });
    const screen = await running(use, wish('r'));
    const settle = async () => {
      await screen.later(PAY_TIMINGS.tipSettles);
      await screen.later(PAY_TIMINGS.wishSettles);
    };
    await settle();
    return {
      ...screen,
      settle,
      begun: () =>
        vi
          .mocked(api)
          .mock.calls.filter(([call]) => !String(call).includes('/cancel/'))
          .map(
            ([call, input]) =>
              [call, (input as { body: { method: string; personnel_id: string } }).body] as const,
          ),
    };
  };

  it.each([
    ['stripe-card', 'POST /payments/stripe/payment-intent-tips-v2'],
    ['solid-card', 'POST /payments/solidgate/payment-intent-tips'],
  ])(
    '[TIPCARD-18] is a payment with the provider of what the guest pays by, %s; a bank hears of it once it is chosen',
    async (method, call) => {
      const { begun, does, settle, leave } = await paying([method, 'neopay']);
      const body = { personnel_id: 'r', tips_qr_card_hash: 'RUTA', amount: 500, expected_total: 5.3 };
      const first = [call, expect.objectContaining({ ...body, method })];
      expect(begun()).toEqual([first]);
      await does(({ choose }) => choose('neopay'));
      await settle();
      const bank = [
        'POST /payments/neopay/create-tips-transaction',
        expect.objectContaining({ ...body, method: 'neopay' }),
      ];
      expect(begun()).toEqual([first, bank]);
      await leave();
      vi.useRealTimers();
    },
  );

  it('[TIPCARD-19] and anew for another person', async () => {
    const { begun, again, settle, leave } = await paying(['stripe-card', 'neopay']);
    await again(wish('j'));
    await settle();
    expect(begun().map(([, { personnel_id }]) => personnel_id)).toEqual(['r', 'j']);
    await leave();
    vi.useRealTimers();
  });
});

it('[DONATE-15] after a donation that failed the way to pay it is brought into view, once for each failure', async () => {
  const scrolled: unknown[] = [];
  const place = { current: { scrollIntoView: (how: unknown) => scrolled.push(how) } };
  const use = (failed: boolean) => useBroughtIntoView(failed, place as unknown as RefObject<HTMLElement>);
  const screen = await running<boolean, unknown>(use, false);
  expect(scrolled).toEqual([]);
  await screen.again(true);
  await screen.again(true);
  expect(scrolled).toEqual([{ block: 'end' }]);
  await screen.again(false);
  await screen.again(true);
  expect(scrolled).toHaveLength(2);
  await screen.leave();
});

describe('[TIPCARD-03] the address that a guest comes back to', () => {
  const full =
    'payment_intent_client_secret=pi_secret&orderId=o&sessionToken=s&personnel_id=j&paymentUuid=u&lang=en&neopay-callback=1';
  it.each([
    ['after a card', full, '/payments/check-payment-status/{uuid}'],
    [
      '[TIPCARD-36] after a bank',
      `${full}&token=abc&data=no`,
      '/payments/neopay/check-payment-status',
      'abc',
    ],
    [
      '[TIPCARD-34] while the bank says pending',
      `${full}&pending=1&data=abc&token=no`,
      '/payments/neopay/check-payment-status',
      'abc',
    ],
  ])('%s names the payment to ask about', async (_, query, call, word = 'u') => {
    vi.mocked(api).mockResolvedValue({});
    const said = giftReturn(new URLSearchParams(query));
    expect(said.kind).toBe('follow');
    if (said.kind === 'follow') await said.ask();
    expect(vi.mocked(api).mock.lastCall?.[0]).toContain(call);
    const asked = JSON.stringify(vi.mocked(api).mock.lastCall);
    expect(asked).toContain(`"${word}"`);
    expect(asked).not.toMatch(/pi_secret|"no"/);
  });

  it('by its own name where nobody can read the token, and by that alone', async () => {
    const asked = async (code: ApiFailure['code']) => {
      vi.mocked(api).mockReset();
      vi.mocked(api).mockImplementation(async call => {
        if (String(call).startsWith('POST')) throw new ApiFailure(code, 400, '');
        return { status: 'paid' };
      });
      const said = giftReturn(new URLSearchParams(`${full}&token=abc`));
      const answer = said.kind === 'follow' ? await said.ask().catch(() => null) : null;
      return answer?.status ?? null;
    };
    expect([await asked('payment_token_invalid'), await asked('payment_not_found')]).toEqual(['paid', null]);
  });

  it('and says that it was broken off, whatever else stands there', () => {
    expect(giftReturn(new URLSearchParams(`${full}&canceled=1&token=abc`)).kind).toBe('canceled');
  });
});
