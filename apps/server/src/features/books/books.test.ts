import { exportedBooks } from '@tableside/testkit/recomputed.ts';
import { aDay, type Day } from '@tableside/testkit/scenes/a-day.ts';
import { type PayServer, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { allSealed } from '@tableside/testkit/scenes/all-sealed.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: PayServer;
let day: Day;
let owner: TestStaff;
let accountant: TestStaff;
beforeAll(async () => {
  server = await payServer({ now: '2026-03-18T10:00:00Z' });
  day = await aDay(server);
  owner = await aStaff(server, day.venue, 'owner');
  accountant = await aStaff(server, day.venue, 'accountant');
}, 60_000);
afterAll(() => server.stop());

const books = (month = '2026-03') =>
  accountant.call('GET /console/{venue}/books', { venue: accountant.venue, query: { month } });
const settings = () => owner.call('GET /console/{venue}/books/settings', { venue: owner.venue });
const save = (body: Awaited<ReturnType<typeof settings>>['settings'] & { revision: number }) =>
  owner.call('POST /console/{venue}/books/settings', { venue: owner.venue, body });
const fileOf = async (exporter: string, month = '2026-03') => {
  const response = await accountant.fetch(
    `/api/console/${accountant.venue}/books/${exporter}/file?month=${month}`,
  );
  const bytes = await response.arrayBuffer();
  return { response, bytes, text: new TextDecoder('windows-1252').decode(bytes) };
};
const missingOf = async (id: string) => (await books()).exporters.find(each => each.id === id)?.missing;

/** The change of each account by a Buchungsstapel, debits positive. */
const datevSums = (text: string): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const line of text.trimEnd().split('\r\n').slice(2)) {
    const [amount = '', , , , , , debit = '', credit = ''] = line.split(';');
    const cents = Math.round(Number(amount.replace(',', '.')) * 100);
    sums[debit] = (sums[debit] ?? 0) + cents;
    sums[credit] = (sums[credit] ?? 0) - cents;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
};
const ACCOUNTS: Readonly<Record<string, string>> = {
  receivable: '1410',
  cash: '1000',
  card_machine: '1360',
  room: '1500',
  tips_payable: '1590',
  refunds_payable: '1700',
  suspense: '1700',
};
const REVENUE = ['sales', 'discounts', 'fees', 'loyalty_discounts', 'transaction_fees'];

describe('the books of a month', () => {
  it('wait until everything is said that a file needs, which the owner does once', async () => {
    expect(await missingOf('datev')).toEqual(['consultant', 'client', 'account:revenue:21']);
    const { response } = await fileOf('datev');
    expect(response.status).toBe(400);
    const before = await settings();
    expect(before.accounts.slice(0, 2)).toEqual([
      { account: 'revenue:21', usual: null },
      { account: 'receivable', usual: '1410' },
    ]);
    const chosen = { ...before.settings, consultant: 29_098, client: 55_003 };
    await expect(save({ ...chosen, accounts: { cash: '12' }, revision: 0 })).rejects.toMatchObject({
      code: 'validation_failed',
    });
    await expect(save({ ...chosen, accounts: { gold: '1234' }, revision: 0 })).rejects.toMatchObject({
      code: 'validation_failed',
    });
    const saved = await save({ ...chosen, accounts: { 'revenue:21': '8450' }, revision: 0 });
    expect(saved).toMatchObject({ revision: 1, settings: { accounts: { 'revenue:21': '8450' } } });
    await expect(save({ ...chosen, revision: 0 })).rejects.toMatchObject({ code: 'settings_changed' });
    expect(await settings()).toEqual(saved);
    expect(await missingOf('datev')).toEqual([]);
  });

  it('are what an outsider adds up from the exported journal, to the cent', async () => {
    const { response, text } = await fileOf('datev');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=windows-1252');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="EXTF_Buchungsstapel_2026-03.csv"',
    );
    await allSealed(server, day.venue);
    const { entries } = await exportedBooks(owner);
    const expected: Record<string, number> = {};
    for (const { lines } of entries) {
      for (const { account, amount } of lines ?? []) {
        const number = REVENUE.includes(account)
          ? '8450'
          : (ACCOUNTS[account] ?? (account.startsWith('clearing:') ? '1360' : account));
        expected[number] = (expected[number] ?? 0) + amount;
      }
    }
    const known = Object.fromEntries(Object.entries(expected).filter(([, amount]) => amount !== 0));
    expect(datevSums(text)).toEqual(known);
    expect(Object.keys(known)).toEqual(expect.arrayContaining(['1000', '1360', '1500', '1590', '8450']));
    expect(
      new Set(
        text
          .trimEnd()
          .split('\r\n')
          .slice(2)
          .map(line => line.split(';')[9]),
      ),
    ).toEqual(new Set(['1803']));
  });

  it('are the same after the month was closed; what goes back later is in its own month', async () => {
    const march = await fileOf('datev');
    expect((await books()).running).toBe(true);
    const { payments } = await day.manager.call('GET /console/{venue}/payments', { venue: day.venue.id });
    const card = payments.find(({ method }) => method === 'card-machine')?.uuid ?? '';
    server.clock.set('2026-04-02T10:00:00Z');
    await day.manager.call('POST /console/{venue}/payments/{payment}/refund', {
      venue: day.venue.id,
      payment: card,
      body: { amount: 123, reason: 'Late' },
    });
    const withoutStamp = (text: string) => text.replace(/;13;\d{17};/, ';13;;');
    const again = await fileOf('datev');
    expect(withoutStamp(again.text)).toBe(withoutStamp(march.text));
    expect((await books()).running).toBe(false);
    expect(datevSums((await fileOf('datev', '2026-04')).text)).toEqual({ 8450: 123, 1700: -123 });
    expect(datevSums((await fileOf('datev', '2026-02')).text)).toEqual({});
  });

  it('are the register of VAT invoices, which names those of the month alone', async () => {
    expect(await missingOf('isaf')).toEqual([]);
    const { payments } = await day.manager.call('GET /console/{venue}/payments', { venue: day.venue.id });
    const payment = payments.find(({ method }) => method === 'room-bill')?.uuid ?? '';
    const { invoice } = await day.manager.call('POST /console/{venue}/payments/{payment}/invoice', {
      venue: day.venue.id,
      payment,
      body: {
        business_name: 'UAB „Žuvys & Ko“',
        business_code: '305000014',
        business_address: 'Vilnius',
        business_country_code: 'LT',
      },
    });
    const { response, bytes } = await fileOf('isaf', '2026-04');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = new TextDecoder().decode(bytes);
    expect(xml).toContain(`<InvoiceNo>${invoice?.number}</InvoiceNo>`);
    expect(xml).toContain('<InvoiceDate>2026-04-02</InvoiceDate>');
    expect(xml).toContain('<VATPointDate>2026-03-18</VATPointDate>');
    expect(xml).toContain('<Name>UAB „Žuvys &amp; Ko“</Name>');
    const [, net = '', vat = ''] = /<TaxableValue>([^<]*)<.*?<Amount>([^<]*)</.exec(xml) ?? [];
    expect(Number(net) + Number(vat)).toBeCloseTo(invoice?.total ?? 0, 5);
    expect(new TextDecoder().decode((await fileOf('isaf')).bytes)).not.toContain('<Invoice>');
  });

  it('are of a month and a format that there are, and of the own venue', async () => {
    expect((await fileOf('ledger')).response.status).toBe(404);
    expect((await fileOf('datev', '2026-13')).response.status).toBe(400);
    await expect(books('March')).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
