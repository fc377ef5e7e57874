import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { hashOfCode } from '../staff/index.ts';
import { lockCode } from './setup-store.ts';

/** Wrong codes from one address: of 10^18 one is right, so that it need not stop everybody when a stranger guesses. */
const TRIES = { limit: 20, seconds: 600 } as const;

const isSame = (typed: string, code: string): boolean => timingSafeEqual(hashOfCode(typed), hashOfCode(code));

/**
 * Proves the right to set this installation up and holds it until the transaction ends. Refuses setup_closed,
 * setup_code_wrong, rate_limited. ADR 0023.
 */
export const proveSetupCode = async (
  { limits, env }: Pick<Deps, 'limits' | 'env'>,
  run: Run,
  code: string,
  ip: string,
): Promise<void> => {
  const attempt = limits.attempt('setup', ip, TRIES);
  const right = env.demo ? null : await lockCode(run);
  if (right === null) {
    attempt.forgive();
    throw new Refusal('setup_closed');
  }
  if (!isSame(code, right)) throw new Refusal('setup_code_wrong');
  attempt.forgive();
};
