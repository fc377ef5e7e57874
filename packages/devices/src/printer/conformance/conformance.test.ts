import { onPaper } from '@tableside/domain/printing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../../testing/printer-stage.ts';
import { encodeReceipt } from '../encode.ts';
import type { Printer } from '../port.ts';
import { PRINTER_DRIVERS, type PrinterKind } from '../registry.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const KINDS = Object.keys(PRINTER_DRIVERS) as PrinterKind[];
const PAPER = { columns: 42, codePage: 'windows1257' } as const;
const ticket = (text: string): Uint8Array => encodeReceipt(onPaper([{ text, size: 'big' }], 42), PAPER);

const at = (kind: PrinterKind, address: string, timeoutMs = 3_000): Printer => {
  const driver = PRINTER_DRIVERS[kind];
  const url = driver.readAddress(address);
  if (!url) throw new Error(`${address} is no address`);
  return driver.open({ url, timeoutMs });
};

describe.each(KINDS)('a printer by %s', kind => {
  const printer = (timeoutMs?: number): Printer => at(kind, stage.address(kind), timeoutMs);
  const words = async (): Promise<string[]> => (await stage.papers(kind)).map(({ text }) => text);
  afterEach(() =>
    stage.trouble(kind, { paper_out: false, cover_open: false, off: false, slow_ms: 0, lose_answers: 0 }),
  );

  it('[PRINT-09] is ready, prints what it is given in its letters, and says that it did', async () => {
    expect(await printer().status()).toEqual({ kind: 'ready', paperLow: false });
    expect(await printer().print(ticket('Šaltibarščiai ąčęėįšųūž €'), 'job-1')).toEqual({
      kind: 'done',
      paperLow: false,
    });
    expect((await words()).at(-1)).toBe('Šaltibarščiai\nąčęėįšųūž €');
  });

  it.each([
    ['paper_out', { paper_out: true }],
    ['cover_open', { cover_open: true }],
  ] as const)('says %s, prints nothing, and prints again when that is over', async (problem, trouble) => {
    const before = (await words()).length;
    await stage.trouble(kind, trouble);
    expect(await printer().status()).toEqual({ kind: problem });
    expect(await printer().print(ticket('Not now'), 'job-2')).toEqual({
      kind: problem,
      mayHavePrinted: false,
    });
    expect((await words()).length).toBe(before);
    await stage.trouble(kind, { paper_out: false, cover_open: false });
    expect(await printer().print(ticket('Now'), 'job-2')).toMatchObject({ kind: 'done' });
    expect((await words()).slice(before)).toEqual(['Now']);
  });

  it('that is switched off is unreachable, and has certainly printed nothing', async () => {
    const before = (await words()).length;
    await stage.trouble(kind, { off: true });
    expect(await printer().status()).toEqual({ kind: 'unreachable' });
    expect(await printer().print(ticket('Off'), 'job-3')).toEqual({
      kind: 'unreachable',
      mayHavePrinted: false,
    });
    expect((await words()).length).toBe(before);
  });

  it('that is nowhere is unreachable, and has certainly printed nothing', async () => {
    const address = kind === 'epos' ? 'http://127.0.0.1:1' : '127.0.0.1:1';
    expect(await at(kind, address).print(ticket('Nowhere'), 'job-4')).toEqual({
      kind: 'unreachable',
      mayHavePrinted: false,
    });
  });

  it('whose answer is lost may have printed, which nobody may forget', async () => {
    const before = (await words()).length;
    await stage.trouble(kind, { lose_answers: 1 });
    expect(await printer().print(ticket('Lost'), 'job-5')).toEqual({
      kind: 'unreachable',
      mayHavePrinted: true,
    });
    expect((await words()).slice(before)).toEqual(['Lost']);
  });

  it('that takes longer than we wait may have printed', async () => {
    await stage.trouble(kind, { slow_ms: 2_000 });
    expect(await printer(300).print(ticket('Slow'), 'job-6')).toEqual({
      kind: 'unreachable',
      mayHavePrinted: true,
    });
  });
});
