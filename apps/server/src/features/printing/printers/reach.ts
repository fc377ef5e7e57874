import type { PrinterKind, PrinterPlace } from '@tableside/devices';
import type { Deps } from '../../../deps.ts';
import { namesInwards, outwardLookup, resolvesToPrivate } from '../../../outward/outward.ts';

type Parts = Pick<Deps, 'env' | 'providerPlaces'>;

/** Longest wait for a printer, in milliseconds: paper takes a second or two. */
const TIMEOUT_MS = 10_000;
const SANDBOX = /^sandbox(?::([a-z0-9-]{1,30}))?$/;

/** The drivers are loaded with the first printer. */
export const devices = () => import('@tableside/devices');

/** Where a printer of the sandbox is, or null: it is no such printer, or there is no sandbox. */
const inSandbox = ({ providerPlaces }: Parts, kind: PrinterKind, address: string): URL | null => {
  const name = SANDBOX.exec(address);
  const base = providerPlaces.sandbox()?.baseUrl;
  if (!name || kind !== 'epos' || base === undefined) return null;
  return new URL(`${base.replace(/\/$/, '')}/printer/${name[1] ?? 'kitchen'}`);
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
  const url = SANDBOX.test(address) ? null : PRINTER_DRIVERS[kind].readAddress(address);
  if (!url) return null;
  if (parts.env.printerAllowPrivate) return { url, timeoutMs: TIMEOUT_MS, certificate };
  if (namesInwards(url)) return null;
  return { url, timeoutMs: TIMEOUT_MS, certificate, lookup: outwardLookup };
};

/** Whether a printer may stand at an address that somebody types in. */
export const judgeAddress = async (
  parts: Parts,
  wish: { readonly kind: PrinterKind; readonly address: string },
): Promise<'fine' | 'invalid' | 'not_allowed'> => {
  if (inSandbox(parts, wish.kind, wish.address)) return 'fine';
  const { PRINTER_DRIVERS } = await devices();
  const url = SANDBOX.test(wish.address) ? null : PRINTER_DRIVERS[wish.kind].readAddress(wish.address);
  if (!url) return 'invalid';
  return parts.env.printerAllowPrivate || !(await resolvesToPrivate(url)) ? 'fine' : 'not_allowed';
};
