import { describe, expect, it } from 'vitest';
import { CartContent } from '../../screens/PlaceOrder/CartContent.tsx';
import { aCart, anOrder } from '../../testing/order-builders.ts';
import { shown } from '../../testing/shown.tsx';
import { aLine, aSession } from '../../testing/wire-builders.ts';
import { PlaceBar, PriceSummary } from './index.ts';
import { KitchenNote } from './lines/KitchenNote.tsx';
import { PlacingBackdrop } from './place/PlacingBackdrop.tsx';
import { CartTipPicker } from './tip/CartTipPicker.tsx';

const nothing = () => undefined;
const cart = aCart({ cart: [aLine({ item_id: 'soup', item_name: 'Soup' })], subtotal: 5, total: 5 });
const content = (restaurant = {}, of = cart) =>
  shown(<CartContent cart={of} pinWrong={false} unsent={false} onRemove={nothing} />, {
    session: aSession({ restaurant }),
  });
const withFlags = (...functionalities: string[]) =>
  content({ functionalities: ['order', ...functionalities] });

describe('the cart', () => {
  it('[CART-02] lists each line with its kind, what was chosen, its price and how many', () => {
    const line = aLine({
      item_id: 'soup',
      item_name: 'Soup',
      variation_name: 'Large',
      modifiers: [{ name: 'Croutons', price: 0.5, quantity: 1 }],
      quantity: 3,
      unit_price: 5.5,
      total: 16.5,
    });
    const { text, names } = content({}, aCart({ cart: [line], subtotal: 16.5, total: 16.5 }));
    for (const words of ['Soup', 'Large', 'Croutons +0,50\u00a0€', '16,50\u00a0€', '5,50\u00a0€'])
      expect(text).toContain(words);
    expect(names).toEqual(expect.arrayContaining(['One fewer: Soup', 'One more: Soup']));
  });

  it('[CART-09] [CART-10] lets the pieces of a line grow to 50, and takes it out below one', () => {
    const of = (quantity: number) =>
      content({}, aCart({ cart: [aLine({ item_id: 'soup', item_name: 'Soup', quantity })] }));
    expect(of(49).control('One more: Soup').disabled).toBe(false);
    expect(of(50).control('One more: Soup').disabled).toBe(true);
    expect(of(2).names).not.toContain('Remove: Soup');
    expect(of(1).control('Remove: Soup').disabled).toBe(false);
  });

  it('[CART-03] asks for the course of a line where the venue has courses', () => {
    const courses = [{ id: 'first', name: 'first', display_name: 'Starter' }];
    expect(content({ courses }).html).toMatch(/Serve with.*<button[^>]*>Starter</);
    expect(content().html).not.toContain('Serve with');
    const gone = aCart({ cart: [aLine({ item_id: 'soup', available: false })] });
    expect(content({ courses }, gone).html).not.toContain('Serve with');
  });

  it('[CART-06] [FLAG-05] [FLAG-06] offers tips where they are wanted before paying and somebody takes them', () => {
    const tips = /Tip/;
    const tipsOf = (...flags: string[]) =>
      shown(<CartTipPicker cart={cart} />, {
        session: aSession({ restaurant: { functionalities: ['order', ...flags] } }),
      }).text;
    expect(tipsOf('tips', 'collective-tips', 'tips-before-payment')).toMatch(tips);
    expect(tipsOf('tips', 'tips-before-payment')).not.toMatch(tips);
    expect(tipsOf('tips', 'collective-tips')).not.toMatch(tips);
    expect(tipsOf('collective-tips', 'tips-before-payment')).not.toMatch(tips);
  });

  it('[CART-07] has a place for a discount code where the venue has codes', () => {
    expect(withFlags('coupon-code').names).toContain('Add a discount code');
    expect(withFlags().names).not.toContain('Add a discount code');
  });

  it('[FLAG-10] [CART-05] has a place for words to the kitchen where the venue reads them', () => {
    expect(withFlags('order-comment').names).toContain('Add a note for the whole order');
    expect(withFlags().names).not.toContain('Add a note for the whole order');
    // Of several kitchens each is told by its name.
    expect(shown(<KitchenNote venue="Ramen Bar" />).names).toEqual(['A note for Ramen Bar']);
  });
});

describe('the sum', () => {
  const rows = (over: Parameters<typeof aCart>[0]) =>
    [...shown(<PriceSummary cart={aCart(over)} />).html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(
      ([, label = '', amount = '']) => [label.replace(/<.*/s, ''), amount.replace('\u00a0', ' ')],
    );

  it('[CART-08] [CART-35] lists all that makes it up, extra fees by their names', () => {
    const extra_fees = [
      { name: 'Packaging', price: 0.3 },
      { name: 'Deposit', price: 0.1 },
    ];
    expect(rows({ subtotal: 5, discount: 1, extra_fees, total: 4.4 })).toEqual([
      ['Dishes', '5,00 €'],
      ['Discount', '\u22121,00 €'],
      ['Packaging', '0,30 €'],
      ['Deposit', '0,10 €'],
      ['To pay', '4,40 €'],
    ]);
  });
});

describe('placing', () => {
  const bar = (label: 'cart.placeFor' | 'cart.continue', kind: 'idle' | 'placing' = 'idle') =>
    shown(<PlaceBar total={12.5} whyNot={null} phase={{ kind }} label={label} onPlace={nothing} />);

  it('[CART-08] has one button with the total on it', () => {
    expect(bar('cart.placeFor').names).toEqual(['Place order · 12,50\u00a0€']);
    expect(bar('cart.continue').names).toEqual(['Continue · 12,50\u00a0€']);
  });

  it('[CART-43] [EXTRA-11] says over the whole screen that it failed', () => {
    const { text, html } = shown(<PlacingBackdrop phase={{ kind: 'failed' }} />);
    expect(text).toContain('Nothing was charged. Please try again.');
    expect(html).toContain('role="alert"');
    expect(shown(<PlacingBackdrop phase={{ kind: 'idle' }} />).html).toBe('');
  });

  it('[CART-41] says the number of the order when it worked', () => {
    const { text } = shown(
      <PlacingBackdrop phase={{ kind: 'placed', order: anOrder({ order_id: '77' }) }} />,
    );
    expect(text).toContain('77');
  });
});
