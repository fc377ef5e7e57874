import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { ABUSES } from './abuses.ts';

export type Did = { readonly kind: string; readonly acts: number; readonly cpuMs: number };
export type Abuse = {
  readonly begin: () => void;
  /** What each kind did. Throws where one did nothing: then nothing was measured. */
  readonly end: () => Promise<Did[]>;
};

const ABUSERS = 16;
export const KINDS = Object.keys(ABUSES);

type Crowd = { readonly kind: string; readonly child: ChildProcess; readonly addresses: readonly string[] };

const gather = async (base: string, kind: string, addresses: readonly string[]): Promise<Crowd> => {
  const path = new URL('./abuser.ts', import.meta.url).pathname;
  const child = fork(path, [base, kind, ...addresses], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [word] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`"${kind}" ended with ${code}`))),
  ]);
  if (word !== 'ready') throw new Error(`"${kind}" said ${JSON.stringify(word)}`);
  return { kind, child, addresses };
};

const dismiss = async ({ kind, child }: Crowd): Promise<Did> => {
  const said = Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => [{ failed: 'it had ended before' }]),
  ]);
  if (child.connected) child.send('end');
  const [{ acts = 0, cpuMs = 0, failed }] = (await said) as [Partial<Did> & { failed?: string }];
  child.kill('SIGKILL');
  if (failed !== undefined || acts === 0) throw new Error(`"${kind}" did no harm: ${failed ?? 'no acts'}`);
  return { kind, acts, cpuMs };
};

/** Sixteen abusers, each from an address of its own, who do harm in these ways; ready, and not begun. */
export const abuseBy = async (base: string, kinds: readonly string[]): Promise<Abuse> => {
  const addresses = new Map<string, string[]>(kinds.map(kind => [kind, []]));
  // Alone, a kind has as many abusers as among all others.
  const abusers = kinds.length === 1 ? Math.ceil(ABUSERS / KINDS.length) : ABUSERS;
  // What an address used up in one way is not used up in another.
  const first = kinds.length === 1 ? 100 + 2 * KINDS.indexOf(kinds[0] ?? '') : 1;
  for (let n = 0; n < abusers; n += 1)
    addresses.get(kinds[n % kinds.length] ?? '')?.push(`203.0.113.${first + n}`);
  const crowds = await Promise.all([...addresses].map(([kind, from]) => gather(base, kind, from)));
  return {
    begin: () => {
      for (const { child } of crowds) child.send('begin');
    },
    end: () => Promise.all(crowds.map(dismiss)),
  };
};
