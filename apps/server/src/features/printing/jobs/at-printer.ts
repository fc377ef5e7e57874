import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PrintResult } from '@tableside/devices';
import type { Deps } from '../../../deps.ts';
import { leasePrinter, type PrinterRow, releasePrinter } from '../printers/printer-store.ts';
import { recordPrinterStatus } from './room.ts';

/** Nobody else prints meanwhile, for so long at most. Milliseconds. */
const LEASE_MS = 45_000;
/** Between two looks whether a printer has ended what it is at. Milliseconds. */
const LOOK_EVERY_MS = 150;

/**
 * Does something at a printer now, past what waits, and never later. Answers 'busy' where somebody else has the printer all
 * through `looks` looks. How the printer stands after it is noted.
 */
export const atPrinter = async <T>(
  deps: Deps,
  printerId: string,
  act: (printer: PrinterRow) => Promise<PrintResult>,
  said: (result: PrintResult) => T,
  looks = 1,
): Promise<T | 'busy'> => {
  const { run } = deps.database;
  const by = randomUUID();
  const lease = () => {
    const now = deps.clock();
    return leasePrinter(run, printerId, by, { now: new Date(now), until: new Date(now + LEASE_MS) });
  };
  let mine = await lease();
  for (let look = 1; !mine && look < looks; look += 1) {
    await pause(LOOK_EVERY_MS);
    mine = await lease();
  }
  if (!mine) return 'busy';
  try {
    const result = await act(mine);
    await recordPrinterStatus(deps, mine, result, async () => undefined);
    return said(result);
  } finally {
    await releasePrinter(run, printerId, by);
  }
};
