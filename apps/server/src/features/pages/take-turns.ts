/** Waits for the caller's turn: one turn in each round of the event loop. */
export type TakeTurn = () => Promise<void>;

/**
 * Rendering holds the event loop for some hundredths of a second, and requests that were proven together would all render
 * in one go: then a house full of phones coming back after a restart keeps orders, streams and the loop's own health
 * check waiting for seconds. Taking turns lets everybody else in between two pages.
 */
export const createTurns = (): TakeTurn => {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise<void>(resolve => setImmediate(resolve)));
    return last;
  };
};
