import { Button } from '@tableside/design';
import { describe, expect, it, vi } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import { running } from '../../testing/running.tsx';
import { shown } from '../../testing/shown.tsx';
import { PhonePayBar, type PhonePayment } from './by-phone/index.ts';
import type { PayFailure } from './drivers/index.ts';
import { methodsOf } from './drivers/methods.ts';
import type { Phase } from './intent/phase.ts';
import { PayWall } from './methods/PayWall.tsx';
import { PayBackdrop } from './PayBackdrop.tsx';
import { BankWarningSheet } from './sheets/BankWarningSheet.tsx';
import { ErrorSheet } from './sheets/ErrorSheet.tsx';
import { PayBar } from './summary/PayBar.tsx';

const nothing = () => undefined;
const methodOf = (id: string) => methodsOf([id])[0];

const sheet = (failure: PayFailure, message: string | null = null) =>
  shown(<ErrorSheet failed={{ failure, message }} onRetry={nothing} onOtherWay={nothing} />);
const backdrop = (phase: Phase, kind: 'card' | 'bank' | 'cash' | 'room' = 'card') =>
  shown(<PayBackdrop phase={phase} kind={kind} total="12,50 €" orderNumber="42" />);

describe('what lies over the Pay screen', () => {
  it.each<[string, PayFailure, string]>([
    ['[PAY-41] declined', 'declined', 'The payment was declined'],
    ['[PAY-42] too little money', 'insufficient_funds', 'Not enough money on this card'],
    ['[PAY-44] not confirmed', 'unconfirmed', 'The payment was not confirmed'],
    ['anything else', 'generic', 'An unexpected error occurred'],
  ])('[PAY-08] %s has words of its own, with another try and another way', (_, failure, title) => {
    const { text, names } = sheet(failure);
    expect(text).toContain(title);
    expect(text).toMatch(/nothing was charged/i);
    expect(names).toEqual(expect.arrayContaining(['Try again', 'Choose another way']));
  });

  it('[PAY-38] the provider’s own words stand beside ours', () => {
    expect(sheet('declined', 'Card expired.').text).toContain('The payment service says: Card expired.');
  });

  it.each<[string, Phase, 'card' | 'cash' | 'room', string]>([
    ['on the way to the bank', { kind: 'leaving' }, 'card', 'Opening your bank'],
    ['while it is confirmed', { kind: 'confirming', uuid: 'p' }, 'card', 'Confirming your payment'],
    ['once it is paid', { kind: 'paid', uuid: 'p' }, 'card', 'Paid · 12,50 €'],
    ['promised in cash', { kind: 'promised' }, 'cash', 'Pay 12,50 € in cash'],
    ['promised on the room', { kind: 'promised' }, 'room', '12,50 € goes on your room bill'],
  ])('[PAY-08] a backdrop %s', (_, phase, kind, words) => {
    const { text, html } = backdrop(phase, kind as 'card');
    expect(text).toContain(words);
    expect(html).toContain(
      `data-backdrop="${phase.kind === 'paid' || phase.kind === 'promised' ? 'success' : 'working'}"`,
    );
  });

  it('none while the guest looks', () => {
    expect(backdrop({ kind: 'open' }).html).toBe('');
  });

  it('[PAY-28] before the bank’s page a sheet says what comes next', () => {
    const page = shown(<BankWarningSheet open total="12,50 €" onGo={nothing} onClose={nothing} />);
    expect(page.text).toContain('Your bank opens next');
    expect(page.control('Go to the bank · 12,50 €').disabled).toBe(false);
  });

  it('[PAY-45] a part that was paid through the waiter keeps the phone from paying, and says who helps', () => {
    const { text, control } = shown(<PayWall code="payments_of_other_type" bill number="bill" />);
    expect(text).toContain('Part of this bill is already paid');
    expect(text).toContain('already paid through the staff');
    expect(control('Back to the bill').href).toBe('/order/s?orderNumber=bill');
  });
});

describe('the button', () => {
  /** What a tap on it comes to: it is always alive. */
  const pressed = async (id: string | null, over: { complete?: boolean; online?: boolean } = {}) => {
    const done: string[] = [];
    const props = {
      method: id === null ? undefined : methodOf(id),
      total: '12,50 €',
      phase: { kind: 'open' } as const,
      online: true,
      complete: true,
      changed: null,
      onPress: () => done.push('paid'),
      onMissing: () => done.push('missing'),
      wallet: null,
      ...over,
    };
    const screen = await running(() => PayBar(props), null);
    const button = drawn(screen.value()).find(({ type }) => type === Button);
    const press = button?.props.onClick as (() => void) | undefined;
    await screen.does(() => press?.());
    const said = drawn(screen.value()).some(
      ({ props }) => props.children === 'Please check the card details',
    );
    await screen.leave();
    vi.unstubAllGlobals();
    return `${done.join()}${said ? ', and says so' : ''}`;
  };
  const bar = (id: string | null, over: { complete?: boolean; online?: boolean } = {}) =>
    shown(
      <PayBar
        method={id === null ? undefined : methodOf(id)}
        total="12,50 €"
        phase={{ kind: 'open' }}
        online
        complete
        changed={null}
        onPress={nothing}
        onMissing={nothing}
        wallet={null}
        {...over}
      />,
    );

  it.each([
    ['montonio', 'Pay · 12,50 €'],
    ['neopay', 'Pay · 12,50 €'],
    ['neopay_blik', 'Pay · 12,50 €'],
    ['cash', 'Place order · 12,50 €'],
    ['room-bill', 'Place order · 12,50 €'],
  ])('[PAY-23] is there to be pressed once %s is chosen', (id, label) => {
    expect(bar(id).control(label).disabled).toBe(false);
  });

  it('[PAY-23] says so before anything is chosen, and a tap leads to the ways', async () => {
    expect(bar(null).names).toContain('Choose how to pay');
    expect(await pressed(null)).toBe('missing');
  });

  it('[PAY-22] waits for the card’s fields, and for the network', async () => {
    expect(await pressed('stripe-card', { complete: false })).toBe('missing, and says so');
    expect(await pressed('stripe-card')).toBe('paid');
    expect(await pressed('montonio', { online: false })).toBe('missing');
  });
});

it.each([
  ['a wallet', 'stripe', true],
  ['a card', 'stripe-card', false],
  ['a bank', 'neopay', false],
])(
  '[FOOD-40] from a distance %s has a control of its own in the place of the button: %s, %s',
  async (_, id, own) => {
    const pay = {
      method: methodOf(id),
      phase: { kind: 'open' },
      complete: true,
      intent: { uuid: 'p' },
      shownForm: {},
    };
    const screen = await running(PhonePayBar, { pay: pay as unknown as PhonePayment, total: '12,50 €' });
    const bar = drawn(screen.value()).find(({ type }) => type === PayBar);
    await screen.leave();
    vi.unstubAllGlobals();
    expect(bar?.props.wallet !== null).toBe(own);
    const { names } = shown(
      <PayBar
        {...(bar?.props as unknown as Parameters<typeof PayBar>[0])}
        wallet={own ? <i>Wallet</i> : null}
      />,
    );
    expect(names.some(name => name.startsWith('Pay'))).toBe(!own);
  },
);

it('[PAY-19] all providers a venue may know can be chosen', () => {
  const names = ['stripe', 'montonio', 'neopay', 'cash', 'room bill', 'neopay blik', 'solid'];
  const kinds = names.map(name => methodsOf([name]).map(({ kind }) => kind));
  expect(kinds).toEqual([['wallet'], ['bank'], ['bank'], ['cash'], ['room'], ['blik'], ['card', 'wallet']]);
});
