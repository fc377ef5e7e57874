import { describe, expect, it } from 'vitest';
import {
  askedAgainAfter,
  isPrinterOnline,
  PRINTER_PROBLEMS,
  PRINTER_STANDINGS,
  printerEvent,
  standingOf,
} from './index.ts';

describe('how a printer of receipts stands', () => {
  it.each([
    [{ kind: 'ready', paperLow: false }, 'online', true],
    [{ kind: 'ready', paperLow: true }, 'paper_near_end', true],
    [{ kind: 'paper_out' }, 'paper_end', false],
    [{ kind: 'cover_open' }, 'cover_open', false],
    [{ kind: 'offline' }, 'offline', false],
    [{ kind: 'unreachable' }, 'offline', false],
    [{ kind: 'not_a_printer' }, 'offline', false],
    [{ kind: 'untrusted' }, 'offline', false],
    [{ kind: 'bridge_away' }, 'offline', false],
    [{ kind: 'out_of_reach' }, 'offline', false],
    [{ kind: 'busy' }, 'online', true],
  ] as const)('[PRINT-02] %j is %s, prints: %s', (said, standing, online) => {
    expect(standingOf(said)).toBe(standing);
    expect(isPrinterOnline(standing)).toBe(online);
  });

  it('has a word for each of its problems', () => {
    for (const kind of PRINTER_PROBLEMS) expect(PRINTER_STANDINGS).toContain(standingOf({ kind }));
  });

  it.each([
    ['online', 1_000],
    ['cover_open', 1_000],
    ['paper_end', 1_000],
    ['offline', 10_000],
  ] as const)('[PRINT-03] [TERM-13] that is %s is asked again after %d ms', (standing, after) =>
    expect(askedAgainAfter(standing)).toBe(after),
  );

  it.each([
    [null, 'online', null],
    [null, 'offline', 'offline'],
    ['online', 'paper_near_end', 'paper_near_end'],
    ['paper_near_end', 'paper_near_end', null],
    ['paper_near_end', 'paper_end', 'paper_end'],
    ['paper_end', 'online', null],
    ['cover_open', 'offline', 'offline'],
  ] as const)('from %s to %s tells of %s', (before, now, told) =>
    expect(printerEvent(before, now)).toBe(told),
  );
});
