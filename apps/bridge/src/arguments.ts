import { readServerAddress } from './server-address.ts';

export type Wish = {
  /** Becomes the bridge of this code first; null: it is one already. */
  readonly pairing: { readonly code: string; readonly server: URL } | null;
  /** Where its token and its notes are kept; null: the usual place. */
  readonly folder: string | null;
  /** Networks and printers beside those in the machine's own networks. */
  readonly also: readonly string[];
};

/** Why it does not start, in a sentence for whoever typed it. */
export class Unusable extends Error {}

const USAGE = `Usage: tableside-bridge [CODE@https://server] [--data FOLDER] [--also NETWORK-OR-ADDRESS:PORT]...`;

const readPairing = (typed: string): Wish['pairing'] => {
  const at = typed.indexOf('@');
  const server = readServerAddress(typed.slice(at + 1));
  const code = typed.slice(0, at).replace(/[\s-]/g, '');
  if (at < 0 || !/^\d+$/.test(code)) throw new Unusable(`“${typed}” is no code and server. ${USAGE}`);
  if (server === 'no address') throw new Unusable(`“${typed}” names no server. ${USAGE}`);
  if (server === 'open line')
    throw new Unusable('Over the internet a bridge speaks https only: anybody on the way could read along.');
  return { code, server };
};

/** What somebody typed behind the name of the program. Throws `Unusable`. */
export const readArguments = (typed: readonly string[]): Wish => {
  let pairing: Wish['pairing'] = null;
  let folder: string | null = null;
  const also: string[] = [];
  const rest = [...typed];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--data' || word === '--also') {
      const value = rest.shift();
      if (value === undefined || value === '') throw new Unusable(`${word} says nothing. ${USAGE}`);
      if (word === '--data') folder = value;
      else also.push(value);
    } else if (word.startsWith('-')) throw new Unusable(USAGE);
    else pairing = readPairing(word);
  }
  return { pairing, folder, also };
};
