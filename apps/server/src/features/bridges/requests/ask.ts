import type { BridgeResult, BridgeTask } from '@tableside/contract/http/devices/bridge';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { answerKey, type Notices } from './notices.ts';
import { forgetRequest, openRequest, readRequest, withdrawRequest } from './request-store.ts';

/** A bridge that is there takes a request at once; one that does not is away. Milliseconds. */
const TAKEN_WITHIN_MS = 4_000;
/** Beyond what a printer may take: the way to the bridge and back. Milliseconds. */
const ON_THE_WAY_MS = 5_000;
/** A word between servers may be lost: it is looked this often anyway. Milliseconds. */
const LOOK_EVERY_MS = 1_000;

/**
 * What a bridge said. `away`: it was never told. `silent`: it was, and has not answered; of a paper it is asked on the next
 * time, and prints it once.
 */
export type BridgeOutcome = BridgeResult | 'away' | 'silent';

export type Listener = {
  /** What a terminal shows meanwhile. */
  readonly heard?: (text: string) => void;
  /** Whoever asked goes away. */
  readonly leave?: AbortSignal;
};

export type Bridges = {
  /** Asks a bridge to do something and waits for its answer. Never throws for what a bridge does. */
  readonly ask: (
    bridgeId: string,
    task: BridgeTask,
    jobId: string | null,
    listener?: Listener,
  ) => Promise<BridgeOutcome>;
  readonly notices: Notices;
};

type Parts = Pick<Deps, 'database' | 'clock'>;

/** Waits for the answer to a request, until it is late or whoever asked goes away. */
const answerOf = async (
  run: Run,
  notices: Notices,
  { id, task, jobId }: { readonly id: string; readonly task: BridgeTask; readonly jobId: string | null },
  { heard, leave }: Listener,
): Promise<BridgeOutcome> => {
  const began = performance.now();
  let shown = '';
  for (;;) {
    const word = notices.next(answerKey(id), LOOK_EVERY_MS);
    const standing = await readRequest(run, id);
    if (standing && standing.heard !== shown) {
      shown = standing.heard;
      heard?.(shown);
    }
    if (!standing || standing.result) {
      word.end();
      if (standing) await forgetRequest(run, id);
      return standing?.result ?? 'away';
    }
    const waited = performance.now() - began;
    const left = notices.isClosed() || leave?.aborted === true;
    const late = left || waited > task.timeout_ms + ON_THE_WAY_MS;
    if (!standing.handed && (late || waited > TAKEN_WITHIN_MS)) {
      word.end();
      if (await withdrawRequest(run, id)) return 'away';
    } else if (late) {
      word.end();
      if (jobId === null) await forgetRequest(run, id);
      return 'silent';
    }
    await word.heard;
  }
};

export const createBridges = ({ database: { run }, clock }: Parts, notices: Notices): Bridges => ({
  notices,
  ask: async (bridgeId, task, jobId, listener = {}) => {
    const id = await openRequest(run, { bridgeId, jobId, task, at: new Date(clock()) });
    const look = (): void => notices.hear(answerKey(id));
    listener.leave?.addEventListener('abort', look);
    try {
      return await answerOf(run, notices, { id, task, jobId }, listener);
    } finally {
      listener.leave?.removeEventListener('abort', look);
    }
  },
});
