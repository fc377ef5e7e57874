/** The same work while it runs is the same work: the second tap of a double tap waits for what the first began. */
export const oneAtATime = <Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<void>,
): ((...args: Args) => Promise<void>) => {
  let running: Promise<void> | null = null;
  return (...args) => {
    running ??= work(...args).finally(() => {
      running = null;
    });
    return running;
  };
};
