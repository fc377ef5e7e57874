import { startTransition, useCallback, useState } from 'react';
import type { Bumped } from './UndoBump.tsx';

/** So many bumps of a screen can be taken back one after the other; older ones come back from the list of what is done. */
const KEPT = 10;

/** What this screen bumped last, the latest first. */
export const useBumped = () => {
  const [all, setAll] = useState<readonly Bumped[]>([]);
  const onUndone = useCallback(
    (bumped: Bumped) => setAll(before => before.filter(each => each !== bumped)),
    [],
  );
  // There at once, as the ticket is gone at once; a bump that was refused is nothing to take back.
  const onBumped = useCallback(
    (bumped: Bumped) => {
      startTransition(() => setAll(before => [bumped, ...before].slice(0, KEPT)));
      void bumped.taken.then(taken => taken || onUndone(bumped));
    },
    [onUndone],
  );
  return { last: all[0], onBumped, onUndone };
};
