/** For what is fetched beside: that it failed shows where it is needed. */
export const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);
