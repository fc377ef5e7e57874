import type { CallAnswer } from '@tableside/contract/client';
import type { Provider } from '../providers-query.ts';

export type ProviderAnswer = CallAnswer<'GET /console/{venue}/providers/{provider}/standing'>['result'];

/**
 * How a provider stands for the venue. `set`: its keys are stored, and whether they are right shows only a payment, or the
 * owner's own look. `wrong`: somebody has to do something.
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
  | 'unreadable';

/** Calm first: what nobody has set up yet is no trouble, and nothing is before it is known. */
export const standingOf = (
  { keys, is_demo, mode, unreadable }: Pick<Provider, 'keys' | 'is_demo' | 'mode' | 'unreadable'>,
  /** Undefined: not known yet; null: nobody is asked. */
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
};
