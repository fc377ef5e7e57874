/**
 * Runs something right after what is being done now, before which a tap may be answered: asking the server for more costs
 * a slow phone as long as bringing a screen to life. The answer takes it back.
 */
export const soon = (run: () => void): (() => void) => {
  const timer = setTimeout(run, 0);
  return () => clearTimeout(timer);
};
