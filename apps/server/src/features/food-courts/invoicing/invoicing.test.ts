import type { LegalSettings } from '@tableside/contract/http/console/money';
import { withKeys } from '@tableside/testkit/doubles/a-provider.ts';
import { pdfText } from '@tableside/testkit/pdf-text.ts';
import { aHallPayer, aPayingHall } from '@tableside/testkit/scenes/a-court-payer.ts';
import { type PayServer, paid, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set('2026-03-30T12:00:00Z'));

const COMPANY: LegalSettings = {
  company_name: 'UAB „Salė“',
  company_code: '304123455',
  vat_code: 'LT119511515',
  address: 'Šv. Ignoto g. 12, Vilnius',
  vat_percent: 9,
  vat_rates: [
    { id: 'food', name: 'Food', percent: 9 },
    { id: 'services', name: 'Services', percent: 21 },
  ],
  usual_vat_rate: 'food',
  invoice_series: 'MH',
};
const STALL: LegalSettings = {
  company_name: 'MB Sriuba',
  company_code: '305000001',
  vat_code: null,
  address: 'Gedimino pr. 1, Vilnius',
  vat_percent: 0,
  invoice_series: 'SR',
};
const ISSUE = 'POST /console/{venue}/hall/invoices';
const SEEN = 'GET /console/{venue}/hall/invoices';

const say = async (owner: TestStaff, venue: string, legal: LegalSettings) => {
  const { revision } = await owner.call('GET /console/{venue}/legal', { venue });
  await owner.call('POST /console/{venue}/legal', { venue, body: { ...legal, revision } });
};

/** An operator that keeps 10 % of its first stall's 4.50 and 12.5 % of its second one's 24.50, all of them companies. */
const aHall = async () => {
  const hall = await aPayingHall(server, 2);
  await withKeys(server, hall.operator);
  const { owner } = hall;
  const venue = hall.operator.id;
  const [first = '', second = ''] = hall.stalls.map(({ id }) => id);
  await say(owner, venue, COMPANY);
  await say(owner, first, STALL);
  await say(owner, second, { ...STALL, company_name: 'MB Kepsnys', company_code: '305000002' });
  const keep = (stall: string, percent: number) =>
    owner.call('POST /console/{venue}/hall/commission', { venue, body: { stall, percent, version: 0 } });
  await keep(first, 10);
  await keep(second, 12.5);
  const sell = async () => {
    const { phone, token, numbers } = await aHallPayer(server, hall, [['soup'], ['soup', 'steak']]);
    const body = { food_court_session: token, orders: numbers };
    const { uuid } = await phone.call('POST /payments/stripe/payment-intent-composite', { body });
    await paid(server, uuid);
    return uuid;
  };
  const giveBack = async (stall: string, charge: string, amount: number) => {
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select id from payment where venue_id = $1 and charge_id = $2',
      [stall, charge],
    );
    await owner.call('POST /console/{venue}/payments/{payment}/refund', {
      venue: stall,
      payment: rows[0]?.id ?? '',
      body: { amount, reason: 'cold' },
    });
    await server.jobs.runNow('send-refunds');
    await server.jobs.runNow('send-refunds');
  };
  const issue = (stalls: readonly string[], over: { month?: string; vat_rate?: string | null } = {}) => ({
    venue,
    body: { month: '2026-03', stalls: [...stalls], vat_rate: 'services', ...over },
  });
  const seen = (at = venue) => owner.call(SEEN, { venue: at });
  /** What the statement of a month says was kept, less what went back. */
  const stated = async (stall: string, from: string, to: string): Promise<number> => {
    const query = new URLSearchParams({ side: 'stall', other: venue, period: 'custom', from, to });
    const answer = await owner.fetch(`/api/console/${stall}/hall/statement/csv?${query}`);
    const lines = (await answer.text())
      .trim()
      .split('\r\n')
      .map(line => line.split(','));
    const cents = lines
      .filter(([, , what]) => what === 'Commission')
      .map(([, , , , amount]) => Math.round(Number(amount) * 100));
    return -cents.reduce((all, amount) => all + amount, 0) / 100;
  };
  const pdf = async (who: TestStaff, at: string, id: string) => {
    const answer = await who.fetch(`/api/console/${at}/hall/invoices/${id}/pdf`);
    return answer.status === 200 ? pdfText(Buffer.from(await answer.arrayBuffer())) : answer.status;
  };
  return { ...hall, venue, first, second, sell, giveBack, issue, seen, stated, pdf };
};

const inApril = () => server.clock.set('2026-04-02T12:00:00Z');

describe('the invoice for the commission of a month', () => {
  it('[FOOD-08] is what the statement says was kept, to the cent, VAT of the chosen rate in it; both read the same paper', async () => {
    const { owner, venue, first, second, sell, giveBack, issue, seen, stated, pdf } = await aHall();
    await sell();
    await giveBack(second, await sell(), 450);
    inApril();
    const { open, rates } = await seen();
    expect(rates.map(({ id, percent }) => [id, percent])).toEqual([
      ['food', 9],
      ['services', 21],
    ]);
    const kept = Object.fromEntries(open[0]?.stalls.map(each => [each.venue, each.commission]) ?? []);
    expect(open.map(({ month }) => month)).toEqual(['2026-03']);
    expect(kept[first]).toBe(await stated(first, '2026-03-01', '2026-03-31'));
    expect(kept[second]).toBe(await stated(second, '2026-03-01', '2026-03-31'));
    expect([kept[first], kept[second]]).toEqual([0.9, 5.56]);

    const { open: left, issued } = await owner.call(ISSUE, issue([second]));
    expect(left[0]?.stalls).toMatchObject([{ venue: first, commission: 0.9 }]);
    expect(issued).toMatchObject([
      {
        number: 'MH-H-2026-000001',
        kind: 'invoice',
        month: '2026-03',
        venue: second,
        net: 4.6,
        vat: 0.96,
        total: 5.56,
      },
    ]);
    const { received, issued: none } = await seen(second);
    expect(none).toEqual([]);
    expect(received).toMatchObject([{ number: 'MH-H-2026-000001', venue, total: 5.56 }]);
    const id = received[0]?.id ?? '';
    const paper = await pdf(owner, second, id);
    for (const words of [
      'UAB „Salė“',
      'MB Kepsnys',
      'MH-H-2026-000001',
      'Market Hall',
      '21 %',
      '4,60',
      '0,96',
      '5,56',
    ]) {
      expect(paper).toContain(words);
    }
    expect(await pdf(owner, venue, id)).toEqual(paper);
  });

  it('is issued once, by two people at once either; numbers have no gap, and what was issued stays as it is', async () => {
    const { owner, operator, first, second, sell, issue, seen } = await aHall();
    await sell();
    inApril();
    const manager = await aStaff(server, operator, 'manager');
    await Promise.all([
      owner.call(ISSUE, issue([first, second, first])),
      manager.call(ISSUE, issue([second, first])),
    ]);
    await owner.call(ISSUE, issue([first, second]));
    const { open, issued } = await seen();
    expect(open).toEqual([]);
    expect(issued.map(({ number }) => number).sort()).toEqual(['MH-H-2026-000001', 'MH-H-2026-000002']);
    for (const change of [
      `update commission_invoice set total = 1, net = 1, vat = 0`,
      'delete from commission_invoice',
    ]) {
      await expect(server.database.pool.query(`${change} where stall_id = $1`, [first])).rejects.toThrow();
    }
  });

  it('is a credit note of its own series where in a month more went back than came', async () => {
    const { owner, venue, second, sell, giveBack, issue, stated, pdf } = await aHall();
    const charge = await sell();
    inApril();
    await owner.call(ISSUE, issue([second]));
    await giveBack(second, charge, 2450);
    server.clock.set('2026-05-01T12:00:00Z');
    const back = await stated(second, '2026-04-01', '2026-04-30');
    expect(back).toBe(-3.06);
    const { issued } = await owner.call(ISSUE, issue([second], { month: '2026-04' }));
    expect(issued).toMatchObject([
      {
        number: 'MH-H-K-2026-000001',
        kind: 'credit_note',
        month: '2026-04',
        net: -2.53,
        vat: -0.53,
        total: back,
      },
      { number: 'MH-H-2026-000001', kind: 'invoice', total: 3.06 },
    ]);
    const paper = await pdf(owner, venue, issued[0]?.id ?? '');
    expect(paper).toContain('\u22123,06');
    expect(paper).toContain('To invoice No. MH-H-2026-000001 of 2 Apr 2026');
  });

  it('waits for the end of the month, a rate of the operator and the companies of both; of a refused run nothing is issued', async () => {
    const { owner, venue, first, second, sell, issue, seen } = await aHall();
    await sell();
    expect(await owner.failure(ISSUE, issue([second]))).toBe('validation_failed');
    expect((await seen()).open).toEqual([]);
    inApril();
    expect(await owner.failure(ISSUE, issue([second], { vat_rate: 'books' }))).toBe('validation_failed');
    expect(await owner.failure(ISSUE, issue([second], { vat_rate: null }))).toBe('validation_failed');
    // The same company sells at both.
    await say(owner, second, { ...STALL, company_code: COMPANY.company_code });
    expect((await seen()).open[0]?.stalls).toMatchObject(
      [
        { venue: first, bar: null },
        { venue: second, bar: 'one_company' },
      ].sort((one, other) => (one.venue < other.venue ? 1 : -1)),
    );
    expect(await owner.failure(ISSUE, issue([first, second]))).toBe('validation_failed');
    expect((await seen()).issued).toEqual([]);
    await say(owner, venue, {
      ...COMPANY,
      vat_code: null,
      vat_percent: 0,
      vat_rates: undefined,
      usual_vat_rate: undefined,
    } as LegalSettings);
    const { rates } = await seen();
    expect(rates).toEqual([]);
    const { issued } = await owner.call(ISSUE, issue([first], { vat_rate: null }));
    expect(issued).toMatchObject([{ number: 'MH-H-2026-000001', net: 0.45, vat: 0, total: 0.45 }]);
  });

  it('opens for its operator and its stall alone', async () => {
    const { owner, venue, first, second, sell, issue, seen, pdf } = await aHall();
    await sell();
    inApril();
    const { issued } = await owner.call(ISSUE, issue([second]));
    const id = issued[0]?.id ?? '';
    const clerk = await aStaff(server, { id: second }, 'accountant');
    expect(await pdf(clerk, second, id)).toContain('MH-H-2026-000001');
    const neighbour = await aStaff(server, { id: first }, 'owner');
    const stranger = await aStaff(server, await aVenue(server, { name: 'Next door' }), 'owner');
    expect(await pdf(neighbour, first, id)).toBe(404);
    expect(await pdf(stranger, stranger.venue, id)).toBe(404);
    expect(await pdf(owner, venue, 'nothing')).toBe(404);
    expect((await seen(first)).received).toEqual([]);
    // Nobody invoices for somebody else's hall.
    await neighbour.call(ISSUE, {
      ...issue([second]),
      venue: first,
      body: { ...issue([second]).body, vat_rate: null },
    });
    expect((await seen(first)).issued).toEqual([]);
  });
});
