import { describe, expect, it } from 'vitest';
import { matchPath } from '../../app/paths.ts';
import { keys } from '../../data/keys.ts';
import type { Order } from '../../data/orders.ts';
import { anOrder } from '../../testing/order-builders.ts';
import { shown } from '../../testing/shown.tsx';
import { aBill, aBillItem, aSession } from '../../testing/wire-builders.ts';
import Pay from './index.tsx';

const venue = (over: Parameters<typeof aSession>[0] = {}) =>
  aSession({
    ...over,
    restaurant: {
      functionalities: ['order', 'pay-go'],
      payment_providers: ['stripe-card', 'montonio', 'cash'],
      ...over.restaurant,
    },
  });
const soup = anOrder({ waiting_for: 'payment', status: 'pending_activate' });
const tableBill = aBill({
  unique_order_number: 'bill',
  items: [
    aBillItem({ id: 'a', name: 'Soup', price: 6, held_by: 1 }),
    aBillItem({ id: 'b', name: 'Tea', price: 2.5 }),
  ],
  total: 8.5,
  left: 8.5,
});

type At = { readonly session?: ReturnType<typeof aSession>; readonly orders?: readonly Order[] };
const at = (url: string, { session = venue(), orders = [soup] }: At = {}) => {
  const [path = ''] = url.split('?');
  const match = matchPath(path);
  expect(match?.name).toBe('Pay');
  const more = { [keys.bills('s')]: [tableBill] };
  return shown(<Pay params={match?.params ?? {}} />, { session, orders, url, more });
};

describe('the Pay screen', () => {
  it('[PAY-01][PAY-03] its address names an order by its unique number, or a bill by its own', () => {
    expect(at('/pay/s/abc').text).toContain('Order 42');
    expect(at('/pay/s/bill?ref=order').text).toContain('The bill of your table');
    expect(at('/pay/s/nobodys').text).not.toMatch(/Order 42|The bill of your table/);
  });

  it('knows an order by the number people say aloud as well', () => {
    expect(at('/pay/s/42').text).toContain('Order 42');
  });

  it('shows what is paid for and how much: everything, or what this phone chose', () => {
    expect(at('/pay/s/bill?ref=order').text).toMatch(/8,50\s€/);
    const chosen = at('/pay/s/bill?ref=select-items&payForSelectedItems=true&userSubtotalAmount=6').text;
    expect(chosen).toContain('What you chose');
    expect(chosen).toMatch(/6,00\s€/);
    expect(chosen).not.toMatch(/8,50/);
  });

  it('[PAY-05] has what is paid for, the tip, the ways to pay, the sums, and a button with the total', () => {
    const functionalities = ['pay-go', 'tips', 'collective-tips'];
    const { text, names } = at('/pay/s/bill?ref=order', {
      session: venue({ restaurant: { functionalities } }),
    });
    expect(text).toMatch(
      /The bill of your table To pay 8,50.€ 2 dishes Soup 6,00.€ Tea 2,50.€ Tip 0,00.€ Tip for the team/,
    );
    expect(text).toMatch(/No tip 5.% 0,43/);
    expect(text).toMatch(/How would you like to pay\? Card .*From your bank/);
    expect(names.at(-1)).toMatch(/^Pay · 8,50/);
  });

  it('[PAY-05] says the sum twice: where it is explained, and on the button that decides', () => {
    const sums = (url: string) => at(url).text.match(/(?<!\d)8,50.€/g)?.length;
    expect(sums('/pay/s/bill?ref=order')).toBe(2);
  });

  it('[PAY-05] a sum of several parts is told with them, and they add up to it', () => {
    const order = anOrder({
      ...soup,
      subtotal_before_discounts: 10,
      discount: 1,
      small_order_fee: 0.5,
      total: 9.5,
    });
    const { text } = at('/pay/s/abc', { orders: [order] });
    expect(text).toMatch(/Order 42 To pay 9,50.€ 1 dish 10,00.€ .*Discount −1,00.€ Small order fee 0,50.€/);
  });

  it('[PAY-37] says so where no way to pay is enabled', () => {
    const session = venue({ restaurant: { payment_providers: [] } });
    expect(at('/pay/s/abc', { session }).text).toContain('No way to pay by phone here');
    expect(at('/pay/s/abc').text).not.toContain('No way to pay by phone here');
  });

  it('[TIPCHIP-02] [TIPCHIP-04] [TIPCHIP-03] asks for a tip on a bill alone, and for the till’s waiter only where one serves it', () => {
    const asks = (url: string, ...functionalities: string[]) =>
      at(url, { session: venue({ restaurant: { functionalities } }) }).text.includes('No tip');
    const tips = ['tips', 'collective-tips'];
    expect(asks('/pay/s/bill?ref=order', 'order', 'pay-go', ...tips)).toBe(true);
    expect(asks('/pay/s/bill?ref=order', 'order', ...tips)).toBe(false);
    expect(asks('/pay/s/abc', 'order', 'pay-go', ...tips)).toBe(false);
    expect(asks('/pay/s/bill?ref=order', 'order', 'pay-go', ...tips, 'send-tips-to-pos-waiter')).toBe(false);
  });

  it('[PAY-07] links the venue’s terms and privacy words, in a page of their own', () => {
    const customizations = [
      { name: 'terms-link', value: 'https://venue.test/terms' },
      { name: 'privacy-link', value: 'https://venue.test/privacy' },
    ];
    const page = at('/pay/s/abc', { session: venue({ restaurant: { customizations } }) });
    expect(page.control(/^Terms/).href).toBe('https://venue.test/terms');
    expect(page.control(/^Privacy/).href).toBe('https://venue.test/privacy');
    expect(page.control(/^Terms/).tag).toContain('rel="noreferrer noopener"');
    expect(at('/pay/s/abc').names).not.toContain('Terms');
  });
});
