import type {
  BridgedFiscalOutcome,
  BridgedFiscalRequest,
} from '@tableside/contract/http/devices/bridged-fiscal';
import type { FiscalMark, FiscalOutcome, FiscalPlace, FiscalPrinter } from '@tableside/devices';
import type { Deps } from '../../../deps.ts';
import { judgeBridged, judgePlace, sandboxDevice, wayTo } from '../../../outward/device-network.ts';
import type { FiscalPrinterRow, FiscalWish } from './printer-store.ts';

export type ReachParts = Pick<Deps, 'env' | 'providerPlaces' | 'bridges'>;
type Address = Pick<FiscalPrinterRow, 'kind' | 'address' | 'bridge_id'>;

/** The drivers are loaded with the first printer. */
const devices = () => import('@tableside/devices');

/** Longest wait for the sandbox to say where its printer listens, and for one answer of a printer. Milliseconds. */
const SANDBOX_MS = 2_000;
const ANSWER_MS = 20_000;

const sandboxUrl = async ({ providerPlaces }: ReachParts): Promise<URL | null> => {
  const base = providerPlaces.sandbox()?.baseUrl;
  if (base === undefined) return null;
  try {
    const at = `${base.replace(/\/$/, '')}/fiscal/state`;
    const answer = await fetch(at, { signal: AbortSignal.timeout(SANDBOX_MS) });
    const { address } = (await answer.json()) as { readonly address: string };
    return new URL(`tcp://${address}`);
  } catch {
    return null;
  }
};

/** What a bridge said, in the words of drivers. It begins a receipt at once or never. */
const throughBridge = ({ bridges }: ReachParts, { kind, address, bridge_id }: Address): FiscalPrinter => {
  const ask = async (request: BridgedFiscalRequest): Promise<BridgedFiscalOutcome> => {
    const task = { do: 'fiscal', kind, address, timeout_ms: ANSWER_MS, request } as const;
    const said = await bridges.ask(bridge_id ?? '', task, null);
    if (typeof said === 'object' && said.kind === 'fiscal') return said.outcome;
    const never = said === 'away' || (typeof said === 'object' && said.kind === 'out_of_reach');
    return never ? { kind: 'refused', problem: 'away', code: '' } : { kind: 'unknown' };
  };
  const outcome = (said: BridgedFiscalOutcome): FiscalOutcome =>
    said.kind === 'marked' ? { kind: 'unknown' } : said;
  return {
    mark: async () => {
      const said = await ask({ ask: 'mark' });
      if (said.kind === 'marked') return said.mark;
      return said.kind === 'refused' ? said.problem : 'away';
    },
    issue: async (sale, mark: FiscalMark) => outcome(await ask({ ask: 'issue', sale: wire(sale), mark })),
    resolve: async (sale, mark: FiscalMark) => {
      const said = outcome(await ask({ ask: 'resolve', sale: wire(sale), mark }));
      // A bridge that is away has asked nobody: that says nothing about the paper.
      return said.kind === 'refused' && said.problem === 'away' ? { kind: 'unknown' } : said;
    },
  };
};

type Sale = Parameters<FiscalPrinter['issue']>[0];
const wire = (sale: Sale) => ({ ...sale, lines: sale.lines.map(line => ({ ...line })) });

/** A venue's fiscal printer to speak to; null where none may be called there. */
export const openFiscal = async (parts: ReachParts, at: Address): Promise<FiscalPrinter | null> => {
  if (at.bridge_id !== null) return throughBridge(parts, at);
  const { FISCAL_DRIVERS } = await devices();
  const driver = FISCAL_DRIVERS[at.kind];
  let place: FiscalPlace | null;
  if (sandboxDevice(at.address) !== null) {
    const url = await sandboxUrl(parts);
    place = url && { url };
  } else {
    const url = driver.readAddress(at.address);
    const way = url && wayTo(url, parts.env.printerAllowPrivate);
    place = way && url && { url, ...way };
  }
  return place && driver.open({ ...place, timeoutMs: ANSWER_MS });
};

/** Whether a fiscal printer may stand at an address that somebody types in. A bridge judges by itself what it may call. */
export const judgeAddress = async (
  parts: ReachParts,
  { kind, address, bridge }: FiscalWish,
): Promise<'fine' | 'invalid' | 'not_allowed'> => {
  const driver = (await devices()).FISCAL_DRIVERS[kind];
  if (bridge !== null) return judgeBridged(address, driver.readAddress(address));
  if (sandboxDevice(address) !== null) return parts.providerPlaces.sandbox() ? 'fine' : 'invalid';
  return judgePlace(driver.readAddress(address), parts.env.printerAllowPrivate);
};
