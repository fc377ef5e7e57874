import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { SETUP_CODE_HEADER } from '@tableside/contract/setup-code';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { RequestMeta } from '../../http/mount/handler.ts';
import type { SetupGuard } from '../../http/mount/ports.ts';
import { hashOfCode } from '../staff/index.ts';
import { lockCode, readCode } from './setup-store.ts';

/** Wrong codes from one address: of 10^18 one is right, so that it need not stop everybody when a stranger guesses. */
const TRIES = { limit: 20, seconds: 600 } as const;

const isSame = (typed: string, code: string): boolean => timingSafeEqual(hashOfCode(typed), hashOfCode(code));

/** What people typed, as the header has it. */
const typedIn = ({ headers }: Pick<RequestMeta, 'headers'>): string => {
  const sent = headers[SETUP_CODE_HEADER];
  try {
    return typeof sent === 'string' ? decodeURIComponent(sent) : '';
  } catch {
    return '';
  }
};

/** Proves by its header that a call comes from whoever started the server. ADR 0023. */
export const createSetupGuard = ({
  limits,
  env,
  database,
}: Pick<Deps, 'limits' | 'env' | 'database'>): SetupGuard => ({
  prove: async meta => {
    const attempt = limits.attempt('setup', meta.ip, TRIES);
    const typed = typedIn(meta);
    const right = env.demo ? null : await readCode(database.run);
    if (right !== null && !isSame(typed, right)) throw new Refusal('setup_code_wrong');
    attempt.forgive();
    if (right === null) throw new Refusal('setup_closed');
    return typed;
  },
});

/**
 * Holds the right to set this installation up, proven before, until the transaction ends. Refuses setup_closed where somebody
 * was quicker.
 */
export const holdSetupCode = async (run: Run, code: string): Promise<void> => {
  const right = await lockCode(run);
  if (right === null || !isSame(code, right)) throw new Refusal('setup_closed');
};
