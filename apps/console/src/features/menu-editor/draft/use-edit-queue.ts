import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { afterFrame } from '../../../parts/steady/after-frame.ts';
import { createEditQueue } from './edit-queue.ts';
import { type Editing, keptSteps } from './kept-steps.ts';
import type { Changed, Outcome } from './outcome.ts';
import type { Left, Pending, Step } from './pending.ts';
import { savingStore } from './saving-store.ts';
import { sendStep } from './send-step.ts';

/** How long until a step is asked about again that the server is still at; milliseconds. */
const UNDER_WAY_MS = 1_000;

const aWhile = (): Promise<void> => new Promise(over => setTimeout(over, UNDER_WAY_MS));

/**
 * Changes of the draft go to the server one after the other, in the order they were made; the screen shows them at once.
 * What could not be sent stays, also when the tab is closed, and is sent again when there is a network or on a tap.
 * `onUnheard` hears what became of changes that an earlier tab made; `left` is what was typed over somebody else.
 */
export const useEditQueue = (editing: Editing, onUnheard: (outcome: Outcome) => void) => {
  const client = useQueryClient();
  const [saving] = useState(savingStore);
  const [kept] = useState(() => keptSteps(editing));
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [left, setLeft] = useState<readonly Left[]>(kept.left);
  const unheard = useRef(onUnheard);
  useEffect(() => {
    unheard.current = onUnheard;
  });
  const [queue] = useState(() =>
    createEditQueue({
      kept,
      saving,
      send: sendStep(client, editing.venueId),
      wait: aWhile,
      onDone: () => draw(),
      onUnheard: outcome => unheard.current(outcome),
      onLeft: () => setLeft(kept.left()),
    }),
  );
  // A large menu with one more change on it takes a while to be drawn: whoever types goes on typing meanwhile.
  const draw = useCallback(() => startTransition(() => setPending(queue.steps())), [queue]);

  useEffect(() => {
    const again = () => void queue.pump();
    // What waits for a frame would wait as long as the page is put away, and for ever where it is closed.
    const hidden = () => {
      if (document.visibilityState === 'hidden' && saving.get().stuck === null) again();
    };
    queue.takeOn();
    draw();
    again();
    addEventListener('online', again);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [queue, draw, saving]);

  const change = useCallback(
    (edit: Step, seen: number): Promise<Outcome> => {
      const outcome = queue.add(edit, seen);
      afterFrame(() => {
        draw();
        void queue.pump();
      });
      return outcome;
    },
    [queue, draw],
  );
  const retry = useCallback(() => void queue.pump(), [queue]);
  const leave = useCallback(
    (edit: Step, seen: number, changed: Changed) => queue.leave(edit, seen, changed),
    [queue],
  );
  const decided = useCallback(
    (id: string) => {
      kept.forget(id);
      setLeft(kept.left());
    },
    [kept],
  );
  return { pending, saving, change, retry, left, leave, decided };
};
