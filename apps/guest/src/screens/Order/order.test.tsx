import { describe, expect, it } from 'vitest';
import { matchPath } from '../../app/paths.ts';
import { loadScreen } from '../../app/screens.ts';
import { keys } from '../../data/keys.ts';
import { shown } from '../../testing/shown.tsx';
import { aBill, aBillItem, aSession } from '../../testing/wire-builders.ts';
import SelectItems from '../SelectItems/index.tsx';
import Order from './index.tsx';

const session = aSession({ restaurant: { functionalities: ['pay-go'] } });
const dinner = aBill({
  unique_order_number: 'dinner',
  items: [
    aBillItem({ id: 'a', name: 'Soup', price: 6 }),
    aBillItem({ id: 'b', name: 'Tea', price: 2.5 }),
    aBillItem({ id: 'c', name: 'Cake', price: 4, is_paid: true, paid_by: 2 }),
  ],
  subtotal: 12.5,
  subtotal_before_discounts: 12.5,
  total: 12.5,
  payments_sum: 4,
  left: 8.5,
});
const drinks = aBill({
  unique_order_number: 'drinks',
  items: [aBillItem({ id: 'd', name: 'Wine', price: 7 })],
  total: 7,
  left: 7,
});
const known = (query = '', bills = [dinner, drinks]) => ({
  session,
  more: { [keys.bills('s')]: bills },
  query,
});
const order = (...args: Parameters<typeof known>) => {
  const { query, ...rest } = known(...args);
  return shown(<Order params={{ session: 's' }} />, { ...rest, url: `/order/s${query}` });
};
const select = (...args: Parameters<typeof known>) => {
  const { query, ...rest } = known(...args);
  return shown(<SelectItems params={{ session: 's' }} />, { ...rest, url: `/select-items/s${query}` });
};

describe('the bill', () => {
  it('[PAYGO-01] stands at /order/:session, which bill its query says', async () => {
    expect(matchPath('/order/s')).toEqual({ name: 'Order', params: { session: 's' } });
    expect(await loadScreen('Order')).toBe(Order);
    expect(order('?orderNumber=drinks').text).toContain('Wine');
    expect(order('?orderNumber=drinks').text).not.toContain('Soup');
    expect(order().text).toContain('Soup');
  });

  it('[PAYGO-02] is summed up: what is left, what is paid, the whole', () => {
    const { text } = order();
    expect(text).toMatch(/Left to pay 8,50\s€/);
    expect(text).toMatch(/4,00\s€ of 12,50\s€ paid/);
  });

  it('[PAYGO-04] has a button for chosen products and one for everything', () => {
    const { control } = order();
    expect(control('My items').disabled).toBe(false);
    expect(control(/^Pay all · 8,50\s€$/).disabled).toBe(false);
  });

  it('[PAYGO-05] that is empty leads to the menu, and looks again', () => {
    const { text, control } = order('', []);
    expect(text).toContain('Nothing on the bill yet');
    expect(control('Browse the menu').href).toBe('/menu/s');
    expect(control('Refresh').disabled).toBe(false);
  });

  it('offers a receipt of one’s own payment and of what staff took, not of another guest’s', () => {
    const paid = (uuid: string, guest_index: number | null, amount: number) => ({
      uuid,
      amount,
      tips: 0.5,
      guest_index,
      paid_at: '2026-03-18T10:30:00.000Z',
    });
    const payments = [paid('mine', 1, 2), paid('theirs', 2, 3), paid('cash', null, 4)];
    const { names } = order('', [{ ...dinner, payments }]);
    expect(names.filter(name => /receipt/i.test(name)).map(name => name.replaceAll('\u00a0', ' '))).toEqual([
      'Receipt · 2,50 €',
      'Receipt · 4,50 € · staff',
    ]);
    expect(order('', [{ ...dinner, payments: [paid('cash', null, 4)] }]).names).toContain('Get a receipt');
  });
});

describe('choosing', () => {
  it('[SPLIT-01] stands at /select-items/:session, which bill its query says', async () => {
    expect(matchPath('/select-items/s')).toEqual({ name: 'SelectItems', params: { session: 's' } });
    expect(await loadScreen('SelectItems')).toBe(SelectItems);
    expect(select('?orderNumber=drinks').text).toContain('Wine');
    expect(select().text).toContain('Soup');
  });

  it('[SPLIT-02] is among the unpaid items', () => {
    const { text, html } = select();
    expect(html.match(/type="checkbox"/g)).toHaveLength(2);
    expect(text).toContain('Soup');
    expect(text).toContain('Tea');
  });
});
