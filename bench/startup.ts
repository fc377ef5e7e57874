import { median } from './support/measure.ts';
import { residentKiB } from './support/process-tree.ts';
import { report } from './support/report.ts';
import { startServer } from './support/server-process.ts';

const ROUNDS = 5;
const IDLE_MS = 20_000;

/** Second start of a built installation, and what it occupies idle, database included. */
export const run = async (): Promise<void> => {
  const first = await startServer({});
  await first.stop(true);
  const ready: number[] = [];
  const resident: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer({ dataDir: first.dataDir });
    ready.push(server.readyAfter);
    if (round === ROUNDS - 1) {
      await new Promise(resolve => setTimeout(resolve, IDLE_MS));
      resident.push(residentKiB(server.pid) / 1024);
    }
    await server.stop(round < ROUNDS - 1);
  }
  report('startup', [
    {
      what: 'second start until ready',
      value: median(ready) / 1000,
      unit: 's',
      atMost: 1,
      from: `first start with the demo ${(first.readyAfter / 1000).toFixed(1)} s; median of ${ROUNDS}`,
    },
    {
      what: 'resident idle, database included',
      value: median(resident),
      unit: 'MiB',
      atMost: 180,
      from: `proportional set size of all processes, ${IDLE_MS / 1000} s after the start`,
    },
  ]);
};
