import { monitorEventLoopDelay } from 'node:perf_hooks';
import type pg from 'pg';
import { type HonestGuest, nothingServed, type Served } from './honest-guests.ts';
import { type Cores, watchCores } from './machine.ts';
import { residentKiB } from './process-tree.ts';
import type { Late, RunningServer } from './server-process.ts';

const SAMPLE_MS = 500;
/** A measuring process that was this late itself says nothing of the server. Milliseconds. */
const OWN_DELAY_MS = 100;

export type House = {
  readonly server: RunningServer;
  readonly guests: readonly HonestGuest[];
  readonly pool: pg.Pool;
};

/** What guests got while something went on, and what it cost. */
export type Evening = {
  readonly served: Served;
  /** The most memory that the server took. */
  readonly mostMiB: number;
  readonly late: Late;
  readonly cores: Cores;
};

export const pause = (ms: number): Promise<void> => new Promise(next => setTimeout(next, ms));

/** Guests at their tables while something goes on. */
export const evening = async (
  { server, guests }: House,
  goesOn: () => Promise<unknown>,
): Promise<Evening> => {
  const served = nothingServed();
  let isOver = false;
  let most = 0;
  const watch = async (): Promise<void> => {
    while (!isOver) {
      most = Math.max(most, residentKiB(server.pid));
      await pause(SAMPLE_MS);
    }
  };
  const own = monitorEventLoopDelay({ resolution: 5 });
  own.enable();
  await server.howLate();
  const cores = watchCores(server.pid);
  const going = [...guests.map(guest => guest.go(() => isOver, served)), watch()];
  let had: Cores | undefined;
  await goesOn().finally(() => {
    had = cores();
    isOver = true;
  });
  const late = await server.howLate();
  await Promise.all(going);
  own.disable();
  if (own.percentile(99) / 1e6 > OWN_DELAY_MS)
    console.warn(`the bench itself was late: p99 ${(own.percentile(99) / 1e6).toFixed(0)} ms`);
  return { served, mostMiB: most / 1024, late, cores: had ?? cores() };
};
