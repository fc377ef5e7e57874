import type { BridgeResult, BridgeTask } from '@tableside/contract/http/devices/bridge';
import type { Terminal, TerminalOutcome } from '@tableside/devices';
import type { Reach } from '../reach/reach.ts';

type TerminalTask = Extract<BridgeTask, { do: `terminal${string}` }>;
type Sale = Extract<TerminalTask, { do: 'terminal' }>;

/** Whatever a server says, no terminal's last word is waited for longer. Milliseconds. */
const MAX_WAIT_MS = 130_000;

/** What speaks to terminals is loaded with the first of them: most bridges have none. */
const drivers = async () => (await import('@tableside/devices/terminal/registry')).TERMINAL_DRIVERS;

const said = (yes: boolean): BridgeResult => ({ kind: 'terminal_says', yes });
const outcome = (one: TerminalOutcome): BridgeResult => ({ kind: 'terminal', outcome: one });

/** Nothing was asked of the terminal. */
export const NOT_ASKED = outcome({ kind: 'refused', code: 'NP' });
/** It was asked and nobody knows what it did: a card may have been charged. */
export const NOBODY_KNOWS = outcome({ kind: 'unknown', code: 'NP' });

/** What is kept on this machine of what a terminal said: no slips, and of the card what stands on every receipt. */
export const withoutSlips = (result: BridgeResult): BridgeResult => {
  if (result.kind !== 'terminal' || result.outcome.kind !== 'answered') return result;
  const { merchantReceipt: _, cardholderReceipt: __, maskedPan, ...answer } = result.outcome.answer;
  return outcome({
    kind: 'answered',
    answer: { ...answer, ...(maskedPan !== undefined && { maskedPan: maskedPan.slice(-4) }) },
  });
};

const open = async (task: TerminalTask, reach: Reach): Promise<Terminal | null> => {
  const driver = (await drivers())[task.kind];
  const url = driver?.readAddress(task.address) ?? null;
  if (!driver || !url || !reach.mayCall(url)) return null;
  const timeoutMs = Math.min(MAX_WAIT_MS, Math.max(1, task.timeout_ms));
  return driver.open({ url, timeoutMs, lookup: reach.lookup });
};

/** The terminals of a network, and what runs at them. */
export const createTerminals = (reach: Reach) => {
  const running = new Map<string, { readonly reference: number; readonly terminal: Terminal }>();
  const isThere = async (task: TerminalTask): Promise<BridgeResult> => {
    const terminal = await open(task, reach);
    if (!terminal) return said(false);
    try {
      return said(await terminal.isThere());
    } finally {
      await terminal.close();
    }
  };
  const run = async (
    task: Sale,
    begins: () => boolean,
    heard: (text: string) => void,
  ): Promise<BridgeResult> => {
    const terminal = await open(task, reach);
    if (!terminal) return { kind: 'out_of_reach', may_have_printed: false };
    const { address, request } = task;
    try {
      // A bridge that cannot write down that it began could begin it a second time after a loss of power.
      if (!(await terminal.isThere()) || !begins()) return NOT_ASKED;
      running.set(address, { reference: request.reference, terminal });
      return outcome(await terminal.run(request, heard));
    } finally {
      running.delete(address);
      await terminal.close();
    }
  };
  const abort = async ({ address, reference }: Extract<TerminalTask, { do: 'terminal_abort' }>) => {
    const now = running.get(address);
    return said(now?.reference === reference && (await now.terminal.abort()));
  };
  return { isThere, run, abort };
};
export type BridgedTerminals = ReturnType<typeof createTerminals>;
