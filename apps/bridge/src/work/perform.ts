import { networkInterfaces } from 'node:os';
import type { BridgeResult, BridgeTask } from '@tableside/contract/http/devices/bridge';
import type { PrinterDriver, PrintResult } from '@tableside/devices';
// Past the index: what encodes is not needed here, and would be in memory.
import { PRINTER_DRIVERS } from '@tableside/devices/printer/registry';
import { neighbours } from '../find/candidates.ts';
import { findPrinters } from '../find/find.ts';
import type { Reach } from '../reach/reach.ts';
import { atFiscal } from './at-fiscal.ts';
import type { BridgedTerminals } from './at-terminal.ts';

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
const printerOf = (task: Extract<BridgeTask, { do: 'print' | 'status' }>, reach: Reach) => {
  const driver = driverOf(task.kind);
  const url = driver?.readAddress(task.address) ?? null;
  if (!driver || !url || !reach.mayCall(url)) return null;
  const timeoutMs = Math.min(MAX_WAIT_MS, Math.max(1, task.timeout_ms));
  return driver.open({ url, timeoutMs, certificate: task.certificate, lookup: reach.lookup });
};

export type Performer = {
  readonly reach: Reach;
  readonly terminals: BridgedTerminals;
};

type Ears = {
  /** Called before paper may come out or a card may be charged; false: it could not be written down. */
  readonly begins: () => boolean;
  /** What a terminal shows meanwhile. */
  readonly heard: (text: string) => void;
};

/** Does what a server asks. */
export const perform = async (
  task: BridgeTask,
  { reach, terminals }: Performer,
  { begins, heard }: Ears,
): Promise<BridgeResult> => {
  if (task.do === 'find') {
    const printers = await findPrinters(neighbours(networkInterfaces()), reach.byHand, reach);
    return { kind: 'found', printers: [...printers] };
  }
  if (task.do === 'terminal') return terminals.run(task, begins, heard);
  if (task.do === 'terminal_abort') return terminals.abort(task);
  if (task.do === 'terminal_status') return terminals.isThere(task);
  if (task.do === 'fiscal') return atFiscal(task, reach, begins);
  const printer = printerOf(task, reach);
  if (!printer) return { kind: 'out_of_reach', may_have_printed: false };
  if (task.do === 'status') {
    const said = await printer.status();
    return said.kind === 'ready'
      ? { kind: 'done', paper_low: said.paperLow }
      : resultOf({ ...said, mayHavePrinted: false });
  }
  // A ticket that comes twice without its mark is better than a kitchen without tickets.
  begins();
  return resultOf(await printer.print(Buffer.from(task.bytes, 'base64'), task.name));
};
