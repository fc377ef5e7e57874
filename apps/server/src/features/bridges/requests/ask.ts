import type { BridgeResult, BridgeTask } from '@tableside/contract/http/devices/bridge';
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

export type Bridges = {
  /** Asks a bridge to do something and waits for its answer. Never throws for what a bridge does. */
  readonly ask: (bridgeId: string, task: BridgeTask, jobId: string | null) => Promise<BridgeOutcome>;
  readonly notices: Notices;
};

type Parts = Pick<Deps, 'database' | 'clock'>;

export const createBridges = ({ database: { run }, clock }: Parts, notices: Notices): Bridges => ({
  notices,
  ask: async (bridgeId, task, jobId) => {
    const id = await openRequest(run, { bridgeId, jobId, task, at: new Date(clock()) });
    const began = performance.now();
    for (;;) {
      const word = notices.next(answerKey(id), LOOK_EVERY_MS);
      const standing = await readRequest(run, id);
      if (!standing || standing.result) {
        word.end();
        if (standing) await forgetRequest(run, id);
        return standing?.result ?? 'away';
      }
      const waited = performance.now() - began;
      const late = waited > task.timeout_ms + ON_THE_WAY_MS || notices.isClosed();
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
  },
});
