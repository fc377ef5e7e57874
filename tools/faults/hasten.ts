/**
 * Loaded before a server or a sandbox of the fault runs (`node --import`): lets the harness put their clocks forward, and
 * makes what waits wait less. Both still are the programs that people run; nothing of theirs knows of this.
 */
let ahead = 0;
const realNow = Date.now.bind(Date);
Date.now = () => realNow() + ahead;

const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    args.length === 0
      ? Reflect.construct(target, [realNow() + ahead], newTarget)
      : Reflect.construct(target, args, newTarget),
});

/** What is given up on comes so many times sooner. What takes long at a start keeps its time. */
const GIVEN_UP = { times: 5, to: 9_000 };
/** A terminal waits so long for somebody with a card: nobody stands there that long. */
const AWAITED = { from: 120_000, to: 8_000 };
/** So does what repeats, but no more often than this: looking for work takes from those who have some. */
const REPEATED = { times: 10, to: 24 * 3_600_000, from: 500 };

const sooner = (ms: number): number => {
  if (ms === AWAITED.from) return AWAITED.to;
  return ms >= 1_000 && ms < GIVEN_UP.to ? ms / GIVEN_UP.times : ms;
};
const { setTimeout: timeout, setInterval: interval, clearInterval: clear } = globalThis;
type Work = (...args: unknown[]) => void;
globalThis.setTimeout = Object.assign(
  (run: Work, ms?: number, ...args: unknown[]) => timeout(run, sooner(ms ?? 0), ...args),
  timeout,
) as typeof timeout;
const within = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = ms => within(sooner(ms));

/** What repeats, by the clock that is put forward: one that was put past its time has it come at once. */
const repeating = new Map<unknown, { readonly every: number; readonly come: () => void; at: number }>();
globalThis.setInterval = ((run: Work, ms = 0, ...args: unknown[]) => {
  if (ms < 1_000 || ms >= REPEATED.to) return interval(run, ms, ...args);
  const entry = {
    every: ms,
    at: Date.now(),
    come: () => {
      entry.at = Date.now();
      run(...args);
    },
  };
  const timer = interval(entry.come, Math.max(ms / REPEATED.times, REPEATED.from));
  repeating.set(timer, entry);
  return timer;
}) as typeof interval;
globalThis.clearInterval = timer => {
  repeating.delete(timer);
  clear(timer);
};

process.on('message', (message: unknown) => {
  if (typeof message !== 'object' || message === null || !('ahead' in message)) return;
  ahead = Number(message.ahead);
  for (const { every, at, come } of repeating.values()) if (Date.now() - at >= every) come();
  process.send?.({ ahead });
});
process.channel?.unref();

// Whoever started it is gone: nobody is left to stop it.
process.once('disconnect', () => process.exit(1));
