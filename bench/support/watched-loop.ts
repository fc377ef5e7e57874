import { monitorEventLoopDelay } from 'node:perf_hooks';

const TICK_MS = 5;

/**
 * Imported into a server by the bench: says how late its event loop was since it was last asked, and the most that its main
 * thread worked at a stretch. The first counts what others on the machine took as well, the second is the server's alone.
 * Milliseconds.
 */
const delay = monitorEventLoopDelay({ resolution: TICK_MS });
delay.enable();
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
let stretch = 0;
let before = worked();
setInterval(() => {
  const now = worked();
  stretch = Math.max(stretch, now - before);
  before = now;
}, TICK_MS).unref();
process.on('message', word => {
  if (word !== 'how late') return;
  process.send?.({ p99: delay.percentile(99) / 1e6, max: delay.max / 1e6, stretch });
  delay.reset();
  stretch = 0;
});
process.channel?.unref();
