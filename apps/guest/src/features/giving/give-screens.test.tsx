import { readFileSync } from 'node:fs';
import { minor } from '@tableside/domain/money';
import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { go, layers } from '../../app/navigation.ts';
import { startFrom } from '../../boot/start.ts';
import { api } from '../../data/api.ts';
import { keys } from '../../data/keys.ts';
import Donate from '../../screens/Donate/index.tsx';
import TipWaiter from '../../screens/TipWaiter/index.tsx';
import { drawn } from '../../testing/drawn.ts';
import { aDonationView, aTipCardView } from '../../testing/gift-builders.ts';
import { aPayment } from '../../testing/payment-builders.ts';
import { running } from '../../testing/running.tsx';
import { shown } from '../../testing/shown.tsx';
import { aSession } from '../../testing/wire-builders.ts';
import { PhoneMethods, PhonePayBar, type PhonePayment, usePhonePayment } from '../pay/index.ts';
import { ReceiptButton } from '../receipts/index.ts';
import { GivePage } from './GivePage.tsx';
import { cardOfDonation, cardOfTip, type GiveCard } from './give-card.ts';
import { OwnAmount } from './OwnAmount.tsx';
import GivePaying from './paying/GivePaying.tsx';
import { GiveSums } from './paying/GiveSums.tsx';
import { SpecialDay } from './SpecialDay.tsx';
import { GIFT_POLL } from './success/follow-gift.ts';
import { GiveSuccess } from './success/GiveSuccess.tsx';
import { Burst, ThankYou } from './success/ThankYou.tsx';

vi.mock('../../data/api.ts', () => ({ api: vi.fn(), partingWord: vi.fn() }));
vi.mock('../../app/navigation.ts', async original => ({ ...(await original<object>()), go: vi.fn() }));
vi.mock('../pay/index.ts', async original => ({ ...(await original<object>()), usePhonePayment: vi.fn() }));

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = (url: string, language = 'en') => {
  const texts = Object.assign(
    {},
    ...(['core', 'more', 'gift'] as const).map(set => compileGuestSet(language, set)),
  );
  const session = aSession();
  startFrom(url, { language, token: null, session, failure: null, texts, textFiles: {} }, null);
};
const tip = cardOfTip(aTipCardView());
const donation = cardOfDonation(aDonationView());

describe('a card that somebody can give by', () => {
  it('[TIPCARD-07] [TIPCARD-10] shows who gets the tip, with face and words, and the amounts', () => {
    const person = {
      ...aTipCardView().restaurant_data,
      name: 'Rūta',
      photo: '/media/ruta.webp',
      description: 'Fridays',
    };
    const card = aTipCardView({ personnel_data: person });
    const { text, html } = shown(<TipWaiter params={{ tipsQrCardHash: 'RUTA' }} />, {
      url: '/tip/RUTA',
      more: { [keys.tipCard('RUTA')]: card },
    });
    expect(html).toContain('src="/media/ruta.webp"');
    for (const said of ['A tip for Rūta', 'Fridays', '2,00', '5,00', 'Another amount'])
      expect(text).toContain(said);
  });

  it('[DONATE-03] shows for whom the donation is, with cover and words, and the amounts', () => {
    const { text, html } = shown(<Donate params={{ donateQrCardHash: 'SHELTER' }} />, {
      url: '/donation/SHELTER',
      more: { [keys.donation('SHELTER')]: aDonationView() },
    });
    expect(html).toContain('src="/media/cover.webp"');
    for (const said of ['A donation for Shelter', 'Dogs and cats', '20,00']) expect(text).toContain(said);
  });

  it.each([
    ['[TIPCARD-16]', tip],
    ['[DONATE-17]', donation],
  ])('%s says on the special day that it is one, 600 ms after it came', async (_, card) => {
    vi.useFakeTimers();
    begin('/tip/RUTA');
    const page = await running(GivePage, { card });
    expect(drawn(page.value()).map(({ type }) => type)).toContain(SpecialDay);
    await page.leave();
    const banner = await running(SpecialDay, { today: () => true });
    await banner.later(599);
    expect(banner.value()).toBeNull();
    await banner.later(1);
    expect(drawn(banner.value())[0]?.props.role).toBe('status');
    await banner.leave();
    const other = await running(SpecialDay, { today: () => false });
    await other.later(10_000);
    expect(other.value()).toBeNull();
    await other.leave();
  });
});

describe('words of thanks', () => {
  it('[TIPCARD-28] stand in the page: nothing opens by itself, and Back has nothing to close', async () => {
    begin('/tip/RUTA');
    const open = vi.spyOn(layers, 'open');
    const said = await running(ThankYou, { thanks: { picture: null, text: 'You have made my evening.' } });
    expect(drawn(said.value()).map(({ type }) => type)).toEqual(['div', 'p']);
    expect(open).not.toHaveBeenCalled();
    await said.leave();
    const nothing = await running(ThankYou, { thanks: { picture: null, text: '' } });
    expect(nothing.value()).toBeNull();
    await nothing.leave();
    open.mockRestore();
  });
});

describe('an amount of one’s own', () => {
  it('is asked for by the button, which is never dead, and said where it is missing', async () => {
    begin('/tip/RUTA');
    const onSave = vi.fn();
    const onClose = vi.fn();
    const sheet = await running(() => OwnAmount({ card: tip, open: false, onClose, onSave }), null);
    const parts = () => drawn(sheet.value());
    const field = () => parts().find(({ props }) => 'inputMode' in props)?.props;
    const button = () => drawn(parts()[0]?.props.footer as ReactElement)[0]?.props;
    const focus = vi.fn();
    const tap = () => {
      const submit = parts().find(({ type }) => type === 'form')?.props.onSubmit as (event: object) => void;
      const form = { querySelector: () => ({ focus }) };
      return sheet.does(() => submit({ preventDefault: () => undefined, currentTarget: form }));
    };
    expect(button()).not.toHaveProperty('disabled');
    expect(field()?.error).toBeNull();
    await tap();
    expect(field()?.error).toMatch(/^Please enter an amount\. From .*€ to .*€\.$/);
    expect(focus).toHaveBeenCalledOnce();
    expect([onSave, onClose].flatMap(({ mock }) => mock.calls)).toEqual([]);
    await sheet.does(() => field()?.onChange?.({ currentTarget: { value: '4' } }));
    expect(field()?.error).toBeNull();
    await tap();
    expect(onSave).toHaveBeenCalledExactlyOnceWith(400);
    expect(onClose).toHaveBeenCalledOnce();
    await sheet.leave();
  });
});

describe('paying for a gift', () => {
  const paying = async (card: GiveCard, phase: PhonePayment['phase'] = { kind: 'open' }) => {
    begin('/tip/RUTA');
    const pays = (now: PhonePayment['phase'], intent: object | null = null) =>
      vi
        .mocked(usePhonePayment)
        .mockReturnValue({ phase: now, trouble: null, isOver: false, intent } as unknown as PhonePayment);
    pays(phase);
    const props = { card, amount: minor(500), personId: 'r', chooseFirst: null, onOver: () => undefined };
    const screen = await running(GivePaying, props);
    return { ...screen, pays, props, parts: () => drawn(screen.value()) };
  };

  it('[TIPCARD-11] [TIPCARD-12] shows the tip, the fee and both together, the ways and the button', async () => {
    const { parts, leave } = await paying(tip);
    const types = parts().map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining([PhoneMethods, PhonePayBar]));
    const sums = parts().find(({ type }) => type === GiveSums)?.props as unknown as Parameters<
      typeof GiveSums
    >[0];
    await leave();
    expect(shown(<GiveSums {...sums} />).text).toMatch(/Tip 5,00.€ Transaction fee 0,30.€ Total 5,30.€/);
  });

  it('[TIPCARD-20] takes total and fee from its own payment as soon as there is one', async () => {
    const { parts, pays, again, props, leave } = await paying(tip);
    pays({ kind: 'open' }, { transaction_fee: 0.5, total: 5.5 });
    await again(props);
    const all = parts();
    await leave();
    const sums = all.find(({ type }) => type === GiveSums)?.props as unknown as Parameters<
      typeof GiveSums
    >[0];
    expect(shown(<GiveSums {...sums} />).text).toMatch(/Tip 5,00.€ Transaction fee 0,50.€ Total 5,50.€/);
    expect(all.find(({ type }) => type === PhonePayBar)?.props.total).toMatch(/5,50.€/);
  });

  it('[TIPCARD-22] who has paid stands on the page of thanks, and Back does not pay again', async () => {
    const { leave } = await paying(tip);
    vi.mocked(usePhonePayment).mock.lastCall?.[0].follow('p', 'paid');
    expect(vi.mocked(go).mock.calls).toEqual([
      ['/tip/success/RUTA?paymentUuid=p&personnel_id=r', { replace: true }],
    ]);
    await leave();
  });

  it.each([
    ['[DONATE-15] a donation', donation, 1],
    ['a tip, where it stands already', tip, 0],
  ])('after a failure of %s, what to pay by is brought into view', async (_, card, times) => {
    const { parts, pays, again, props, leave } = await paying(card as GiveCard);
    const scrollIntoView = vi.fn();
    const place = parts().find(({ type }) => type === 'section')?.props.ref as { current: object | null };
    place.current = { scrollIntoView };
    expect(scrollIntoView).not.toHaveBeenCalled();
    pays({ kind: 'failed', failure: 'declined', message: null, spent: true });
    await again(props);
    expect(scrollIntoView).toHaveBeenCalledTimes(times as number);
    await leave();
  });
});

describe('what became of a gift', () => {
  const after = async (card: GiveCard, payment: object, language = 'en') => {
    vi.useFakeTimers();
    begin(`/${card.kind}/success/X?paymentUuid=p`, language);
    vi.mocked(api).mockResolvedValue(payment);
    const screen = await running(GiveSuccess, { card, cardPath: '/back' });
    await screen.later(0);
    const parts = () => drawn(screen.value());
    return {
      ...screen,
      part: (name: string) => parts().find(({ type }) => (type as { name?: string }).name === name),
    };
  };

  it.each([
    ['[TIPCARD-38] [TIPCARD-40]', tip, 'The tip did not go through'],
    ['[DONATE-16]', donation, 'The donation did not go through'],
  ])(
    '%s one that failed is said to have, in title and text, and nothing was charged',
    async (_, card, title) => {
      const { part, leave } = await after(card, aPayment({ status: 'failed' }));
      const said = part('NotGiven');
      await leave();
      const { text } = shown(said as ReactElement);
      expect(text).toContain(title);
      expect(text.length).toBeGreaterThan(title.length + 10);
    },
  );

  it.each([tip, donation])(
    'one that nobody has told of is being checked, and can be asked about again: %#',
    async card => {
      const screen = await after(card, aPayment({ status: 'processing' }));
      const names = () => shown(screen.part('GiveFrame')?.props.below as ReactElement).names;
      expect(screen.part('GiveFrame')?.props.below).toBeFalsy();
      await screen.later(GIFT_POLL.tries * GIFT_POLL.everyMs);
      const said = screen.part('NotGiven');
      expect(names()).toEqual(['Reload']);
      await screen.leave();
      expect(shown(said as ReactElement).text).toContain('Please do not pay again yet.');
    },
  );

  const thanked = async (card: GiveCard, language: string) => {
    const { part, leave } = await after(card, aPayment({ amount: 5 }), language);
    const thanks = part('Given');
    await leave();
    begin('/tip/success/X?paymentUuid=p', language);
    const page = await running(thanks?.type as (props: object) => ReactElement, thanks?.props as object);
    await page.later(0);
    const parts = drawn(page.value());
    await page.leave();
    return parts;
  };
  const given = (language: string, invoices: boolean) => {
    const view = aTipCardView();
    return thanked(cardOfTip({ ...view, venue: { ...view.venue, invoices } }), language);
  };

  it('[TIPCARD-27] [TIPCARD-39] one that came shows whose it is and the amount, with a burst', async () => {
    const parts = await given('en', false);
    const said = parts.flatMap(({ props }) => (typeof props.children === 'string' ? [props.children] : []));
    expect(said.join()).toMatch(/For Rūta,.*5,00.€/);
    expect(parts.map(({ type }) => type)).toContain(Burst);
    const looks = readFileSync(new URL('./Giving.module.css', import.meta.url), 'utf8');
    expect(looks).toMatch(/\.burst i \{[^}]*animation: rise 1500ms/);
  });

  it('[TIPCARD-27] a tip for somebody who left meanwhile still names them, and not the house', async () => {
    const card = cardOfTip(aTipCardView({ personnel_data: null, payment_providers: [] }));
    const items = [{ name: 'Rūta', price: 5 }];
    const { part, leave } = await after(card, aPayment({ amount: 5, items }));
    const thanks = part('Given');
    await leave();
    begin('/tip/success/X?paymentUuid=p&personnel_id=r');
    const page = await running(thanks?.type as (props: object) => ReactElement, thanks?.props as object);
    const said = drawn(page.value()).map(({ props }) => props.children);
    await page.leave();
    expect(said.join()).toContain('For Rūta');
  });

  it('a card that ended meanwhile is not offered again after a failure', async () => {
    const bar = async (ways: string[]) => {
      const card = cardOfTip(aTipCardView({ payment_providers: ways }));
      const screen = await after(card, aPayment({ status: 'failed' }));
      const { below } = screen.part('GiveFrame')?.props ?? {};
      await screen.leave();
      return below;
    };
    expect(await bar([])).toBe(false);
    expect(await bar(['stripe'])).toBeTruthy();
  });

  it.each([
    [tip, 'Get a receipt'],
    [donation, 'Get a confirmation'],
  ] as const)('whoever gave can have it by mail: %#', async (card, button) => {
    const parts = await thanked(card, 'en');
    const receipt = parts.find(({ type }) => type === ReceiptButton)?.props as unknown as Parameters<
      typeof ReceiptButton
    >[0];
    expect(shown(<ReceiptButton {...receipt} />).names).toEqual([button]);
  });

  it.each([
    ['lt', true, true],
    ['en', true, false],
    ['lt', false, false],
  ] as const)(
    '[TIPCARD-32] [TIPCARD-33] its receipt in %s, of a venue that makes invoices (%s), offers one: %s',
    async (language, makes, offered) => {
      const parts = await given(language, makes);
      expect(parts.find(({ type }) => type === ReceiptButton)?.props.invoice).toBe(offered);
    },
  );
});
