import type { LookupFunction } from 'node:net';
import { namesInwards, outwardLookup, resolvesToPrivate } from './outward.ts';

const SANDBOX = /^sandbox(?::([a-z0-9-]{1,30}))?$/;

/** The name of the sandbox's device that an address names; null: it names another one. Empty where it says none. */
export const sandboxDevice = (address: string): string | null => {
  const found = SANDBOX.exec(address);
  return found && (found[1] ?? '');
};

/**
 * How a venue's device at this place may be called; null: not at all. A name that leads into the server's own network is
 * found out at every connection.
 */
export const wayTo = (url: URL, mayBePrivate: boolean): { readonly lookup?: LookupFunction } | null => {
  if (mayBePrivate) return {};
  return namesInwards(url) ? null : { lookup: outwardLookup };
};

/**
 * Whether a device behind a bridge may stand at an address; null: it can be none. The bridge judges by itself what it may
 * call, and none calls the sandbox.
 */
export const judgeBridged = (address: string, url: URL | null): 'fine' | 'invalid' =>
  sandboxDevice(address) === null && url ? 'fine' : 'invalid';

/** Whether a device may stand at an address that somebody types in; null: it can be no address. */
export const judgePlace = async (
  url: URL | null,
  mayBePrivate: boolean,
): Promise<'fine' | 'invalid' | 'not_allowed'> => {
  if (!url) return 'invalid';
  return mayBePrivate || !(await resolvesToPrivate(url)) ? 'fine' : 'not_allowed';
};
