import type { BridgeTask } from '@tableside/contract/http/devices/bridge';
import type { Terminal, TerminalKind, TerminalOutcome } from '@tableside/devices';
import type { Deps } from '../../../deps.ts';
import type { BridgeOutcome } from '../../bridges/index.ts';

/** A terminal that has not said its last word for this long is not ready (NR). */
const LAST_WORD_MS = 120_000;
/** How long a terminal may take to answer the door, or to say that it heard an abort. */
const SHORT_MS = 5_000;

/** What a bridge said, in the words of drivers. */
const outcomeOf = (said: BridgeOutcome): TerminalOutcome => {
  // It was never told, or it says itself that it may not call there: nothing was asked of a terminal.
  if (said === 'away') return { kind: 'refused', code: 'NP' };
  if (said === 'silent') return { kind: 'unknown', code: 'NP' };
  if (said.kind === 'terminal') return said.outcome;
  if (said.kind === 'out_of_reach') return { kind: 'refused', code: 'NP' };
  // No answer to what was asked, or its program was ended: a card may have been charged.
  return { kind: 'unknown', code: 'NP' };
};

/**
 * A terminal in a venue's network: the bridge there holds the connection, and what it does not tell is asked about later as
 * after any lost line. The bridge begins what it is asked at once or never.
 */
export const throughBridge = (
  { bridges }: Pick<Deps, 'bridges'>,
  at: { readonly bridge_id: string; readonly kind: TerminalKind; readonly address: string },
  timeoutMs = LAST_WORD_MS,
): Terminal => {
  const leaving = new AbortController();
  const place = { kind: at.kind, address: at.address };
  let running: number | null = null;
  const says = async (task: BridgeTask): Promise<boolean> => {
    const said = await bridges.ask(at.bridge_id, task, null, { leave: leaving.signal });
    return typeof said === 'object' && said.kind === 'terminal_says' && said.yes;
  };
  return {
    run: async (request, heard) => {
      if (running !== null) return { kind: 'refused', code: 'BS' };
      running = request.reference;
      try {
        const task = { do: 'terminal', ...place, timeout_ms: timeoutMs, request } as const;
        const listener = { leave: leaving.signal, ...(heard && { heard }) };
        return outcomeOf(await bridges.ask(at.bridge_id, task, null, listener));
      } finally {
        running = null;
      }
    },
    abort: async () =>
      running !== null && says({ do: 'terminal_abort', ...place, timeout_ms: SHORT_MS, reference: running }),
    isThere: () => says({ do: 'terminal_status', ...place, timeout_ms: SHORT_MS }),
    close: async () => leaving.abort(),
  };
};
