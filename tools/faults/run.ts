import { queues } from './at-table.ts';
import { checkAll } from './check.ts';
import type { Counts } from './fault-classes.ts';
import { furnish, signIn } from './furnish.ts';
import { runJourney } from './journey.ts';
import { freshNotes, type Notes } from './notes.ts';
import { planJourney } from './plan.ts';
import { quieten } from './quiet.ts';
import type { ServerPlace } from './servers.ts';
import { type Stage, startStage } from './stage.ts';
import { trailsOf } from './trail.ts';

export type Wanted = {
  readonly firstSeed: number;
  readonly journeys: number;
  /** Journeys under way at once, and between two looks at the books. */
  readonly atOnce: number;
  readonly perRound: number;
  readonly server: ServerPlace['entry'];
  readonly told: (line: string) => void;
};
export type Outcome = {
  readonly journeys: number;
  readonly payments: number;
  readonly counts: Counts;
  readonly broken: readonly string[];
};

const runRound = async (stage: Stage, seeds: readonly number[], atOnce: number): Promise<Notes> => {
  const notes = freshNotes();
  const venues = await furnish(stage);
  const staff = await signIn(stage);
  const alone = queues();
  const next = seeds.values();
  const work = async (): Promise<void> => {
    for (const seed of next) {
      await runJourney(stage, notes, planJourney(seed), venues, staff, alone).catch((cause: unknown) =>
        notes.breaks(seed, cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await quieten(stage, notes, () => signIn(stage));
  await checkAll(stage, notes, venues, await signIn(stage));
  const trails = await trailsOf(stage, notes.broken);
  notes.broken.push(...new Set(notes.broken.splice(0)));
  notes.trails.push(...trails);
  await fetch(`${stage.banks.address}/control/reset`, { method: 'POST' });
  return notes;
};

/** Runs journeys round by round on one stage; after each round nothing may be out of order. */
export const runFaults = async ({
  firstSeed,
  journeys,
  atOnce,
  perRound,
  server,
  told,
}: Wanted): Promise<Outcome> => {
  const stage = await startStage(server);
  const counts = freshNotes().counts;
  const broken: string[] = [];
  let payments = 0;
  let done = 0;
  const began = Date.now();
  try {
    while (done < journeys) {
      const seeds = Array.from(
        { length: Math.min(perRound, journeys - done) },
        (_, at) => firstSeed + done + at,
      );
      const notes = await runRound(stage, seeds, atOnce);
      for (const [fault, count] of Object.entries(notes.counts)) counts[fault as keyof Counts] += count;
      payments += new Set(notes.begun.map(({ uuid }) => uuid)).size;
      broken.push(...notes.broken);
      done += seeds.length;
      const seconds = Math.round((Date.now() - began) / 1_000);
      told(
        `${done} journeys (to seed ${firstSeed + done - 1}), ${payments} payments, ${seconds} s, ${broken.length} broken`,
      );
      told(
        `  ${Object.entries(counts)
          .map(entry => entry.join(' '))
          .join(', ')}`,
      );
      for (const line of [...notes.broken, ...notes.trails]) told(`  ${line}`);
    }
    if (broken.length > 0) told(stage.complaints().slice(-6_000));
  } catch (cause) {
    told(stage.complaints().slice(-6_000));
    throw cause;
  } finally {
    await stage.stop();
  }
  return { journeys: done, payments, counts, broken };
};
