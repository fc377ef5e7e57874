let last: Promise<unknown> = Promise.resolve();

/** Whoever waits longer for what is ahead goes by: a push service that never answers holds up no switch. Milliseconds. */
export const TIMEOUT_MS = 4_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, milliseconds);
  });

/**
 * What turns this device on, off or keeps it on follows one after the other, in the order of the calls: who turns it off
 * while the page still renews what it had is not overtaken by that. What hangs is waited for so long, and no longer: it
 * has to look whether it is still wanted before it goes on.
 */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = Promise.race([last, pause(TIMEOUT_MS)]).then(work);
  last = mine.catch(() => undefined);
  return mine;
};
