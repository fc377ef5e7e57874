import type { LegalSettings } from '@tableside/contract/http/console/money';
import { pdfText } from '@tableside/testkit/pdf-text.ts';
import { aMenu, aMenuDocument } from '@tableside/testkit/scenes/a-menu.ts';
import {
  beginPayment,
  type PayServer,
  paid,
  payServer,
  tableBillOf,
  tableBillScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';
import { invoicePdf } from '../invoice/invoice-pdf.ts';
import { invoiceOfPayment } from '../invoice/invoice-store.ts';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

const RATES = [
  { id: 'food', name: 'Food', percent: 9.5 },
  { id: 'alcohol', name: 'Alcohol', percent: 21 },
  { id: 'books', name: 'Books', percent: 5 },
];
const COMPANY: LegalSettings = {
  company_name: 'UAB „Žąsies plunksna“',
  company_code: '304123455',
  vat_code: 'LT119511515',
  address: 'Šv. Ignoto g. 12, Vilnius',
  vat_percent: 9.5,
  vat_rates: RATES,
  usual_vat_rate: 'food',
  invoice_series: 'ZP',
};

/** Steaks at the rate of books, for the test's sake; drinks at the rate of alcohol by their category. */
const ratedMenu = () => {
  const menu = aMenuDocument();
  return {
    ...menu,
    categories: menu.categories.map(category =>
      category.id === 'drinks'
        ? { ...category, vatRate: 'alcohol' }
        : {
            ...category,
            items: category.items.map(item => (item.id === 'steak' ? { ...item, vatRate: 'books' } : item)),
          },
    ),
  };
};

const scene = async () => {
  const made = await tableBillScene(server, {
    settings: {
      functionalities: ['order', 'skip-payment', 'pay-go', 'tips', 'collective-tips', 'request-invoice'],
      maxOpenOrdersPerSession: 60,
    },
  });
  const owner = await aStaff(server, made.venue, 'owner');
  const say = async (over: Partial<LegalSettings> = {}) => {
    const { revision } = await owner.call('GET /console/{venue}/legal', { venue: owner.venue });
    const body = { ...COMPANY, ...over, revision };
    return owner.call('POST /console/{venue}/legal', { venue: owner.venue, body });
  };
  await say();
  await aMenu(server, made.venue, ratedMenu());
  return { ...made, owner, say };
};
type Scene = Awaited<ReturnType<typeof scene>>;

const invoiced = ({ phone }: Scene, payment_uuid: string) =>
  phone.call('POST /payments/request-invoice-v2', {
    body: {
      payment_uuid,
      name: 'Rūta Žemaitė',
      business_name: 'UAB „Ąžuolyno kepykla“',
      business_code: '305000014',
      business_address: 'Gedimino pr. 1, Vilnius',
      email: 'ruta@example.test',
    },
  });
type Content = {
  readonly lines: readonly { net: number; gross: number; percent: number }[];
  readonly rates: readonly { percent: number; net: number; vat: number; gross: number }[];
  readonly net: number;
  readonly vat: number;
  readonly total: number;
};
const papersOf = (table: 'invoice' | 'credit_note', venueId: string) =>
  server.database
    .run<{ content: Content }>(
      `test-papers-${table}`,
      `select content from ${table} where venue_id = $1 order by sequence`,
      [venueId],
    )
    .then(rows => rows.map(({ content }) => content));

/** Gross by rate, in minor units. */
const grosses = (shares: readonly { percent: number; gross: number }[], scale = 1) => {
  const all: Record<string, number> = {};
  for (const { percent, gross } of shares) all[percent] = (all[percent] ?? 0) + Math.round(gross * scale);
  return Object.fromEntries(Object.entries(all).filter(([, gross]) => gross !== 0));
};

it('a bill of three rates with a discount and tips, split three ways and partly given back: every paper sums to it', async () => {
  const made = await scene();
  const { phone, owner, venue, say } = made;
  await placed(phone, ['soup', 'soup', 'steak', 'beer', 'beer', 'beer'], { tipAmount: 100 });
  const number = await tableBillOf(phone);
  const { bills } = await owner.call('GET /console/{venue}/bills', { venue: owner.venue });
  const bill = bills.find(each => each.unique_order_number === number);
  if (!bill) throw new Error('the table has no bill');
  await owner.call('POST /console/{venue}/bills/{bill}/discount', {
    venue: owner.venue,
    bill: bill.id,
    idempotencyKey: 'discount-of-rates',
    body: { percent: 7, reason: 'regulars' },
  });
  // 44,00 less 7 %: soups 8,37, steak 18,60, beers 13,95.
  const pay = async (over: Parameters<typeof beginPayment>[2]) => {
    const { uuid } = await beginPayment(phone, number, { tips: 50, ...over });
    await paid(server, uuid);
    return uuid;
  };
  const uuids = [await pay({ amount: 1500 }), await pay({ split_between: 2 })];
  // Rates that change afterwards are those of what is sold afterwards.
  await say({ vat_percent: 1, vat_rates: RATES.map(rate => ({ ...rate, percent: 1 })) });
  uuids.push(await pay({}));

  const receipts = await Promise.all(uuids.map(uuid => phone.call('GET /payments/receipt/{uuid}', { uuid })));
  for (const { vat, total, tips } of receipts) {
    const gross = vat.reduce((all, share) => all + share.gross, 0);
    const chosen = Math.round((total - tips) * 100);
    expect(Math.round(gross * 100)).toBe(chosen);
    for (const share of vat) expect(Math.round((share.net + share.vat - share.gross) * 100)).toBe(0);
  }
  const whole = grosses(
    receipts.flatMap(({ vat }) => vat),
    100,
  );
  expect(whole).toEqual({ 9.5: 837, 5: 1860, 21: 1395 });

  for (const uuid of uuids) await invoiced(made, uuid);
  const refund = (payment: string, body: { amount?: number; items?: string[] }) =>
    owner.call('POST /console/{venue}/payments/{payment}/refund', {
      venue: owner.venue,
      payment,
      idempotencyKey: `refund-${payment}-${JSON.stringify(body)}`.slice(0, 90),
      body: { reason: 'cold', ...body },
    });
  const [first = '', second = ''] = uuids;
  await refund(first, { amount: 333 });
  const { payment } = await owner.call('GET /console/{venue}/payments/{payment}', {
    venue: owner.venue,
    payment: second,
  });
  const [item] = payment.items;
  if (!item) throw new Error('the second payment paid for nothing');
  await refund(second, { items: [item.id] });

  const [invoices, notes] = [await papersOf('invoice', venue.id), await papersOf('credit_note', venue.id)];
  expect([invoices.length, notes.length]).toEqual([3, 2]);
  for (const { lines, rates, net, vat, total } of [...invoices, ...notes]) {
    const all = (
      of: (line: { net: number; gross: number }) => number,
      from: readonly { net: number; gross: number }[],
    ) => from.reduce((sum, each) => sum + of(each), 0);
    expect(net + vat).toBe(total);
    expect(all(each => each.gross, rates)).toBe(total);
    expect(all(each => each.net, rates)).toBe(net);
    expect(grosses(lines)).toEqual(grosses(rates));
    for (const { percent, net: netOfRate } of rates) {
      expect(
        all(
          each => each.net,
          lines.filter(line => line.percent === percent),
        ),
      ).toBe(netOfRate);
    }
  }
  expect(grosses(invoices.flatMap(({ rates }) => rates))).toEqual(whole);

  const { report } = await owner.call('POST /console/{venue}/z-reports', {
    venue: owner.venue,
    body: { after: 0 },
  });
  const kept = grosses([
    ...invoices.flatMap(({ rates }) => rates),
    ...notes.flatMap(({ rates }) => rates.map(rate => ({ ...rate, gross: -rate.gross }))),
  ]);
  expect(grosses(report.vat)).toEqual(kept);
  expect(report.vat.reduce((all, { gross }) => all + gross, 0)).toBe(report.figures.net);
  expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
});

it('an invoice of several rates says each with its sums', async () => {
  const made = await scene();
  const { phone } = made;
  await placed(phone, ['soup', 'beer']);
  const { uuid } = await beginPayment(phone, await tableBillOf(phone));
  await paid(server, uuid);
  await invoiced(made, uuid);
  const invoice = await invoiceOfPayment(server.database.run, uuid);
  if (!invoice) throw new Error('no invoice');
  const text = pdfText(await invoicePdf(invoice, 'LT'));
  // Soup and beer with what of them is VAT, then both rates with their sums.
  for (const said of ['PVM 9,5', 'PVM 21', '4,11', '0,39', '4,13', '0,87']) expect(text).toContain(said);
});

it('a rate that the menu names stays, and the refusal says what names it', async () => {
  const { owner, say } = await scene();
  const left = RATES.filter(({ id }) => id !== 'alcohol');
  await expect(say({ vat_rates: left })).rejects.toMatchObject({
    code: 'validation_failed',
    details: { used_by: ['Category drinks'] },
  });
  const { legal } = await owner.call('GET /console/{venue}/legal', { venue: owner.venue });
  expect(legal?.vat_rates).toEqual(RATES);
  const unused = await say({ vat_rates: [...RATES, { id: 'toys', name: 'Toys', percent: 12 }] });
  expect(unused.legal?.vat_rates).toHaveLength(4);
  expect((await say()).legal?.vat_rates).toEqual(RATES);
});

it.each([
  ['two of one id', { vat_rates: [RATES[0], RATES[0]] }],
  ['a usual one that is none of them', { usual_vat_rate: 'toys' }],
  ['a list of one', { vat_rates: [RATES[0]] }],
] as const)('refuses rates with %s', async (_what, over) => {
  const { say } = await scene();
  await expect(say(over as Partial<LegalSettings>)).rejects.toMatchObject({ code: 'validation_failed' });
});
