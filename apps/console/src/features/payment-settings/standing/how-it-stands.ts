import type { CallAnswer } from '@tableside/contract/client';
import type { Provider } from '../providers-query.ts';

type Answer = CallAnswer<'GET /console/{venue}/providers/{provider}/standing'>;
export type ProviderAnswer = Answer['result'];
export type Connection = NonNullable<Provider['connection']>;

/**
 * How a provider stands for the venue. `set`: its keys are stored, and whether they are right shows only a payment, or the
 * owner's own look. `wrong`: somebody has to do something. Of an account that was connected: `unfinished`, its owner left before
 * the end; `looked_at`, the provider is at it; `asks` and `works_asks`, it wants to know more; `rejected`, it wants no more.
 */
export type Standing =
  | 'none'
  | 'checking'
  | 'set'
  | 'works'
  | 'demo'
  | 'test'
  | 'silent'
  | 'wrong'
  | 'unreadable'
  | 'unfinished'
  | 'looked_at'
  | 'asks'
  | 'works_asks'
  | 'rejected';

const OF_CONNECTION: Readonly<Record<Connection['standing'], Standing>> = {
  unfinished: 'unfinished',
  checking: 'looked_at',
  asks: 'asks',
  works_asks: 'works_asks',
  works: 'works',
  rejected: 'rejected',
};

type Of = Pick<Provider, 'keys' | 'is_demo' | 'mode' | 'unreadable' | 'connection'>;

/** The keys that the venue entered; calm first: what nobody has set up yet is no trouble, and nothing is before it is known. */
const keysStand = (
  { keys, is_demo, mode, unreadable }: Of,
  answer: ProviderAnswer | null | undefined,
): Standing => {
  if (unreadable) return 'unreadable';
  if (!keys.every(({ set }) => set)) return 'none';
  if (answer === undefined) return 'checking';
  if (answer === 'refused') return 'wrong';
  if (answer === 'no_answer') return 'silent';
  if (is_demo) return 'demo';
  if (mode === 'test') return 'test';
  return answer === 'proven' ? 'works' : 'set';
};

/** `answer` undefined: not known yet; null: nobody is asked. An account that is connected comes before keys. */
export const standingOf = (of: Of, answer: ProviderAnswer | null | undefined): Standing => {
  if (of.connection === null) return keysStand(of, answer);
  if (answer === 'refused') return 'wrong';
  const standing = OF_CONNECTION[of.connection.standing];
  return standing === 'works' && of.connection.is_demo ? 'demo' : standing;
};

/** The colours of the states: only what somebody has to do something about is red. */
export const TONES: Readonly<Record<Standing, 'quiet' | 'good' | 'late'>> = {
  none: 'quiet',
  checking: 'quiet',
  set: 'quiet',
  works: 'good',
  demo: 'quiet',
  test: 'quiet',
  silent: 'quiet',
  wrong: 'late',
  unreadable: 'late',
  unfinished: 'quiet',
  looked_at: 'quiet',
  asks: 'quiet',
  works_asks: 'good',
  rejected: 'late',
};

/** Where the owner has to go on at the provider. */
export const GOES_ON: ReadonlySet<Standing> = new Set<Standing>(['unfinished', 'asks', 'works_asks']);
