import { type Counter, counters } from '@tableside/testkit/doubles/a-counter.ts';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { ordered, staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import type { TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import type { TestServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let stop: SandboxServer['stop'];
let { aCounter, papers, drawer, trouble, printed, later, paidInCash } = {} as ReturnType<typeof counters>;
beforeAll(async () => {
  const both = await sandboxServer();
  ({ server, stop } = both);
  ({ aCounter, papers, drawer, trouble, printed, later, paidInCash } = counters(both));
});
afterAll(() => stop());

const OPEN = 'POST /console/{venue}/drawer/open';
const aTill = (over: object = {}): Promise<Counter> => aCounter({ drawer: true, ...over });
const at = ({ venue, printer }: Counter, wish: { payment?: string; reason?: string }) => ({
  venue: venue.id,
  body: { printer, ...wish },
});
const noted = async ({ venue }: Counter) =>
  (
    await server.database.pool.query(
      "select action, subject, data from audit_log where venue_id = $1 and action like 'drawer-%' order by id",
      [venue.id],
    )
  ).rows;
const nextZ = async (owner: TestStaff) =>
  (await owner.call('GET /console/{venue}/z-reports/next', { venue: owner.venue })).content.drawer_openings;

describe('the drawer for cash', () => {
  it('opens once for a payment, also where two ask, and prints nothing', async () => {
    const till = await aTill();
    const payment = await paidInCash(till);
    const answers = await Promise.all([1, 2, 3].map(() => till.staff.call(OPEN, at(till, { payment }))));
    expect(answers).toEqual([{ outcome: 'opened' }, { outcome: 'opened' }, { outcome: 'opened' }]);
    expect(await drawer(till.box)).toBe(1);
    expect(await papers(till.box)).toEqual([]);
    expect(await noted(till)).toMatchObject([{ action: 'drawer-sale', subject: `payment:${payment}` }]);
    // It was for a sale, and is in no report of those that were not.
    expect(await nextZ(till.owner)).toEqual([]);
  });

  it('opens for nothing but cash that staff took a moment ago, in this venue', async () => {
    const till = await aTill();
    const other = await aTill();
    const cash = await paidInCash(till);
    server.clock.advance(1_000);
    await ordered(till.phone, ['soup']);
    const { id } = await staffBillOf(till);
    const call = 'POST /console/{venue}/bills/{bill}/settle';
    const body = { method: 'card-machine' as const };
    const { bill } = await till.staff.call(call, { venue: till.venue.id, bill: id, body });
    const card = bill.payments.at(-1)?.uuid ?? '';
    for (const payment of [card, 'nonsense', crypto.randomUUID()])
      expect(await till.staff.failure(OPEN, at(till, { payment }))).toBe('payment_not_found');
    expect(await other.staff.failure(OPEN, at(other, { payment: cash }))).toBe('payment_not_found');
    server.clock.advance(5 * 60_000 + 1);
    expect(await till.staff.failure(OPEN, at(till, { payment: cash }))).toBe('payment_not_found');
    expect(await drawer(till.box)).toBe(0);
    expect(await noted(till)).toEqual([]);
  });
});

describe('the drawer without a sale', () => {
  it('opens for who may, with a reason; each time is in the audit log and in one Z report', async () => {
    const till = await aTill();
    expect(await till.staff.failure(OPEN, at(till, { reason: 'Change' }))).toBe('role_limit');
    await expect(till.manager.call(OPEN, at(till, { reason: '  ' }))).rejects.toMatchObject({
      details: { fields: { reason: 'required' } },
    });
    expect(await drawer(till.box)).toBe(0);
    expect(await till.manager.call(OPEN, at(till, { reason: 'Change for a note' }))).toEqual({
      outcome: 'opened',
    });
    server.clock.advance(1_000);
    await till.owner.call(OPEN, at(till, { reason: 'Counting' }));
    expect(await drawer(till.box)).toBe(2);
    expect((await noted(till)).map(({ action, data }) => [action, data.reason])).toEqual([
      ['drawer-no-sale', 'Change for a note'],
      ['drawer-no-sale', 'Counting'],
    ]);
    expect(await nextZ(till.owner)).toHaveLength(2);
    const close = (after: number) =>
      till.owner.call('POST /console/{venue}/z-reports', { venue: till.venue.id, body: { after } });
    const { report } = await close(0);
    expect(report.drawer_openings).toMatchObject([
      { by: till.manager.name, reason: 'Change for a note' },
      { by: till.owner.name, reason: 'Counting' },
    ]);
    expect((await close(1)).report.drawer_openings).toEqual([]);
    await till.owner.call('POST /console/{venue}/z-reports/{number}/print', {
      venue: till.venue.id,
      number: '1',
      body: { printer: till.printer },
    });
    await printed();
    expect((await papers(till.box))[0]).toMatch(/Opened without a sale +2\n.*Change\s+for a note/);
  });

  it('hangs on a printer that staff print on, and on no other', async () => {
    const plain = await aCounter();
    await expect(plain.owner.call(OPEN, at(plain, { reason: 'Look' }))).rejects.toMatchObject({
      details: { fields: { printer: 'unknown' } },
    });
    await expect(aTill({ prints: 'tickets' })).rejects.toMatchObject({
      details: { fields: { drawer: 'no_papers' } },
    });
  });
});

describe('a drawer that does not open', () => {
  it.each([
    ['paper_out', { paper_out: true }],
    ['unreachable', { off: true }],
  ] as const)(
    'says %s, opens never later by itself, and is tried again for the same payment',
    async (problem, state) => {
      const till = await aTill();
      const payment = await paidInCash(till);
      await trouble(till.box, state);
      expect(await till.staff.call(OPEN, at(till, { payment }))).toEqual({ outcome: problem });
      expect(await till.owner.call(OPEN, at(till, { reason: 'Change' }))).toEqual({ outcome: problem });
      await trouble(till.box, { paper_out: false, off: false });
      await later();
      expect(await drawer(till.box)).toBe(0);
      // Nobody got at the money: it is no opening.
      expect(await nextZ(till.owner)).toEqual([]);
      expect((await noted(till)).filter(({ action }) => action === 'drawer-shut')).toHaveLength(2);
      expect(await till.staff.call(OPEN, at(till, { payment }))).toEqual({ outcome: 'opened' });
      expect(await drawer(till.box)).toBe(1);
    },
  );

  it('whose answer was lost counts as opened', async () => {
    const till = await aTill();
    await trouble(till.box, { lose_answers: 1 });
    expect(await till.owner.call(OPEN, at(till, { reason: 'Change' }))).toEqual({ outcome: 'unreachable' });
    expect(await drawer(till.box)).toBe(1);
    expect(await nextZ(till.owner)).toMatchObject([{ reason: 'Change' }]);
  });

  it('waits for a paper that is being printed, and opens then', async () => {
    const till = await aTill();
    const payment = await paidInCash(till);
    await trouble(till.box, { slow_ms: 300 });
    await till.staff.call('POST /console/{venue}/payments/{payment}/print', {
      venue: till.venue.id,
      payment,
      body: { printer: till.printer },
    });
    expect(await till.staff.call(OPEN, at(till, { payment }))).toEqual({ outcome: 'opened' });
    await printed();
    expect([await drawer(till.box), (await papers(till.box)).length]).toEqual([1, 1]);
  });
});
