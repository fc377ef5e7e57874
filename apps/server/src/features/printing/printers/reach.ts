import type { Printer, PrinterKind, PrinterPlace } from '@tableside/devices';
import type { Deps } from '../../../deps.ts';
import { judgeBridged, judgePlace, sandboxDevice, wayTo } from '../../../outward/device-network.ts';

import type { PrinterRow } from './printer-store.ts';
import { throughBridge } from './through-bridge.ts';

type Parts = Pick<Deps, 'env' | 'providerPlaces'>;

/** Longest wait for a printer, in milliseconds: paper takes a second or two. */
const TIMEOUT_MS = 10_000;

/** The drivers are loaded with the first printer. */
export const devices = () => import('@tableside/devices');

/** Where a printer of the sandbox is, or null: it is no such printer, or there is no sandbox. */
const inSandbox = ({ providerPlaces }: Parts, kind: PrinterKind, address: string): URL | null => {
  const name = sandboxDevice(address);
  const base = providerPlaces.sandbox()?.baseUrl;
  if (name === null || kind !== 'epos' || base === undefined) return null;
  return new URL(`${base.replace(/\/$/, '')}/printer/${name || 'kitchen'}`);
};

/**
 * A printer's place on the network, null where nothing may be sent: a name that leads into the server's own network is
 * found out at every connection.
 */
const placeOf = async (
  parts: Parts,
  {
    kind,
    address,
    trusted_certificate: certificate,
  }: { readonly kind: PrinterKind; readonly address: string; readonly trusted_certificate: string | null },
): Promise<PrinterPlace | null> => {
  const boxed = inSandbox(parts, kind, address);
  if (boxed) return { url: boxed, timeoutMs: TIMEOUT_MS };
  const { PRINTER_DRIVERS } = await devices();
  const url = sandboxDevice(address) === null ? PRINTER_DRIVERS[kind].readAddress(address) : null;
  const way = url && wayTo(url, parts.env.printerAllowPrivate);
  return way && { url, timeoutMs: TIMEOUT_MS, certificate, ...way };
};

/**
 * A printer to print on: called by this server, or through the bridge in its network. `jobId` is the paper that will be
 * printed, null for one that nobody tries again. Null: nothing may be sent there.
 */
export const openPrinter = async (
  parts: Parts & Pick<Deps, 'bridges'>,
  printer: PrinterRow,
  {
    jobId = null,
    timeoutMs = TIMEOUT_MS,
  }: { readonly jobId?: string | null; readonly timeoutMs?: number } = {},
): Promise<Printer | null> => {
  if (printer.bridge_id !== null) return throughBridge(parts, printer, { jobId, timeoutMs });
  const place = await placeOf(parts, printer);
  if (!place) return null;
  const { PRINTER_DRIVERS } = await devices();
  return PRINTER_DRIVERS[printer.kind].open({ ...place, timeoutMs });
};

/** Whether a printer may stand at an address that somebody types in. */
export const judgeAddress = async (
  parts: Parts,
  wish: { readonly kind: PrinterKind; readonly address: string; readonly bridge: string | null },
): Promise<'fine' | 'invalid' | 'not_allowed'> => {
  if (wish.bridge === null && inSandbox(parts, wish.kind, wish.address)) return 'fine';
  const { PRINTER_DRIVERS } = await devices();
  const url = PRINTER_DRIVERS[wish.kind].readAddress(wish.address);
  if (wish.bridge !== null) return judgeBridged(wish.address, url);
  return judgePlace(sandboxDevice(wish.address) === null ? url : null, parts.env.printerAllowPrivate);
};
