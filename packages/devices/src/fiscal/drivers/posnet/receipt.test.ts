import { describe, expect, it } from 'vitest';
import type { FiscalSale } from '../../port.ts';
import type { Line } from './line.ts';
import { printReceipt, resolveReceipt } from './receipt.ts';

const SALE: FiscalSale = {
  lines: [{ name: 'Żurek', quantity: 1, price: 1850, rate: 8 }],
  total: 1850,
  paidBy: 'card',
};
const MARK = { device: 'ZBX 1', completed: 4 };
const TREND_REFUSED = 2008;
const NOTHING_OPEN = 2005;

/** A printer that refuses the end of a receipt, though it may have completed it all the same. */
const aLine = (how: { readonly completes: boolean; readonly cancel: number | null }): Line => {
  let completed = MARK.completed;
  let open = false;
  const fields = (command: string): Record<string, string> => {
    if (command === 'vatget') return { va: '23,00', vb: '8,00' };
    if (command === 'scomm') return { ts: open ? '17' : '0', fs: '1', td: '0' };
    if (command === 'strns') return { vb: String(SALE.total) };
    if (command === 'scnt') return { nu: MARK.device, bn: String(completed), bt: String(completed), rd: '0' };
    return {};
  };
  const errorOf = (command: string): number | null => {
    if (command === 'prncancel') return how.cancel;
    return command === 'trend' ? TREND_REFUSED : null;
  };
  return {
    ask: command => {
      if (command === 'trinit') open = true;
      if (command === 'trend' && how.completes) {
        completed += 1;
        open = false;
      }
      const error = errorOf(command);
      if (command === 'prncancel' && error === null) open = false;
      return Promise.resolve({ command, fields: error === null ? fields(command) : {}, error });
    },
    close: () => undefined,
  };
};

describe('a receipt whose end the printer refuses', () => {
  it('was refused where it is cancelled and none was completed', async () => {
    const line = aLine({ completes: false, cancel: null });
    expect(await printReceipt(line, SALE, MARK)).toEqual({
      kind: 'refused',
      problem: 'rejected',
      code: String(TREND_REFUSED),
    });
  });

  it.each([null, NOTHING_OPEN])(
    'is unknown where it was completed all the same, and found by its mark; the cancel is answered with %s',
    async cancel => {
      const line = aLine({ completes: true, cancel });
      expect(await printReceipt(line, SALE, MARK)).toEqual({ kind: 'unknown' });
      expect(await resolveReceipt(line, SALE, MARK)).toMatchObject({
        kind: 'issued',
        receipt: { number: MARK.completed + 1 },
      });
    },
  );

  it('stays unknown while it cannot be cancelled', async () => {
    const line = aLine({ completes: false, cancel: 14 });
    expect(await printReceipt(line, SALE, MARK)).toEqual({ kind: 'unknown' });
    expect(await resolveReceipt(line, SALE, MARK)).toEqual({ kind: 'unknown' });
  });
});
