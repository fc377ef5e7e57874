import { type LookupAddress, lookup } from 'node:dns';
import { lookup as lookupAll } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isInnerAddress, literalOf } from './inner-address.ts';

/** Whether a web address leads inwards, by itself or by what its name stands for now; an unknown name does not. */
export const resolvesToPrivate = async (url: URL): Promise<boolean> => {
  const literal = literalOf(url);
  if (literal !== null) return isInnerAddress(literal);
  const found = await lookupAll(url.hostname, { all: true }).catch((): LookupAddress[] => []);
  return found.some(({ address }) => isInnerAddress(address));
};

/** Whether a web address names an inner address itself; what its name stands for is found out at the connection. */
export const namesInwards = (url: URL): boolean => {
  const literal = literalOf(url);
  return literal !== null && isInnerAddress(literal);
};

/** What was to be called leads into our own network. */
export class ResolvesToPrivate extends Error {
  constructor(address: string) {
    super(`${address} leads inwards`);
    this.name = 'ResolvesToPrivate';
  }
}

/** Throws {@link ResolvesToPrivate} for a web address that names an inner address itself. */
export const refusePrivateNetwork = (url: URL): void => {
  if (namesInwards(url)) throw new ResolvesToPrivate(url.hostname);
};

/** Looks a name up for the connection itself: what the name stood for when it was checked may be something else now. */
export const outwardLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error(`${hostname} is nowhere`), '', 0);
    if (found.some(({ address }) => isInnerAddress(address))) {
      return done(new ResolvesToPrivate(hostname), '', 0);
    }
    if (options.all) return done(null, found);
    done(null, first.address, first.family);
  });
};
