let last: Promise<unknown> = Promise.resolve();

/**
 * What turns this device on, off or keeps it on follows one after the other, in the order of the calls: who turns it off
 * while the page still renews what it had is not overtaken by that.
 */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
};
