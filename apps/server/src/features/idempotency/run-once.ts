import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '@tableside/contract';
import { isDatabaseAway } from '../../database/connection/away.ts';
import type { Database, Run } from '../../database/database.ts';
import type { Idempotency, KeptOutcome } from '../../http/mount/ports.ts';
import {
  claimRequest,
  giveUpRequest,
  isOpen,
  keptText,
  type RequestName,
  readRequest,
  storeResponse,
} from './store.ts';

/** The request that is being worked on, for work that keeps its answer in its own transaction. */
type Working = RequestName & { kept: boolean; readonly outcome: (answer: unknown) => unknown };
const working = new AsyncLocalStorage<Working>();

/** Where nothing else is said, the answer is its own outcome. */
const WHOLE: KeptOutcome<unknown> = { kept: answer => answer, again: async kept => kept };

/** Longest key. A longer one is refused: ignoring it would do twice what was asked to be done once. */
const MAX_KEY_LENGTH = 255;

/** Whether the work that runs now has an answer to keep by {@link keepAnswerWithin}. */
export const keepsAnswer = (): boolean => working.getStore() !== undefined;

/** A request and what is kept of its answer, for a statement that writes it. */
export type Kept = RequestName & { readonly text: string };

/**
 * As {@link keepAnswerWithin} for a caller whose own last statement writes the answer: the request it belongs to and what
 * is kept of it; null for a request without a key.
 */
export const answerToKeep = (answer: unknown): Kept | null => {
  const request = working.getStore();
  if (!request) return null;
  request.kept = true;
  return { scope: request.scope, key: request.key, text: keptText(request.outcome(answer)) };
};

/**
 * Keeps `answer` for the request being worked on, in the work's own transaction: after a crash either both the change
 * and its answer are there, or neither. Does nothing for a request without a key.
 */
export const keepAnswerWithin = async (run: Run, answer: unknown): Promise<void> => {
  const request = working.getStore();
  if (!request) return;
  await storeResponse(run, request, request.outcome(answer));
  request.kept = true;
};

/**
 * As {@link answerToKeep} for one statement without a transaction, which writes only while the request waits for its answer
 * ({@link keptAlong}) and answers null where it wrote nothing; `keep` is what is kept of the answer. Refuses
 * idempotency_in_progress when somebody else has answered the request or taken it over meanwhile: this server stood still.
 */
export const keepAlong = async <T>(
  run: Run,
  keep: unknown,
  write: (kept: Kept | null) => Promise<T | null>,
): Promise<T | null> => {
  const request = working.getStore();
  if (!request) return write(null);
  const { scope, key } = request;
  const written = await write({ scope, key, text: keptText(keep) });
  if (written !== null) request.kept = true;
  else if (!(await isOpen(run, request))) throw new Refusal('idempotency_in_progress');
  return written;
};

/** When a request is given back again where the database was away; well before others may take it for abandoned. */
const GIVEN_BACK_AFTER_MS = [1_000, 3_000, 8_000, 15_000] as const;

/** Gives a request back as soon as the database can be told so; whoever asks again does not wait for the rule then. */
const giveBackLater = async (run: Run, request: RequestName): Promise<void> => {
  for (const pause of GIVEN_BACK_AFTER_MS) {
    await wait(pause, undefined, { ref: false });
    const done = await giveUpRequest(run, request).then(
      () => true,
      () => false,
    );
    if (done) return;
  }
};

/**
 * Runs calls at most once per key. The same key with the same body gets the kept answer; a refusal is not kept, because
 * it changed nothing and its cause may be gone by the next try.
 */
export const createIdempotency = ({ run }: Pick<Database, 'run'>): Idempotency => ({
  run: async <T>(
    scope: string,
    key: string | null,
    requestHash: Buffer,
    work: () => Promise<T>,
    outcome: KeptOutcome<T> = WHOLE as KeptOutcome<T>,
  ) => {
    if (key === null) return work();
    if (key.length > MAX_KEY_LENGTH || !/^[\x20-\x7e]+$/.test(key)) throw new Refusal('validation_failed');
    const request: Working = { scope, key, kept: false, outcome: answer => outcome.kept(answer as T) };
    if (!(await claimRequest(run, request, requestHash))) {
      const held = await readRequest(run, request);
      if (held && !held.requestHash.equals(requestHash)) throw new Refusal('idempotency_key_reused');
      if (!held || held.answer === null) throw new Refusal('idempotency_in_progress');
      return outcome.again(held.answer);
    }
    try {
      const answer = await working.run(request, work);
      if (!request.kept) await storeResponse(run, request, outcome.kept(answer));
      return answer;
    } catch (cause) {
      // Nothing was kept, so the next try may run; a failure to say so leaves it to the abandonment rule.
      if (isDatabaseAway(cause)) void giveBackLater(run, request);
      else await giveUpRequest(run, request).catch(() => undefined);
      throw cause;
    }
  },
});
