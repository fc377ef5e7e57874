import { useCallback, useState } from 'react';
import { afterFrame } from '../../../parts/steady/after-frame.ts';
import type { Change, Pending } from './ahead.ts';

/** Shows a change at once; what it answers with takes it back, when the server has said what is so. */
export type Expect<T> = (id: string, change: Change<T>) => () => void;

/**
 * What was done here and is shown before the server has answered. It comes in a frame of its own: the finger's frame shows the
 * button that was pressed, however many rows then move.
 */
export const useAhead = <T>(): readonly [readonly Pending<T>[], Expect<T>] => {
  const [all, setAll] = useState<readonly Pending<T>[]>([]);
  const expect = useCallback<Expect<T>>((id, change) => {
    const mine = { id, change };
    let isOver = false;
    afterFrame(() => isOver || setAll(before => [...before, mine]));
    // A failure takes it back before it is told of, and once more when all is over.
    return () => {
      isOver = true;
      setAll(before => (before.includes(mine) ? before.filter(each => each !== mine) : before));
    };
  }, []);
  return [all, expect];
};
