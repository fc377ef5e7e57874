import type { PrinterKind, PrinterPlace } from '@tableside/devices';
import type { Deps } from '../../../deps.ts';
import { judgePlace, sandboxDevice, wayTo } from '../../../outward/device-network.ts';

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
export const placeOf = async (
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

/** Whether a printer may stand at an address that somebody types in. */
export const judgeAddress = async (
  parts: Parts,
  wish: { readonly kind: PrinterKind; readonly address: string },
): Promise<'fine' | 'invalid' | 'not_allowed'> => {
  if (inSandbox(parts, wish.kind, wish.address)) return 'fine';
  const { PRINTER_DRIVERS } = await devices();
  const isBoxed = sandboxDevice(wish.address) !== null;
  return judgePlace(
    isBoxed ? null : PRINTER_DRIVERS[wish.kind].readAddress(wish.address),
    parts.env.printerAllowPrivate,
  );
};
