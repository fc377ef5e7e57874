import type { Run } from '../../../database/database.ts';
import type { TerminalSlip } from '../../terminals/index.ts';
import { tellPrinter } from '../jobs/collect.ts';
import { printerOfTable } from '../printers/printer-store.ts';
import { addPaper } from './paper-store.ts';
import type { QueuedPaper } from './queued-paper.ts';

/**
 * Queues paper at the printer of a self-service place, in the caller's transaction, once under its name; false: no printer
 * stands there. It waits until it is on paper, and what may have come out twice says so.
 */
export const queueAtTable = async (
  run: Run,
  tableId: string,
  paper: QueuedPaper,
  { once, at }: { readonly once: string; readonly at: Date },
): Promise<boolean> => {
  const printer = await printerOfTable(run, tableId);
  if (!printer) return false;
  await addPaper(run, printer.id, paper, { once, at });
  await tellPrinter(run, printer);
  return true;
};

/** Answers `slipWritten` of the terminals: nothing where no printer stands with one. */
export const queueSlip = async (run: Run, { table, text, once, at }: TerminalSlip): Promise<void> => {
  await queueAtTable(run, table, { lines: text.split('\n').map(line => ({ text: line })) }, { once, at });
};
