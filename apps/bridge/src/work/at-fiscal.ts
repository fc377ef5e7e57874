import type { BridgeResult, BridgeTask } from '@tableside/contract/http/devices/bridge';
import type { BridgedFiscalOutcome } from '@tableside/contract/http/devices/bridged-fiscal';
import type { Reach } from '../reach/reach.ts';

type FiscalTask = Extract<BridgeTask, { do: 'fiscal' }>;

/** Whatever a server says, no answer of a printer is waited for longer. Milliseconds. */
const MAX_WAIT_MS = 30_000;

const outcome = (one: BridgedFiscalOutcome): BridgeResult => ({ kind: 'fiscal', outcome: one });
/** The printer was asked nothing. */
export const NOT_BEGUN = outcome({ kind: 'refused', problem: 'away', code: '' });
/** It was, and nobody knows what came out of it. */
export const MAY_BE_PRINTED = outcome({ kind: 'unknown' });

/** Whether paper may come out of it. */
export const isReceipt = (task: BridgeTask): boolean => task.do === 'fiscal' && task.request.ask === 'issue';

/** Asks a fiscal printer; `begins` before it is asked for a receipt: false where that could not be written down. */
export const atFiscal = async (
  { kind, address, timeout_ms, request }: FiscalTask,
  reach: Reach,
  begins: () => boolean,
): Promise<BridgeResult> => {
  const { FISCAL_DRIVERS } = await import('@tableside/devices/fiscal/registry');
  const driver = FISCAL_DRIVERS[kind];
  const url = driver?.readAddress(address) ?? null;
  if (!driver || !url || !reach.mayCall(url)) return { kind: 'out_of_reach', may_have_printed: false };
  const timeoutMs = Math.min(MAX_WAIT_MS, Math.max(1, timeout_ms));
  const printer = driver.open({ url, timeoutMs, lookup: reach.lookup });
  if (request.ask === 'mark') {
    const mark = await printer.mark();
    return outcome(
      typeof mark === 'string' ? { kind: 'refused', problem: mark, code: '' } : { kind: 'marked', mark },
    );
  }
  const { sale, mark } = request;
  if (request.ask === 'resolve') return outcome(await printer.resolve(sale, mark));
  return begins() ? outcome(await printer.issue(sale, mark)) : NOT_BEGUN;
};
