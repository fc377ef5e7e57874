import { homedir, hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { readArguments, Unusable } from './arguments.ts';
import { openLine } from './line/post.ts';
import { type Identity, keepIdentity, readIdentity } from './notes/identity.ts';
import { takeFolder } from './notes/lock.ts';
import { openNotes } from './notes/notes.ts';
import { pair } from './pair.ts';
import { createReach, ownNetworks } from './reach/reach.ts';
import { work } from './work/work.ts';

/** Told apart by whoever starts it again: a person has to do something, or a person and the console. */
const UNUSABLE = 2;
const TAKEN_BACK = 3;

const say = (words: string): void => console.log(`${new Date().toISOString()} ${words}`);

const identityOf = async (wish: ReturnType<typeof readArguments>, folder: string): Promise<Identity> => {
  if (wish.pairing) {
    const paired = await pair(wish.pairing.server, wish.pairing.code);
    if (typeof paired === 'string') throw new Unusable(paired);
    keepIdentity(folder, paired);
    say(`Paired: this is “${paired.name}” now. It is remembered in ${folder}.`);
    return paired;
  }
  const known = readIdentity(folder);
  if (!known) throw new Unusable('Paired with no server yet: tableside-bridge CODE@https://server');
  return known;
};

const run = async (): Promise<number> => {
  const wish = readArguments(process.argv.slice(2));
  const folder = wish.folder ?? join(homedir(), '.tableside-bridge');
  const { reach, unread } = createReach(networkInterfaces(), wish.also);
  const [wrong] = unread;
  if (wrong !== undefined) throw new Unusable(`“${wrong}” is neither a network nor an address with a port.`);
  if (!(await takeFolder(folder))) throw new Unusable(`Another bridge runs with ${folder} already.`);
  const { server, token, name } = await identityOf(wish, folder);
  const networks = ownNetworks(networkInterfaces()).join(', ') || 'none';
  say(`“${name}” ${manifest.version} for ${server}, printers in: ${[networks, ...wish.also].join(', ')}`);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const line = openLine(new URL(server), token);
  const ended = await work(
    {
      line,
      notes: openNotes(folder),
      reach,
      about: { version: manifest.version, host: hostname().slice(0, 80) },
      random: Math.random,
      say,
    },
    stop.signal,
  );
  line.close();
  if (ended === 'stopped') return 0;
  say('The console ended this bridge. A new code pairs it again.');
  return TAKEN_BACK;
};

try {
  process.exitCode = await run();
} catch (cause) {
  if (!(cause instanceof Unusable)) throw cause;
  console.error(cause.message);
  process.exitCode = UNUSABLE;
}
