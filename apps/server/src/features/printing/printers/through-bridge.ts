import type { Printer, PrintResult } from '@tableside/devices';
import type { Deps } from '../../../deps.ts';
import type { BridgeOutcome } from '../../bridges/index.ts';
import type { PrinterRow } from './printer-store.ts';

/** What a bridge said, in the words of drivers. */
const resultOf = (said: BridgeOutcome, isAskedAgain: boolean): PrintResult => {
  if (said === 'away') return { kind: 'bridge_away', mayHavePrinted: false };
  // Of a paper the bridge is asked on: it knows best whether it came out.
  if (said === 'silent') return { kind: 'bridge_away', mayHavePrinted: !isAskedAgain };
  // No answer to what was asked: whoever holds the token is not the program that we know.
  if (!('may_have_printed' in said || said.kind === 'done'))
    return { kind: 'unreachable', mayHavePrinted: true };
  if (said.kind === 'done') return { kind: 'done', paperLow: said.paper_low };
  const { kind, may_have_printed: mayHavePrinted, certificate } = said;
  return { kind, mayHavePrinted, ...(certificate !== undefined && { certificate }) };
};

/** A printer in a venue's network: the bridge there speaks its wire, with the bytes that are made here. */
export const throughBridge = (
  { bridges }: Pick<Deps, 'bridges'>,
  printer: Pick<PrinterRow, 'bridge_id' | 'kind' | 'address' | 'trusted_certificate'>,
  { jobId, timeoutMs }: { readonly jobId: string | null; readonly timeoutMs: number },
): Printer => {
  const bridgeId = printer.bridge_id ?? '';
  const at = {
    kind: printer.kind,
    address: printer.address,
    certificate: printer.trusted_certificate,
    timeout_ms: timeoutMs,
  };
  return {
    print: async (bytes, name) => {
      const task = { do: 'print', ...at, bytes: Buffer.from(bytes).toString('base64'), name } as const;
      return resultOf(await bridges.ask(bridgeId, task, jobId), jobId !== null);
    },
    status: async () => {
      const said = resultOf(await bridges.ask(bridgeId, { do: 'status', ...at }, null), false);
      return said.kind === 'done' ? { kind: 'ready', paperLow: said.paperLow } : said;
    },
  };
};
