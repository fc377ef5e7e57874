import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTerminalStage, type TerminalStage } from '../../testing/terminal-stage.ts';
import type { Terminal, TerminalOutcome } from '../port.ts';
import { TERMINAL_DRIVERS, type TerminalKind } from '../registry.ts';

let stage: TerminalStage;
beforeAll(async () => {
  stage = await openTerminalStage();
});
afterAll(() => stage.close());

const KINDS = Object.keys(TERMINAL_DRIVERS) as TerminalKind[];
const QUIET = {
  off: false,
  card_at_once: true,
  next_code: '',
  slow_ms: 0,
  silent: 0,
  cut: 0,
  late_after_abort: false,
  settlement_required: false,
  settles_more: 0,
};
const codeOf = (outcome: TerminalOutcome): string =>
  outcome.kind === 'answered'
    ? `${outcome.answer.result} ${outcome.answer.code}`
    : `${outcome.kind} ${outcome.code}`;
let drawn = 0;
const newReference = (): number => {
  drawn += 1;
  return drawn;
};

describe.each(KINDS)('a card terminal by %s', kind => {
  const open: Terminal[] = [];
  const terminal = (options: { timeoutMs?: number; address?: string } = {}): Terminal => {
    const driver = TERMINAL_DRIVERS[kind];
    const url = driver.readAddress(options.address ?? stage.address);
    if (!url) throw new Error('no address');
    const opened = driver.open({ url, ...(options.timeoutMs ? { timeoutMs: options.timeoutMs } : {}) });
    open.push(opened);
    return opened;
  };
  const booked = async (reference: number) =>
    (await stage.told()).ledger.find(line => line.reference === reference)?.state;
  beforeEach(() => stage.steer(QUIET));
  afterEach(async () => {
    await Promise.all(open.splice(0).map(each => each.close()));
  });

  it('[ENTITY-71] [TERM-23] sells: says what happens meanwhile, and both receipts, as wide as was asked for', async () => {
    const reference = newReference();
    const heard: string[] = [];
    const outcome = await terminal().run({ operation: 'sale', reference, amount: 1250 }, text =>
      heard.push(text),
    );
    expect(heard).toEqual(['INSERT CARD', 'PLEASE WAIT']);
    expect(outcome).toMatchObject({
      kind: 'answered',
      answer: { reference, result: 'OK', code: '000', amount: 1250, currency: 'EUR', maskedPan: /1234$/ },
    });
    const { merchantReceipt = '', cardholderReceipt = '' } =
      outcome.kind === 'answered' ? outcome.answer : {};
    for (const receipt of [merchantReceipt, cardholderReceipt]) {
      expect(receipt).toContain('12.50');
      expect(Math.max(...receipt.split('\n').map(line => line.length))).toBeLessThanOrEqual(40);
    }
    expect(await booked(reference)).toBe('approved');
  });

  it.each(['100', '116', '123', 'UC', 'TA', 'BS', 'NR', 'ZZ'])(
    'ends with %s and books nothing',
    async code => {
      const reference = newReference();
      // A terminal knows more codes than its page offers.
      if (code !== 'ZZ') await stage.steer({ next_code: code });
      const outcome =
        code === 'ZZ'
          ? await terminal().run({ operation: 'void', reference })
          : await terminal().run({ operation: 'sale', reference, amount: 100 });
      expect(codeOf(outcome)).toBe(code === 'ZZ' ? 'FAIL NF' : `FAIL ${code}`);
      expect(await booked(reference)).toBeUndefined();
      if (/^1\d\d$/.test(code))
        expect(outcome.kind === 'answered' && outcome.answer.cardholderReceipt).toContain('1.00');
    },
  );

  it('voids a sale once, and says that there is nothing to void afterwards', async () => {
    const [reference, at] = [newReference(), terminal()];
    await at.run({ operation: 'sale', reference, amount: 700 });
    expect(codeOf(await at.run({ operation: 'void', reference }))).toBe('OK 000');
    expect(await booked(reference)).toBe('voided');
    expect(codeOf(await at.run({ operation: 'void', reference }))).toBe('FAIL NF');
  });

  it('[TERM-25] gives back, holds and completes, reads a card', async () => {
    const at = terminal();
    const [sold, refund, held, read] = [newReference(), newReference(), newReference(), newReference()];
    await at.run({ operation: 'sale', reference: sold, amount: 900 });
    const back = { operation: 'refund', reference: refund, amount: 300, original: sold } as const;
    expect(codeOf(await at.run(back))).toBe('OK 000');
    expect(codeOf(await at.run({ operation: 'preAuth', reference: held, amount: 500 }))).toBe('OK 000');
    expect(codeOf(await at.run({ operation: 'complete', reference: held, amount: 501 }))).toBe('FAIL 110');
    expect(codeOf(await at.run({ operation: 'complete', reference: held, amount: 400 }))).toBe('OK 000');
    expect(codeOf(await at.run({ operation: 'readCard', reference: read }))).toBe('OK 000');
  });

  it('reports what is open and settles it: then nothing is, and nothing of it can be voided', async () => {
    const [at, reference] = [terminal(), newReference()];
    await at.run({ operation: 'settlement', reference: newReference() });
    await at.run({ operation: 'sale', reference, amount: 4321 });
    const report = await at.run({ operation: 'report', reference: newReference() });
    expect(report.kind === 'answered' && report.answer.merchantReceipt).toContain('43.21');
    const settled = await at.run({ operation: 'settlement', reference: newReference() });
    expect(settled.kind === 'answered' && settled.answer.merchantReceipt).toContain('43.21');
    const totals = { sales: 4321, refunds: 0 };
    expect(report).toMatchObject({ answer: { totals } });
    expect(settled).toMatchObject({ answer: { totals } });
    expect((await stage.told()).settlements.at(-1)).toMatchObject({ sales: 4321, refunds: 0 });
    expect(codeOf(await at.run({ operation: 'void', reference }))).toBe('FAIL NF');
  });

  it('[TERM-16] settles once under a reference: asked for again, it says what it said', async () => {
    const [at, reference] = [terminal(), newReference()];
    await at.run({ operation: 'sale', reference: newReference(), amount: 777 });
    const first = await at.run({ operation: 'settlement', reference });
    await at.run({ operation: 'sale', reference: newReference(), amount: 888 });
    expect(await at.run({ operation: 'settlement', reference })).toEqual(first);
    expect(await at.run({ operation: 'report', reference: newReference() })).toMatchObject({
      answer: { totals: { sales: 888 } },
    });
  });

  it('wants a settlement before it sells, and sells with the same reference afterwards', async () => {
    await stage.steer({ settlement_required: true });
    const [at, reference] = [terminal(), newReference()];
    expect(codeOf(await at.run({ operation: 'sale', reference, amount: 100 }))).toBe('FAIL SR');
    await at.run({ operation: 'settlement', reference: newReference() });
    expect(codeOf(await at.run({ operation: 'sale', reference, amount: 100 }))).toBe('OK 000');
  });

  it('does one thing at a time', async () => {
    await stage.steer({ card_at_once: false });
    const [at, reference] = [terminal(), newReference()];
    const heard = Promise.withResolvers<string>();
    const sale = at.run({ operation: 'sale', reference, amount: 100 }, heard.resolve);
    await heard.promise;
    expect(await at.run({ operation: 'report', reference: newReference() })).toEqual({
      kind: 'refused',
      code: 'BS',
    });
    // Another cash register hears it from the terminal itself.
    expect(codeOf(await terminal().run({ operation: 'sale', reference: newReference(), amount: 1 }))).toBe(
      'FAIL BS',
    );
    await stage.steer({ hand: 'card' });
    expect(codeOf(await sale)).toBe('OK 000');
  });

  it.each([
    ['is cancelled by the guest at the terminal', { hand: 'cancel' }, 'FAIL UC'],
    ['gets its card by hand', { hand: 'card' }, 'OK 000'],
  ])('a sale that %s', async (_, hand, ended) => {
    await stage.steer({ card_at_once: false });
    const reference = newReference();
    const heard = Promise.withResolvers<string>();
    const sale = terminal().run({ operation: 'sale', reference, amount: 100 }, heard.resolve);
    expect(await heard.promise).toBe('INSERT CARD');
    await stage.steer(hand);
    expect(codeOf(await sale)).toBe(ended);
  });

  it.each([
    ['ends', false, 'FAIL UC', undefined],
    ['may be approved all the same, which is told', true, 'OK 000', 'approved'],
  ])('a sale that we abort %s', async (_, late, ended, state) => {
    await stage.steer({ card_at_once: false, late_after_abort: late });
    const [at, reference] = [terminal(), newReference()];
    const heard = Promise.withResolvers<string>();
    const sale = at.run({ operation: 'sale', reference, amount: 100 }, heard.resolve);
    await heard.promise;
    expect(await at.abort()).toBe(true);
    expect(codeOf(await sale)).toBe(ended);
    expect(await booked(reference)).toBe(state);
  });

  it('with nothing running has nothing to abort', async () => expect(await terminal().abort()).toBe(false));

  it('that loses the line after it charged leaves the outcome unknown, and is reached again by the next request', async () => {
    await stage.steer({ cut: 1 });
    const [at, reference] = [terminal(), newReference()];
    expect(await at.run({ operation: 'sale', reference, amount: 100 })).toEqual({
      kind: 'unknown',
      code: 'NP',
    });
    expect(await booked(reference)).toBe('approved');
    expect(codeOf(await at.run({ operation: 'void', reference }))).toBe('OK 000');
  });

  it('that charges and says nothing leaves the outcome unknown', async () => {
    await stage.steer({ silent: 1 });
    const reference = newReference();
    const outcome = await terminal({ timeoutMs: 200 }).run({ operation: 'sale', reference, amount: 100 });
    expect(outcome).toEqual({ kind: 'unknown', code: 'NR' });
    expect(await booked(reference)).toBe('approved');
  });

  it('whose cable is out was asked nothing, and is there again with the cable', async () => {
    const [at, reference] = [terminal(), newReference()];
    expect(await at.isThere()).toBe(true);
    await stage.steer({ off: true });
    await expect.poll(() => at.isThere()).toBe(false);
    expect(await at.run({ operation: 'sale', reference, amount: 100 })).toEqual({
      kind: 'refused',
      code: 'NP',
    });
    await stage.steer({ off: false });
    expect(await at.isThere()).toBe(true);
    expect(await booked(reference)).toBeUndefined();
  });

  it('asked about one transaction says how its money stands, and of what it never charged that it knows nothing', async () => {
    const [at, sold, refused] = [terminal(), newReference(), newReference()];
    const about = async (reference: number) => {
      const said = await at.run({ operation: 'report', reference, ofTransaction: true });
      return said.kind === 'answered' ? [said.answer.code, said.answer.standing, said.answer.amount] : said;
    };
    await at.run({ operation: 'sale', reference: sold, amount: 1250 });
    await stage.steer({ next_code: '116' });
    await at.run({ operation: 'sale', reference: refused, amount: 1250 });
    expect(await about(sold)).toEqual(['000', 'approved', 1250]);
    expect(await about(refused)).toEqual(['NF', undefined, undefined]);
    await at.run({ operation: 'void', reference: sold });
    expect(await about(sold)).toEqual(['000', 'voided', 1250]);
  });

  it('whose line was lost while a card was awaited goes on by itself, and is asked about afterwards', async () => {
    await stage.steer({ card_at_once: false });
    const [at, reference] = [terminal(), newReference()];
    const heard = Promise.withResolvers<string>();
    const sale = at.run({ operation: 'sale', reference, amount: 100 }, heard.resolve);
    await heard.promise;
    await stage.steer({ off: true });
    expect(await sale).toEqual({ kind: 'unknown', code: 'NP' });
    await stage.steer({ off: false });
    const ask = () => at.run({ operation: 'report', reference, ofTransaction: true });
    expect(codeOf(await ask())).toBe('FAIL BS');
    await stage.steer({ hand: 'card' });
    await expect.poll(async () => codeOf(await ask())).toBe('OK 000');
    expect(await booked(reference)).toBe('approved');
  });

  it('never charges one reference twice', async () => {
    const [at, reference] = [terminal(), newReference()];
    await at.run({ operation: 'sale', reference, amount: 100 });
    expect(codeOf(await at.run({ operation: 'sale', reference, amount: 100 }))).toBe('FAIL DR');
    expect((await stage.told()).ledger.filter(line => line.reference === reference)).toHaveLength(1);
  });

  it.each([
    ['192.168.1.20:4000', 'ws://192.168.1.20:4000/'],
    [' wss://terminal.example/a ', 'wss://terminal.example/a'],
    ['', null],
    ['http://x', null],
    ['ws://user:pass@host', null],
  ])('reads the address %j as %j', (typed, address) =>
    expect(TERMINAL_DRIVERS[kind].readAddress(typed)?.href ?? null).toBe(address),
  );
});
