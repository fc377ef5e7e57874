import { freshKey } from '../../../api/idempotency.ts';
import type { KeptSteps } from './kept-steps.ts';
import type { Changed, Outcome } from './outcome.ts';
import { isTyped, type Left, type Pending, type Step } from './pending.ts';
import type { savingStore } from './saving-store.ts';

type Waiting = Pending & { readonly settle?: (outcome: Outcome) => void };

export type QueuePorts = {
  readonly kept: KeptSteps;
  readonly saving: ReturnType<typeof savingStore>;
  readonly send: (step: Pending) => Promise<Outcome>;
  /** Until a step that is under way is asked about again. */
  readonly wait: () => Promise<void>;
  /** A step is done with, and no longer in the queue. */
  readonly onDone: () => void;
  /** What became of a step that an earlier tab made, but for what it typed over somebody else. */
  readonly onUnheard: (outcome: Outcome) => void;
  readonly onLeft: () => void;
};

/**
 * Steps go to the server one after the other, in the order in which they were made. What could not be sent stays, and is
 * sent again under the same key: a step whose answer was lost is not done twice.
 */
export const createEditQueue = ({ kept, saving, send, wait, onDone, onUnheard, onLeft }: QueuePorts) => {
  let queue: readonly Waiting[] = [];
  let running = false;
  const put = (next: readonly Waiting[]): void => {
    queue = next;
    saving.set({ busy: next.length > 0 });
  };
  const leave = ({ id, edit, seen }: Pending, { by, revision, value }: Changed): boolean => {
    if (!isTyped(edit)) return false;
    kept.keep({ id, edit, seen, refused: { by, revision, gone: value === null } } satisfies Left);
    onLeft();
    return true;
  };
  const done = ({ settle, ...step }: Waiting, outcome: Outcome): void => {
    kept.forget(step.id);
    put(queue.slice(1));
    onDone();
    if (settle) settle(outcome);
    else if (outcome.kind !== 'changed' || !leave(step, outcome)) onUnheard(outcome);
  };
  return {
    steps: (): readonly Pending[] => queue,
    /** Takes on what earlier tabs made and nobody answered. */
    takeOn: (): void => {
      const here = new Set(queue.map(({ id }) => id));
      put([...kept.pending().filter(({ id }) => !here.has(id)), ...queue]);
    },
    add: (edit: Step, seen: number): Promise<Outcome> =>
      new Promise(settle => {
        const step = { id: freshKey(), edit, seen };
        kept.keep(step);
        put([...queue, { ...step, settle }]);
      }),
    /** Keeps what was typed over somebody else, when whoever typed it no longer looks; false for what nobody typed. */
    leave: (edit: Step, seen: number, changed: Changed): boolean =>
      leave({ id: freshKey(), edit, seen }, changed),
    pump: async (): Promise<void> => {
      if (running) return;
      running = true;
      saving.set({ stuck: null });
      for (let next = queue[0]; next; next = queue[0]) {
        const outcome = await send(next);
        if (outcome.kind === 'failed') {
          saving.set({ stuck: outcome.error });
          break;
        }
        if (outcome.kind === 'under-way') await wait();
        else done(next, outcome);
      }
      running = false;
    },
  };
};
