import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { cpuMs } from './process-tree.ts';

/** Clock ticks a second of /proc on Linux. */
const TICKS_PER_SECOND = 100;

const busyMs = (): number => {
  const [, user, nice, system, , , irq, softirq] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '')
    .trim()
    .split(/\s+/)
    .map(Number);
  const ticks = [user, nice, system, irq, softirq].reduce<number>((all, each) => all + (each ?? 0), 0);
  return (ticks * 1_000) / TICKS_PER_SECOND;
};

/** Who had the cores while something was measured, in cores. */
export type Cores = {
  readonly server: number;
  readonly bench: number;
  readonly others: number;
  readonly all: number;
};

/** Begins to watch the machine; the answer says who had its cores since. */
export const watchCores = (server: number): (() => Cores) => {
  const read = () => ({
    at: performance.now(),
    busy: busyMs(),
    server: cpuMs(server),
    bench: cpuMs(process.pid),
  });
  const before = read();
  return () => {
    const now = read();
    const cores = (after: number, first: number) => Math.max(0, (after - first) / (now.at - before.at));
    const served = cores(now.server, before.server);
    // The server is a child of the bench.
    const bench = cores(now.bench, before.bench) - served;
    const others = Math.max(0, cores(now.busy, before.busy) - served - bench);
    return { server: served, bench, others, all: cpus().length };
  };
};
