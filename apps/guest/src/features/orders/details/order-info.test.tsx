import { describe, expect, it } from 'vitest';
import { matchPath } from '../../../app/paths.ts';
import ViewOrder from '../../../screens/ViewOrder/index.tsx';
import { anOrder, anOrderItem } from '../../../testing/order-builders.ts';
import { shown } from '../../../testing/shown.tsx';
import { aSession } from '../../../testing/wire-builders.ts';
import { OrderInfo } from './OrderInfo.tsx';

const info = (over: Parameters<typeof anOrder>[0] = {}, restaurant = {}) =>
  shown(<OrderInfo order={anOrder(over)} />, { session: aSession({ restaurant }) });

describe('what is said about an order', () => {
  it.each([
    ['active', {}, 'Being prepared'],
    ['rejected', { status: 'rejected' }, 'The order was cancelled'],
    ['closed', { status: 'closed' }, 'Served'],
  ] as const)('[ORDER-09] has the status at its head: %s', (_, over, words) => {
    const [head = ''] = /<header.*?<\/header>/s.exec(info(over).html) ?? [];
    expect(head).toMatch(words);
  });

  it('says of an order that was not paid that nobody has it: no steps, no time, not placed', () => {
    const { text } = info({
      order_id: '42',
      status: 'pending_activate',
      waiting_for: 'payment',
      seen: false,
    });
    expect(text).toMatch(/Not paid yet.*The kitchen has not got it\./);
    expect(text).not.toMatch(/Placed|Received|Preparing|Ready|The time will appear/);
    expect(info({ order_id: '42' }).text).toMatch(/Preparing.*Placed/);
  });

  const waits = { status: 'waiting_confirmation', accepted_at: null, wait_minutes: null } as const;
  it.each([
    ['[ORDER-31]', { ...waits, seen: false }, 'Waiting for the staff', 'Someone will confirm your order'],
    ['[ORDER-32]', { ...waits, seen: true }, 'The staff have seen it', 'They are looking at your order'],
    ['[ORDER-33]', {}, 'Being prepared', 'We are preparing it.'],
    ['[ORDER-39]', { sending_to_pos: true }, 'Sending it to the till', 'on its way to the kitchen'],
    ['[ORDER-40]', { status: 'partially_delivered' }, 'Partly served', 'The rest is on its way.'],
    ['[ORDER-41][ORDER-45]', { status: 'closed' }, 'Served', 'Order 42 has been served.'],
    [
      '[ORDER-42][ORDER-44][ORDER-50]',
      { status: 'failed', payments_sum: 12.5 },
      'We could not carry it out',
      'The 12,50\u00a0€ you paid is going back to you.',
    ],
    [
      '[ORDER-43][ORDER-50]',
      { status: 'rejected', status_reason: 'No more soup' },
      'The order was cancelled',
      'No more soup',
    ],
    ['[ORDER-47]', { accepted_at: null, wait_minutes: null }, 'Being prepared', 'The time will appear here'],
  ] as const)('%s reads as it stands, %j: %s', (_, over, title, words) => {
    const { html, text } = info({ order_id: '42', ...over });
    expect(/<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1]).toBe(title);
    expect(text).toContain(words);
  });

  it('[ORDER-41] is ready at the counter where guests pick up', () => {
    const { text } = shown(<OrderInfo order={anOrder({ status: 'closed', order_id: '42' })} />, {
      session: aSession({ table: { order_type: 'pickup' } }),
    });
    expect(text).toContain('Ready to pick up Order 42 is waiting for you at the counter.');
  });

  it('[ORDER-34] [ORDER-35] [ORDER-36] that waits for the others says how many are ready, and how long it waits', () => {
    const batch = {
      activate_at: new Date(Date.now() + 3_600_000).toISOString(),
      table_session_count: 12,
      placed_orders_count: 3,
    };
    const { html, text } = info({ status: 'pending_activate', waiting_for: 'guests', batch });
    expect(text).toContain('3 of 12 ready');
    expect(text).toMatch(/\b(60:00|59:\d\d)\b/);
    expect(/<ul[^>]*aria-hidden="true">(.*?)<\/ul>/s.exec(html)?.[1]?.match(/<li/g)).toHaveLength(8);
  });

  it.each([
    ['default', 'The waiter comes to your table'],
    ['pickup', 'Someone will confirm your order in a moment.'],
  ] as const)('promises a waiter only where there is a table to come to: %s', (order_type, words) => {
    const order = anOrder({ status: 'waiting_confirmation', seen: false, asks_presence: true });
    const { text } = shown(<OrderInfo order={order} />, { session: aSession({ table: { order_type } }) });
    expect(text).toContain(words);
  });

  it('[ORDER-10] lists dishes with what they cost, all pieces of a line together', () => {
    const items = [
      anOrderItem({ id: 'a', name: 'Soup', quantity: 3, price: 4.1 }),
      anOrderItem({
        id: 'b',
        name: 'Tea',
        price: 2,
        modifiers: [{ name: 'Honey', price: 0.5, quantity: 1 }],
      }),
    ];
    const { text } = info({ items });
    expect(text).toMatch(/3 × Soup 12,30\u00a0€.*1 × Tea Honey 2,00\u00a0€/);
  });

  it('strikes through what staff took off, and asks nothing for it', () => {
    const items = [
      anOrderItem({ id: 'a', name: 'Soup', quantity: 3, price: 4, taken_off: 1, total: 8 }),
      anOrderItem({ id: 'b', name: 'Tea', taken_off: 1, total: 0 }),
    ];
    const { text } = info({ items, total: 8 });
    expect(text).toMatch(/2 × Soup 1 taken off 8,00\u00a0€ 1 × Tea Taken off Total 8,00\u00a0€/);
  });

  it('says of an order of which everything was taken off that nobody makes it', () => {
    const items = [anOrderItem({ taken_off: 1, total: 0 })];
    const { text } = info({ items, status: 'rejected', status_reason: '', total: 0 });
    expect(text).toContain('Taken off your bill The staff took everything in this order off.');
    expect(text).not.toContain('could not take it');
  });

  it('says of an order that nobody paid in time that the kitchen never got it, and offers it again', () => {
    const { text } = info({ status: 'failed', never_sent: true });
    expect(text).toContain('Not paid in time The kitchen never got it.');
    expect(text).toContain('You have not been charged.');
    expect(text).toContain('Order again');
    expect(text).not.toMatch(/went wrong|could not/);
  });

  it('is served once all of it has come, though staff have not closed it', () => {
    const items = [anOrderItem({ is_delivered: true }), anOrderItem({ id: 'off', taken_off: 1 })];
    const promised = { accepted_at: '2026-03-18T10:00:00.000Z', wait_minutes: 17 };
    const { text } = info({ items, status: 'partially_delivered', ...promised });
    expect(text).toContain('Order 42 has been served.');
    expect(text).not.toMatch(/on its way|Ready at about/);
  });

  it('[ORDER-51] says so when nothing is in it', () => {
    expect(info({ items: [] }).text).toContain('There is nothing in this order.');
  });

  it('[ORDER-13] has its number, its unique id and when it was placed', () => {
    const { html } = info({ order_id: '42', unique_order_number: 'qk3x9' });
    const facts = [...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(facts).toEqual(
      expect.arrayContaining([
        ['Order number', '42'],
        ['Unique ID', 'qk3x9'],
        ['Placed', expect.stringMatching(/^\d\d:\d\d$/)],
      ]),
    );
  });

  it('[ORDER-14] has the venue with a button that calls it', () => {
    const { control, text } = info({}, { name: 'Sodas', address: 'Pilies 12', phone: '+370 5 212 34 56' });
    expect(text).toContain('Pilies 12');
    expect(control(/^Call Sodas/).href).toBe('tel:+37052123456');
    expect(info({}, { phone: null }).names).toEqual(['Order again']);
  });
});

describe('papers of an order', () => {
  const PAYMENT = { uuid: 'p1', amount: 5 };
  const papers = (guest_index: number | null, functionalities = ['order', 'request-invoice']) =>
    info({ is_paid: true, payments: [{ ...PAYMENT, guest_index }] }, { functionalities }).names.filter(
      name => name !== 'Order again',
    );

  it('[ORDER-15] are a receipt and an invoice of what this phone paid', () => {
    expect(papers(1)).toEqual(['Get a receipt', 'Get a VAT invoice']);
    expect(papers(1, ['order'])).toEqual(['Get a receipt']);
    expect(info().names).toEqual(['Order again']);
  });

  it('are not those of another guest; of what staff took there are both for the party', () => {
    expect(papers(2)).toEqual([]);
    expect(papers(null)).toEqual(['Get a receipt', 'Get a VAT invoice']);
    expect(papers(null, ['order'])).toEqual(['Get a receipt']);
  });
});

describe('an order by its address', () => {
  const at = (number: string, orders = [anOrder()]) =>
    shown(<ViewOrder params={{ session: 's', uniqueOrderNumber: number }} />, { orders });

  it('[ORDER-03] is a page', () => {
    expect(matchPath('/view-order-headless/s/abc')).toEqual({
      name: 'ViewOrder',
      params: { session: 's', uniqueOrderNumber: 'abc' },
    });
    expect(at('abc').text).toContain('Order 42');
  });

  it('[ORDER-05] [ORDER-06] that does not exist says so and leads to those that do', () => {
    const { text, control } = at('nope');
    expect(text).toContain('We could not find this order.');
    expect(control(/orders/i).href).toBe('/orders/s');
  });
});
