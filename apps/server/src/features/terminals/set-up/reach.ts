import type { Terminal, TerminalKind, TerminalPlace } from '@tableside/devices';
import type { Deps } from '../../../deps.ts';
import { judgeBridged, judgePlace, sandboxDevice, wayTo } from '../../../outward/device-network.ts';
import type { TerminalWish } from './terminal-store.ts';
import { throughBridge } from './through-bridge.ts';

export type ReachParts = Pick<Deps, 'env' | 'providerPlaces' | 'bridges'>;
type Address = {
  readonly kind: TerminalKind;
  readonly address: string;
  /** The bridge in whose network it stands; null: this server calls it. */
  readonly bridge_id: string | null;
};

/** The drivers are loaded with the first terminal. */
const devices = () => import('@tableside/devices');

/** Longest wait for the sandbox to say where its terminals listen, in milliseconds. */
const SANDBOX_MS = 2_000;

/** Where the sandbox's terminals listen; null while it does not answer. */
const sandboxWire = async ({ providerPlaces }: ReachParts): Promise<URL | null> => {
  const base = providerPlaces.sandbox()?.baseUrl;
  if (base === undefined) return null;
  try {
    const at = `${base.replace(/\/$/, '')}/terminal/wire`;
    const answer = await fetch(at, { signal: AbortSignal.timeout(SANDBOX_MS) });
    const { address } = (await answer.json()) as { readonly address: string };
    return new URL(address);
  } catch {
    return null;
  }
};

/** A terminal's place on the network; null where nothing may be sent. */
const placeOf = async (parts: ReachParts, { kind, address }: Address): Promise<TerminalPlace | null> => {
  const boxed = sandboxDevice(address);
  if (boxed !== null) {
    const wire = await sandboxWire(parts);
    return wire && { url: new URL(boxed || 'counter', wire) };
  }
  const { TERMINAL_DRIVERS } = await devices();
  const url = TERMINAL_DRIVERS[kind].readAddress(address);
  const way = url && wayTo(url, parts.env.terminalAllowPrivate);
  return way && { url, ...way };
};

/** A terminal to speak to, called by this server or through the bridge in its network; null where none may be called there. */
export const openTerminal = async (
  parts: ReachParts,
  at: Address,
  timeoutMs?: number,
): Promise<Terminal | null> => {
  const { bridge_id } = at;
  if (bridge_id !== null) return throughBridge(parts, { ...at, bridge_id }, timeoutMs);
  const place = await placeOf(parts, at);
  if (!place) return null;
  const { TERMINAL_DRIVERS } = await devices();
  return TERMINAL_DRIVERS[at.kind].open({ ...place, ...(timeoutMs !== undefined && { timeoutMs }) });
};

/** Whether a terminal may stand at an address that somebody types in. */
export const judgeAddress = async (
  parts: ReachParts,
  { kind, address, bridge }: TerminalWish,
): Promise<'fine' | 'invalid' | 'not_allowed'> => {
  if (bridge === null && sandboxDevice(address) !== null) {
    return parts.providerPlaces.sandbox() ? 'fine' : 'invalid';
  }
  const { TERMINAL_DRIVERS } = await devices();
  const url = TERMINAL_DRIVERS[kind].readAddress(address);
  return bridge === null ? judgePlace(url, parts.env.terminalAllowPrivate) : judgeBridged(address, url);
};
