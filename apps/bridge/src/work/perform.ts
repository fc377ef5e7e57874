import { networkInterfaces } from 'node:os';
import type { BridgeResult, BridgeTask } from '@tableside/contract/http/devices/bridge';
import type { PrinterDriver, PrintResult } from '@tableside/devices';
// Past the index: what encodes and what drives terminals is not needed here, and would be in memory.
import { PRINTER_DRIVERS } from '@tableside/devices/printer/registry';
import { neighbours } from '../find/candidates.ts';
import { findPrinters } from '../find/find.ts';
import type { Reach } from '../reach/reach.ts';

/** Whatever a server says, nobody is waited for longer. Milliseconds. */
const MAX_WAIT_MS = 30_000;

const driverOf = (kind: string): PrinterDriver | null =>
  Object.hasOwn(PRINTER_DRIVERS, kind) ? PRINTER_DRIVERS[kind as keyof typeof PRINTER_DRIVERS] : null;

const resultOf = (result: PrintResult): BridgeResult => {
  if (result.kind === 'done') return { kind: 'done', paper_low: result.paperLow };
  const { kind, mayHavePrinted, certificate } = result;
  return { kind, may_have_printed: mayHavePrinted, ...(certificate && { certificate }) };
};

/** The printer of a task; null: it is none that may be called. */
const printerOf = (task: Exclude<BridgeTask, { do: 'find' }>, reach: Reach) => {
  const driver = driverOf(task.kind);
  const url = driver?.readAddress(task.address) ?? null;
  if (!driver || !url || !reach.mayCall(url)) return null;
  const timeoutMs = Math.min(MAX_WAIT_MS, Math.max(1, task.timeout_ms));
  return driver.open({ url, timeoutMs, certificate: task.certificate, lookup: reach.lookup });
};

/** Does what a server asks; `begins` is called before paper may come out. */
export const perform = async (task: BridgeTask, reach: Reach, begins: () => void): Promise<BridgeResult> => {
  if (task.do === 'find') {
    const printers = await findPrinters(neighbours(networkInterfaces()), reach.byHand, reach);
    return { kind: 'found', printers: [...printers] };
  }
  const printer = printerOf(task, reach);
  if (!printer) return { kind: 'out_of_reach', may_have_printed: false };
  if (task.do === 'status') {
    const said = await printer.status();
    return said.kind === 'ready'
      ? { kind: 'done', paper_low: said.paperLow }
      : resultOf({ ...said, mayHavePrinted: false });
  }
  begins();
  return resultOf(await printer.print(Buffer.from(task.bytes, 'base64'), task.name));
};
