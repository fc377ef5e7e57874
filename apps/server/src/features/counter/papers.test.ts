import type { CounterPaper } from '@tableside/contract/http/console/till/counter';
import { addCounterPrinter, type Counter, counters } from '@tableside/testkit/doubles/a-counter.ts';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { ordered, staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import type { TestServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let stop: SandboxServer['stop'];
let { aCounter, papers, trouble, printed, later, paidInCash } = {} as ReturnType<typeof counters>;
beforeAll(async () => {
  const both = await sandboxServer();
  ({ server, stop } = both);
  ({ aCounter, papers, trouble, printed, later, paidInCash } = counters(both));
});
afterAll(() => stop());

const printReceipt = ({ staff, venue, printer }: Counter, payment: string, at = printer) =>
  staff.call('POST /console/{venue}/payments/{payment}/print', {
    venue: venue.id,
    payment,
    body: { printer: at },
  });
const paperNow = async ({ staff, venue }: Counter, { id }: Pick<CounterPaper, 'id'>) =>
  (await staff.call('GET /console/{venue}/papers/{paper}', { venue: venue.id, paper: id })).paper;
const cancel = async ({ staff, venue }: Counter, { id }: Pick<CounterPaper, 'id'>) =>
  (await staff.call('POST /console/{venue}/papers/{paper}/cancel', { venue: venue.id, paper: id, body: {} }))
    .paper;

describe('a receipt on paper', () => {
  it('says what was paid, how, and to whom, once; the second one that is asked for is marked as a copy', async () => {
    const counter = await aCounter();
    const payment = await paidInCash(counter);
    const { paper } = await printReceipt(counter, payment);
    expect(paper).toMatchObject({ state: 'waiting', problem: null, copy: false, on_paper: false });
    await printed();
    const [receipt, ...more] = await papers(counter.box);
    expect(more).toEqual([]);
    expect(receipt).toContain('Test Kitchen');
    expect(receipt).toContain(payment.slice(0, 8).toUpperCase());
    expect(receipt).toMatch(/soup +€?[\d.,]+/i);
    expect(receipt).toMatch(/2 × .*beer/i);
    expect(receipt).toMatch(/Tip +.*2[.,]00/);
    expect(receipt).toMatch(/Paid with +Cash/);
    expect(receipt).not.toMatch(/COPY|\?/);
    expect(await paperNow(counter, paper)).toMatchObject({ state: 'printed', copy: false, on_paper: true });
    const again = await printReceipt(counter, payment);
    expect(again.paper.copy).toBe(true);
    await printed();
    const [, second, ...others] = await papers(counter.box);
    expect(others).toEqual([]);
    expect(second).toMatch(/^COPY/);
    expect(second?.replace(/^.*COPY.*\n/, '')).toBe(receipt);
  });

  it('of another venue, or of a payment that brought nothing, is not found; a kitchen’s printer prints none', async () => {
    const counter = await aCounter();
    const other = await aCounter();
    const payment = await paidInCash(counter);
    await expect(printReceipt(other, payment)).rejects.toMatchObject({ code: 'payment_not_found' });
    await expect(printReceipt(counter, 'nonsense')).rejects.toMatchObject({ code: 'payment_not_found' });
    const kitchen = await addCounterPrinter(counter.owner, `${counter.box}-kitchen`, { prints: 'tickets' });
    for (const at of [kitchen, other.printer, 'nonsense']) {
      await expect(printReceipt(counter, payment, at)).rejects.toMatchObject({
        code: 'validation_failed',
        details: { fields: { printer: 'unknown' } },
      });
    }
    const { paper } = await printReceipt(counter, payment);
    await expect(paperNow(other, paper)).rejects.toMatchObject({ code: 'not_found' });
    await expect(cancel(other, paper)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is printed by who is among the guests, and not by a cook', async () => {
    const counter = await aCounter();
    const cook = await aStaff(server, counter.venue, 'kitchen');
    const call = 'POST /console/{venue}/payments/{payment}/print';
    const at = {
      venue: counter.venue.id,
      payment: await paidInCash(counter),
      body: { printer: counter.printer },
    };
    expect(await cook.failure(call, at)).toBe('not_allowed');
    await printed();
    expect(await papers(counter.box)).toEqual([]);
  });

  it('asked for twice with one tap is one', async () => {
    const counter = await aCounter();
    const payment = await paidInCash(counter);
    const tap = () =>
      counter.staff.call('POST /console/{venue}/payments/{payment}/print', {
        venue: counter.venue.id,
        payment,
        idempotencyKey: 'one-tap-on-a-button',
        body: { printer: counter.printer },
      });
    const first = await tap();
    const second = await tap();
    expect(second.paper.id).toBe(first.paper.id);
    await printed();
    expect(await papers(counter.box)).toHaveLength(1);
  });

  it('that two ask for at once comes out once without a mark at most', async () => {
    const counter = await aCounter();
    const payment = await paidInCash(counter);
    await trouble(counter.box, { slow_ms: 200 });
    await Promise.all(Array.from({ length: 4 }, () => printReceipt(counter, payment)));
    await printed();
    const all = await papers(counter.box);
    expect(all.filter(text => !text.includes('COPY'))).toHaveLength(1);
    expect(all.length).toBeLessThanOrEqual(2);
  });
});

describe('a printer that does not print', () => {
  it('is said to be without paper, or silent; what waits comes out by itself when it is back, unmarked', async () => {
    const counter = await aCounter();
    const payment = await paidInCash(counter);
    await trouble(counter.box, { paper_out: true });
    const { paper } = await printReceipt(counter, payment);
    await printed();
    expect(await paperNow(counter, paper)).toMatchObject({ state: 'waiting', problem: 'paper_out' });
    await trouble(counter.box, { paper_out: false, off: true });
    await later();
    expect(await paperNow(counter, paper)).toMatchObject({ state: 'waiting', problem: 'unreachable' });
    await trouble(counter.box, { off: false });
    await later();
    const all = await papers(counter.box);
    expect(all).toHaveLength(1);
    expect(all[0]).not.toContain('COPY');
    expect(await paperNow(counter, paper)).toMatchObject({ state: 'printed', problem: null });
  });

  it('hands on to another one: what waited is taken back, and one paper comes out in all', async () => {
    const counter = await aCounter();
    const payment = await paidInCash(counter);
    const bar = await addCounterPrinter(counter.owner, `${counter.box}-bar`);
    await trouble(counter.box, { cover_open: true });
    const first = await printReceipt(counter, payment);
    await printed();
    const second = await printReceipt(counter, payment, bar);
    expect(second.paper.copy).toBe(false);
    expect(await paperNow(counter, first.paper)).toMatchObject({ state: 'cancelled', on_paper: false });
    await trouble(counter.box, { cover_open: false });
    await later();
    expect(await papers(counter.box)).toEqual([]);
    expect(await papers(`${counter.box}-bar`)).toHaveLength(1);
  });

  it('keeps nothing that was cancelled, nor what nobody waits for any more', async () => {
    const counter = await aCounter();
    const [one, two] = [await paidInCash(counter), await paidInCash(counter, ['soup'])];
    await trouble(counter.box, { off: true });
    const first = await printReceipt(counter, one);
    const second = await printReceipt(counter, two);
    await printed();
    expect(await cancel(counter, first.paper)).toMatchObject({ state: 'cancelled', on_paper: false });
    await later(10 * 60_000 + 1_000);
    expect(await paperNow(counter, second.paper)).toMatchObject({ state: 'cancelled', on_paper: false });
    await trouble(counter.box, { off: false });
    await later();
    expect(await papers(counter.box)).toEqual([]);
    // What never came out is no copy when it does.
    expect((await printReceipt(counter, one)).paper.copy).toBe(false);
    // One that is out cannot be called back.
    await printed();
    const { paper } = await printReceipt(counter, one);
    await printed();
    expect(await cancel(counter, paper)).toMatchObject({ state: 'printed' });
  });

  it('whose answer was lost may have printed: what is asked for after it was cancelled is a copy', async () => {
    const counter = await aCounter();
    const payment = await paidInCash(counter);
    await trouble(counter.box, { lose_answers: 1 });
    const { paper } = await printReceipt(counter, payment);
    await printed();
    expect(await cancel(counter, paper)).toMatchObject({ state: 'cancelled', on_paper: true });
    expect((await printReceipt(counter, payment)).paper.copy).toBe(true);
    await later();
    const all = await papers(counter.box);
    expect(all.map(text => text.includes('COPY'))).toEqual([false, true]);
  });
});

describe('the bill on paper', () => {
  const precheck = ({ staff, venue, printer }: Counter, bill: string, printed = true) =>
    staff.call('POST /console/{venue}/bills/{bill}/precheck', {
      venue: venue.id,
      bill,
      body: { printed, printer },
    });

  it('comes out with what is to pay; the same bill again is a copy, and one with more on it is not', async () => {
    const counter = await aCounter();
    await ordered(counter.phone, ['soup', 'beer']);
    const { id } = await staffBillOf(counter);
    const { bill, paper } = await precheck(counter, id);
    expect(bill.precheck_printed).toBe(true);
    expect(paper).toMatchObject({ state: 'waiting', copy: false });
    await printed();
    server.clock.advance(60_000);
    expect((await precheck(counter, id)).paper?.copy).toBe(true);
    await printed();
    await placed(counter.phone, ['beer']);
    expect((await precheck(counter, id)).paper?.copy).toBe(false);
    await printed();
    const [first, second, third] = await papers(counter.box);
    expect(first).toMatch(/Table 1/);
    expect(first).toMatch(/To pay +\S*/);
    expect(first).toContain('This is not a receipt.');
    expect(second).toMatch(/^COPY/);
    expect(third).not.toContain('COPY');
    expect(third).toMatch(/2 x .*beer/i);
    // Taking the mark back prints nothing.
    expect((await precheck(counter, id, false)).paper).toBeNull();
    await printed();
    expect(await papers(counter.box)).toHaveLength(3);
  });

  it('is not marked as out where no printer prints it', async () => {
    const counter = await aCounter({ prints: 'tickets' });
    await ordered(counter.phone, ['soup']);
    const { id } = await staffBillOf(counter);
    await expect(precheck(counter, id)).rejects.toMatchObject({ code: 'validation_failed' });
    expect((await staffBillOf(counter)).precheck_printed).toBe(false);
  });
});

describe('a closed day on paper', () => {
  it('says what the report says, on narrow paper too, and is a copy the second time; waiters print none', async () => {
    const counter = await aCounter({ columns: 32 });
    await paidInCash(counter);
    const { report } = await counter.owner.call('POST /console/{venue}/z-reports', {
      venue: counter.venue.id,
      body: { after: 0, float: 10_000, counted: 12_345, note: 'Ramu' },
    });
    const call = 'POST /console/{venue}/z-reports/{number}/print';
    const at = { venue: counter.venue.id, number: '1', body: { printer: counter.printer } };
    expect(await counter.staff.failure(call, at)).toBe('not_allowed');
    await counter.owner.call(call, at);
    await printed();
    const [paper = ''] = await papers(counter.box);
    const sum = (cents: number): string => (Math.abs(cents) / 100).toFixed(2);
    expect(paper).toContain('Z report 1');
    for (const amount of [report.figures.net, report.figures.tips, report.cash.counted ?? 0]) {
      expect(paper.replaceAll(',', '.')).toContain(sum(amount));
    }
    expect(paper.replace(/\s/g, '')).toContain(report.seal.hash);
    expect(paper).toContain('Ramu');
    expect(Math.max(...paper.split('\n').map(line => [...line].length))).toBeLessThanOrEqual(32);
    expect((await counter.owner.call(call, at)).paper.copy).toBe(true);
    expect(await counter.owner.failure(call, { ...at, number: '2' })).toBe('not_found');
  });
});

describe('which printer prints what', () => {
  it.each([
    ['tickets', 1, false],
    ['papers', 0, true],
    ['both', 1, true],
  ] as const)(
    'one for %s prints %d kitchen tickets of an order, and is offered to staff: %s',
    async (prints, tickets, offered) => {
      const counter = await aCounter({ prints });
      await placed(counter.phone, ['soup']);
      await printed();
      expect(await papers(counter.box)).toHaveLength(tickets);
      const { printers } = await counter.staff.call('GET /console/{venue}/printers', {
        venue: counter.venue.id,
      });
      expect(printers).toMatchObject([{ id: counter.printer, papers: offered }]);
    },
  );

  it('who prints what is in the audit log', async () => {
    const counter = await aCounter();
    const payment = await paidInCash(counter);
    await printReceipt(counter, payment);
    const { rows } = await server.database.pool.query(
      "select actor, subject, data from audit_log where venue_id = $1 and action = 'paper-print'",
      [counter.venue.id],
    );
    expect(rows).toMatchObject([
      { subject: `payment:${payment}`, data: { printer: `Printer ${counter.box}`, copy: false } },
    ]);
  });
});
