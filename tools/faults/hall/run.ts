import { queues } from '../at-table.ts';
import type { Counts } from '../fault-classes.ts';
import { signIn } from '../furnish.ts';
import { freshNotes, type Notes } from '../notes.ts';
import { waitUntilIdle } from '../quiet.ts';
import type { Outcome, Wanted } from '../run.ts';
import { type Stage, startStage } from '../stage.ts';
import { trailsOf } from '../trail.ts';
import { checkHall } from './check.ts';
import { furnishHall } from './furnish.ts';
import { runHallJourney } from './journey.ts';
import { planHall } from './plan.ts';

const runRound = async (stage: Stage, seeds: readonly number[], atOnce: number): Promise<Notes> => {
  const notes = freshNotes();
  const { hall, staff } = await furnishHall(stage, notes);
  const alone = queues();
  const next = seeds.values();
  const work = async (): Promise<void> => {
    for (const seed of next) {
      const at = { stage, notes, plan: planHall(seed), hall, staff, alone, paid: [], orders: [] };
      await runHallJourney(at).catch((cause: unknown) =>
        notes.breaks(seed, cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await waitUntilIdle(stage, notes, () => signIn(stage));
  await checkHall(stage, notes, hall, await signIn(stage));
  notes.trails.push(...(await trailsOf(stage, notes.broken)));
  notes.broken.push(...new Set(notes.broken.splice(0)));
  await fetch(`${stage.banks.address}/control/reset`, { method: 'POST' });
  return notes;
};

/** As `runFaults`, over halls whose operator pays its stalls at once. Each round has a stage of its own. */
export const runHallFaults = async (wanted: Wanted): Promise<Outcome> => {
  const { firstSeed, journeys, perRound, atOnce, told, server } = wanted;
  const counts = freshNotes().counts;
  const broken: string[] = [];
  let payments = 0;
  const began = Date.now();
  for (let done = 0; done < journeys; done += perRound) {
    const seeds = Array.from(
      { length: Math.min(perRound, journeys - done) },
      (_, at) => firstSeed + done + at,
    );
    const stage = await startStage(server);
    try {
      const notes = await runRound(stage, seeds, atOnce);
      for (const [fault, count] of Object.entries(notes.counts)) counts[fault as keyof Counts] += count;
      payments += new Set(notes.begun.map(({ uuid }) => uuid)).size;
      broken.push(...notes.broken);
      const seconds = Math.round((Date.now() - began) / 1_000);
      told(
        `${done + seeds.length} journeys over halls (to seed ${seeds.at(-1)}), ${payments} payments, ${seconds} s, ${broken.length} broken`,
      );
      for (const line of [...notes.broken, ...notes.trails]) told(`  ${line}`);
      if (notes.broken.length > 0) told(stage.complaints().slice(-6_000));
    } finally {
      await stage.stop();
    }
  }
  return { journeys, payments, counts, broken };
};
