import { Button } from '@tableside/design';
import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFrom } from '../../boot/start.ts';
import { useGuestSale } from '../../data/in-person.ts';
import { PayInPerson } from '../../screens/Kiosk/PayInPerson.tsx';
import { PayInPersonSuccess } from '../../screens/Kiosk/PayInPersonSuccess.tsx';
import { drawn } from '../../testing/drawn.ts';
import { running } from '../../testing/running.tsx';
import { shown } from '../../testing/shown.tsx';
import { aSession } from '../../testing/wire-builders.ts';
import { ErrorSheet, Face, OrderOver } from './index.ts';
import { newGuest } from './new-guest.ts';

vi.mock('./new-guest.ts', () => ({ newGuest: vi.fn() }));
vi.mock('../../data/in-person.ts', () => ({ useGuestSale: vi.fn() }));

const session = aSession({ table: { order_type: 'self_service' } });
const atKiosk = { ...session, kiosk: { name: 'Entrance', terminal_name: 'T1' } } as typeof session;

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('parent', { postMessage: () => undefined });
  vi.stubGlobal('history', { state: null, pushState: () => undefined, back: () => undefined });
  vi.stubGlobal('location', new URL('https://x.test/menu/s'));
  const texts = Object.assign({}, ...(['core', 'more'] as const).map(set => compileGuestSet('en', set)));
  startFrom(
    '/menu/s',
    { language: 'en', token: 's', session: atKiosk, failure: null, texts, textFiles: {} },
    null,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What stands on the buttons of a page, and what a tap on one of them does. */
const buttonsOf = (node: unknown): { says: string; tap: () => void }[] =>
  drawn(node as ReactElement)
    .filter(({ type }) => type === Button)
    .map(({ props }) => ({ says: String(props.children), tap: props.onClick as () => void }));
const footer = (node: unknown) => {
  const [sheet] = drawn(node as ReactElement);
  return buttonsOf(sheet?.props.footer ?? sheet?.props.buttons);
};

describe('the end of an order', () => {
  it('[PERSON-04] [PERSON-05] shows its number, a button that counts from 10, and the way to a receipt', () => {
    const { text, names } = shown(<PayInPersonSuccess params={{ session: 's', paymentUUID: 'p' }} />, {
      session: atKiosk,
      url: '/pay-in-person-success/s/p?orderNumber=17',
    });
    expect(text).toContain('Your order number 17');
    expect(names).toEqual(['Receipt by email', 'New order (10)']);
  });

  it('[PERSON-05] [PERSON-06] the kiosk is the next guest’s by itself after 10 s, and at once after a tap', async () => {
    const page = await running(OrderOver, { number: '17' }, atKiosk);
    await page.later(9_900);
    expect(newGuest).not.toHaveBeenCalled();
    await page.later(100);
    expect(newGuest).toHaveBeenCalledTimes(1);
    await page.leave();
    const other = await running(OrderOver, { number: '18' }, atKiosk);
    await other.does(now => footer(now)[0]?.tap());
    expect(newGuest).toHaveBeenCalledTimes(2);
    await other.leave();
  });
});

describe('an error at the reader', () => {
  it.each(['UC', 'TA', '116'] as const)(
    '[PERSON-20] %s counts down from 60 s and starts over; until then it can be tried again',
    async code => {
      const onRetry = vi.fn();
      const page = await running(ErrorSheet, { code, takenBack: false, onRetry }, atKiosk);
      expect(footer(page.value()).map(({ says }) => says)).toEqual(['Try again', 'Starts over in 60 s']);
      await page.does(now => footer(now)[0]?.tap());
      expect(onRetry).toHaveBeenCalledTimes(1);
      await page.later(59_900);
      expect(newGuest).not.toHaveBeenCalled();
      await page.later(100);
      expect(newGuest).toHaveBeenCalledTimes(1);
      await page.leave();
    },
  );

  it('[PERSON-18] any other waits for the guest', async () => {
    const page = await running(
      ErrorSheet,
      { code: 'GENERIC', takenBack: false, onRetry: () => undefined },
      atKiosk,
    );
    await page.later(600_000);
    expect(newGuest).not.toHaveBeenCalled();
    await page.leave();
  });
});

describe('paying at the reader', () => {
  type Sale = NonNullable<ReturnType<typeof useGuestSale>['sale']>;
  const at = async (sale: Partial<Sale>) => {
    vi.mocked(useGuestSale).mockReturnValue({
      sale: {
        uuid: 'p',
        state: 'processing',
        code: '',
        aborting: false,
        aborted_for: 0,
        taken_back: false,
        total: 20,
        ...sale,
      } as Sale,
      busy: null,
      refused: null,
      abort: () => undefined,
      retry: () => undefined,
    });
    const page = await running(PayInPerson, { params: { session: 's', order: 'k' } }, atKiosk);
    const reader = page.value() as ReactElement<object>;
    await page.leave();
    const inner = await running(reader.type as (props: object) => ReactElement, reader.props, atKiosk);
    const parts = drawn(inner.value());
    await inner.leave();
    const face = parts.find(({ type }) => type === Face)?.props;
    return { title: face?.title, buttons: buttonsOf(face?.buttons).map(({ says }) => says), parts };
  };

  it('[PERSON-03] while a card is awaited it can be cancelled', async () => {
    expect(await at({})).toMatchObject({
      title: 'Hold or insert your card at the reader',
      buttons: ['Cancel payment'],
    });
  });

  it('[PERSON-17] after that nothing can be tapped for 15 s; then the guest may start over', async () => {
    expect((await at({ aborting: true, aborted_for: 14 })).buttons).toEqual([]);
    expect((await at({ aborting: true, aborted_for: 15 })).buttons).toEqual(['Start over']);
  });

  it('[PERSON-14] while the order is on its way to the kitchen the screen says so', async () => {
    const { title, buttons } = await at({ state: 'approved', code: '000' });
    expect([title, buttons]).toEqual(['Paid. Sending your order to the kitchen', []]);
  });

  it('[PERSON-16] [PERSON-25] what was charged all the same is said to be taken back, whatever the code', async () => {
    const { parts } = await at({ state: 'aborted', code: '987', aborting: true, taken_back: true });
    const sheet = parts.find(({ type }) => type === ErrorSheet)?.props;
    expect([sheet?.code, sheet?.takenBack]).toEqual(['GENERIC', true]);
  });
});
