import { AsyncLocalStorage } from 'node:async_hooks';
import { Refusal } from '@tableside/contract';
import type { Database, Run } from '../../database/database.ts';
import type { Idempotency } from '../../http/ports.ts';
import { claimRequest, giveUpRequest, keepAnswer, type RequestName, readRequest } from './store.ts';

/** The request that is being worked on, for work that keeps its answer in its own transaction. */
type Working = RequestName & { kept: boolean };
const working = new AsyncLocalStorage<Working>();

/** Longest key. A longer one is refused: ignoring it would do twice what was asked to be done once. */
const MAX_KEY_LENGTH = 255;

/** Whether the work that runs now has an answer to keep by {@link keepAnswerWithin}. */
export const keepsAnswer = (): boolean => working.getStore() !== undefined;

/**
 * Keeps `answer` for the request being worked on, in the work's own transaction: after a crash either both the change
 * and its answer are there, or neither. Does nothing for a request without a key.
 */
export const keepAnswerWithin = async (run: Run, answer: unknown): Promise<void> => {
  const request = working.getStore();
  if (!request) return;
  await keepAnswer(run, request, answer);
  request.kept = true;
};

/**
 * Runs calls at most once per key. The same key with the same body gets the kept answer; a refusal is not kept, because
 * it changed nothing and its cause may be gone by the next try.
 */
export const createIdempotency = ({ run }: Pick<Database, 'run'>): Idempotency => ({
  run: async <T>(scope: string, key: string | null, requestHash: Buffer, work: () => Promise<T>) => {
    if (key === null) return work();
    if (key.length > MAX_KEY_LENGTH || !/^[\x20-\x7e]+$/.test(key)) throw new Refusal('validation_failed');
    const request: Working = { scope, key, kept: false };
    if (!(await claimRequest(run, request, requestHash))) {
      const held = await readRequest(run, request);
      if (held && !held.requestHash.equals(requestHash)) throw new Refusal('idempotency_key_reused');
      if (!held || held.answer === null) throw new Refusal('idempotency_in_progress');
      return held.answer as T;
    }
    try {
      const answer = await working.run(request, work);
      if (!request.kept) await keepAnswer(run, request, answer);
      return answer;
    } catch (cause) {
      // Nothing was kept, so the next try may run; a failure to say so leaves it to the abandonment rule.
      await giveUpRequest(run, request).catch(() => undefined);
      throw cause;
    }
  },
});
