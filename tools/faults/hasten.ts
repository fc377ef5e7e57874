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

process.on('message', (message: unknown) => {
  if (typeof message !== 'object' || message === null || !('ahead' in message)) return;
  ahead = Number(message.ahead);
  process.send?.({ ahead });
});
process.channel?.unref();

/** What is given up on, and what repeats, comes so many times sooner. What takes long at a start keeps its time. */
const SOONER = { timeout: { times: 5, to: 9_000 }, interval: { times: 20, to: 24 * 3_600_000 } } as const;
type Sooner = (typeof SOONER)[keyof typeof SOONER];
const shorter = (ms: number | undefined, { times, to }: Sooner): number | undefined =>
  ms !== undefined && ms >= 1_000 && ms < to ? ms / times : ms;

const { setTimeout: timeout, setInterval: interval } = globalThis;
const hastened = <Timer extends typeof timeout | typeof interval>(timer: Timer, sooner: Sooner): Timer =>
  Object.assign(
    (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
      timer(run, shorter(ms, sooner), ...args),
    timer,
  ) as unknown as Timer;
globalThis.setTimeout = hastened(timeout, SOONER.timeout);
globalThis.setInterval = hastened(interval, SOONER.interval);

const within = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = ms => within(shorter(ms, SOONER.timeout) ?? ms);

// Whoever started it is gone: nobody is left to stop it.
process.once('disconnect', () => process.exit(1));
