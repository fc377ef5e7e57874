const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

type Wait = {
  /** Milliseconds without a touch until then; after one, or where something else was in the way, `again`. */
  readonly first: number;
  readonly again: number;
  /** Something stands in the way: looked at when the time has come. */
  readonly isBusy: () => boolean;
};

/** Runs once, when the guest has touched nothing for a while and nothing is in the way. Answers with what ends the wait. */
export const whenIdle = ({ first, again, isBusy }: Wait, run: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, wait);
  };
  const come = () => {
    if (isBusy()) return wait();
    stop();
    run();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(come, again);
  };
  timer = setTimeout(come, first);
  for (const sign of SIGNS) addEventListener(sign, wait, { passive: true });
  return stop;
};
