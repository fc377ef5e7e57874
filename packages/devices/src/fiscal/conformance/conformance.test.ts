import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FiscalStage, openFiscalStage } from '../../testing/fiscal-stage.ts';
import type { FiscalMark, FiscalOutcome, FiscalPrinter, FiscalSale } from '../port.ts';
import { FISCAL_DRIVERS, type FiscalKind } from '../registry.ts';

let stage: FiscalStage;
beforeAll(async () => {
  stage = await openFiscalStage();
});
afterAll(() => stage.close());

const KINDS = Object.keys(FISCAL_DRIVERS) as FiscalKind[];
const FINE = {
  off: false,
  paper_out: false,
  cover_open: false,
  memory_full: false,
  busy: false,
  silent: 0,
  cut: 0,
};
const SALE: FiscalSale = {
  lines: [
    { name: 'Żurek z jajkiem', quantity: 2, price: 1850, rate: 8 },
    { name: 'Lemoniada', quantity: 1, price: 1200, rate: 23 },
  ],
  total: 4900,
  paidBy: 'card',
};

describe.each(KINDS)('a fiscal printer by %s', kind => {
  beforeEach(() => stage.steer(FINE));
  const printer = async (timeoutMs = 5_000): Promise<FiscalPrinter> => {
    const { address } = await stage.told();
    const url = FISCAL_DRIVERS[kind].readAddress(address);
    if (!url) throw new Error('no address');
    return FISCAL_DRIVERS[kind].open({ url, timeoutMs });
  };
  const marked = async (one: FiscalPrinter): Promise<FiscalMark> => {
    const mark = await one.mark();
    if (typeof mark === 'string') throw new Error(mark);
    return mark;
  };
  const printed = async (): Promise<number> => (await stage.told()).receipts.length;
  const numberOf = (outcome: FiscalOutcome): number | string =>
    outcome.kind === 'issued' ? outcome.receipt.number : outcome.kind;

  it('prints what was sold, letter by letter, and says by which numbers it is known', async () => {
    const one = await printer();
    const outcome = await one.issue(SALE, await marked(one));
    const { device, receipts } = await stage.told();
    const last = receipts.at(-1);
    expect(last).toMatchObject({ total: 4900, paidBy: '2' });
    expect(last?.lines).toEqual(['Żurek z jajkiem 2 x 1850 = 3700 B', 'Lemoniada 1 x 1200 = 1200 A']);
    expect(outcome).toMatchObject({
      kind: 'issued',
      receipt: { device, number: last?.number, report: 1, document: expect.any(Number) },
    });
    expect(outcome.kind === 'issued' && outcome.receipt.at).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('a name that breaks its wire, or that its letters lack, is printed all the same', async () => {
    const one = await printer();
    const name = 'Чай\t#зелений\u0003 ☕ très bon';
    const lines = [{ name, quantity: 1, price: 500, rate: null }];
    expect(await one.issue({ lines, total: 500, paidBy: 'cash' }, await marked(one))).toMatchObject({
      kind: 'issued',
    });
    expect((await stage.told()).receipts.at(-1)?.lines[0]).toMatch(/^\?.* tres bon 1 x 500 = 500 G$/);
  });

  it.each([
    [{ paper_out: true }, 'no_paper'],
    [{ cover_open: true }, 'cover_open'],
    [{ busy: true }, 'busy'],
    [{ off: true }, 'away'],
  ] as const)('%j: nothing is begun, and it says why', async (steering, problem) => {
    const one = await printer(1_000);
    const mark = await marked(one);
    await stage.steer(steering);
    const before = await printed();
    expect(await one.mark()).toBe(problem);
    expect(await one.issue(SALE, mark)).toMatchObject({ kind: 'refused', problem });
    await stage.steer(FINE);
    expect(await printed()).toBe(before);
    expect(await one.issue(SALE, mark)).toMatchObject({ kind: 'issued' });
  });

  it('a full memory and a rate that it does not have are refused, and nothing stays open', async () => {
    const one = await printer();
    await stage.steer({ memory_full: true });
    expect(await one.issue(SALE, await marked(one))).toEqual({
      kind: 'refused',
      problem: 'memory_full',
      code: '387',
    });
    await stage.steer(FINE);
    const odd = { ...SALE, lines: SALE.lines.map(line => ({ ...line, rate: 21 })) };
    expect(await one.issue(odd, await marked(one))).toMatchObject({ problem: 'rate_unknown' });
    const wrong = { ...SALE, total: 4800 };
    expect(await one.issue(wrong, await marked(one))).toMatchObject({ kind: 'refused', problem: 'rejected' });
    expect(await one.issue(SALE, await marked(one))).toMatchObject({ kind: 'issued' });
  });

  it('completed and silent after that: unknown, then found again by its mark, and never printed twice', async () => {
    const one = await printer(500);
    const mark = await marked(one);
    const before = await printed();
    await stage.steer({ silent: 1 });
    expect(await one.issue(SALE, mark)).toEqual({ kind: 'unknown' });
    expect(await printed()).toBe(before + 1);
    const resolved = await one.resolve(SALE, mark);
    expect(numberOf(resolved)).toBe((await stage.told()).receipts.at(-1)?.number);
    // By the same mark it prints no second one, whatever its caller has forgotten.
    expect(await one.issue(SALE, mark)).toMatchObject({ kind: 'refused', problem: 'busy' });
    expect(await printed()).toBe(before + 1);
  });

  it('the line lost before it was completed: unknown, cancelled when it is asked about, printed once by a new mark', async () => {
    const one = await printer(500);
    const mark = await marked(one);
    const before = await stage.told();
    await stage.steer({ cut: 1 });
    expect(await one.issue(SALE, mark)).toEqual({ kind: 'unknown' });
    expect(await one.mark()).toBe('busy');
    expect(await one.resolve(SALE, mark)).toMatchObject({ kind: 'refused', code: 'cancelled' });
    expect((await stage.told()).cancelled).toBe(before.cancelled + 1);
    expect(await one.issue(SALE, await marked(one))).toMatchObject({ kind: 'issued' });
    expect(await printed()).toBe(before.receipts.length + 1);
  });

  it('paper that ends in the middle: unknown while it waits for paper, and the receipt is its own once there is some', async () => {
    const one = await printer(400);
    const mark = await marked(one);
    const before = await printed();
    // Out of paper with the cover down is seen before; in the middle it waits for whoever puts some in.
    const issuing = one.issue(SALE, mark);
    await stage.steer({ paper_out: true });
    const outcome = await issuing;
    if (outcome.kind === 'unknown') expect(await one.resolve(SALE, mark)).toEqual({ kind: 'unknown' });
    await stage.steer({ paper_out: false });
    if (outcome.kind === 'unknown') {
      await expect.poll(async () => numberOf(await one.resolve(SALE, mark))).toEqual(expect.any(Number));
    }
    if (outcome.kind !== 'refused') expect(await printed()).toBe(before + 1);
  });

  it('another receipt in between, or another sum: nobody takes its number for ours', async () => {
    const one = await printer(500);
    const mark = await marked(one);
    await stage.steer({ silent: 1 });
    await one.issue(SALE, mark);
    expect(await one.resolve({ ...SALE, total: 4901 }, mark)).toEqual({ kind: 'unknown' });
    await one.issue(SALE, await marked(one));
    expect(await one.resolve(SALE, mark)).toEqual({ kind: 'unknown' });
    expect(await one.resolve(SALE, { ...mark, device: 'ABC 1' })).toEqual({ kind: 'unknown' });
  });
});
