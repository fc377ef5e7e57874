import { queues } from './at-table.ts';
import { checkAll } from './check.ts';
import type { Counts } from './fault-classes.ts';
import { seedVenue, signIn } from './furnish.ts';
import { runJourney } from './journey.ts';
import { freshNotes, type Notes } from './notes.ts';
import { planJourney } from './plan.ts';
import { waitUntilIdle } from './quiet.ts';
import type { ServerPlace } from './servers.ts';
import { type Stage, startStage } from './stage.ts';
import { trailsOf } from './trail.ts';

export type Wanted = {
  readonly firstSeed: number;
  readonly journeys: number;
  /** Journeys under way at once, and between two looks at the books. */
  readonly atOnce: number;
  readonly perRound: number;
  /** Journeys until servers, database and sandbox begin anew: what a stage has behind it must not make it slow. */
  readonly perStage: number;
  readonly server: ServerPlace['entry'];
  /** In each journey a server stands still. */
  readonly still: boolean;
  readonly told: (line: string) => void;
};
export type Outcome = {
  readonly journeys: number;
  readonly payments: number;
  readonly counts: Counts;
  readonly broken: readonly string[];
};

type Round = Pick<Wanted, 'atOnce' | 'told' | 'still'> & { readonly seeds: readonly number[] };

const runRound = async (stage: Stage, { seeds, atOnce, told, still }: Round): Promise<Notes> => {
  const notes = freshNotes();
  const venues = await seedVenue(stage);
  const staff = await signIn(stage);
  const alone = queues();
  const began = Date.now();
  const next = seeds.values();
  const work = async (): Promise<void> => {
    for (const seed of next) {
      await runJourney(stage, notes, planJourney(seed, still), venues, staff, alone).catch((cause: unknown) =>
        notes.breaks(seed, cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const played = Date.now();
  await waitUntilIdle(stage, notes, () => signIn(stage));
  const quiet = Date.now();
  await checkAll(stage, notes, venues, await signIn(stage));
  const seconds = [played - began, quiet - played, Date.now() - quiet].map(ms => (ms / 1_000).toFixed(1));
  told(`  played in ${seconds[0]} s, quiet after ${seconds[1]} s, checked in ${seconds[2]} s`);
  if (notes.slowest > 0) told(`  slowest beside one that stood still: ${Math.round(notes.slowest)} ms`);
  const trails = await trailsOf(stage, notes.broken);
  notes.broken.push(...new Set(notes.broken.splice(0)));
  notes.trails.push(...trails);
  await fetch(`${stage.banks.address}/control/reset`, { method: 'POST' });
  return notes;
};

type Heard = (seeds: readonly number[], notes: Notes) => void;

const onStage = async (
  { server, perRound, atOnce, told, still }: Wanted,
  seeds: readonly number[],
  heard: Heard,
): Promise<void> => {
  const stage = await startStage(server);
  let broken = 0;
  try {
    for (let at = 0; at < seeds.length; at += perRound) {
      const round = seeds.slice(at, at + perRound);
      const notes = await runRound(stage, { seeds: round, atOnce, told, still });
      broken += notes.broken.length;
      heard(round, notes);
    }
    if (broken > 0) told(stage.complaints().slice(-6_000));
  } catch (cause) {
    told(stage.complaints().slice(-6_000));
    throw cause;
  } finally {
    await stage.stop();
  }
};

/** Runs journeys round by round, stage by stage; after each round nothing may be out of order. */
export const runFaults = async (wanted: Wanted): Promise<Outcome> => {
  const { firstSeed, journeys, perStage, told } = wanted;
  const counts = freshNotes().counts;
  const broken: string[] = [];
  let payments = 0;
  let done = 0;
  const began = Date.now();
  const heard: Heard = (seeds, notes) => {
    for (const [fault, count] of Object.entries(notes.counts)) counts[fault as keyof Counts] += count;
    payments += new Set(notes.begun.map(({ uuid }) => uuid)).size;
    broken.push(...notes.broken);
    done += seeds.length;
    const seconds = Math.round((Date.now() - began) / 1_000);
    told(
      `${done} journeys (to seed ${seeds.at(-1)}), ${payments} payments, ${seconds} s, ${broken.length} broken`,
    );
    const classes = Object.entries(counts).map(entry => entry.join(' '));
    told(`  ${classes.join(', ')}`);
    for (const line of [...notes.broken, ...notes.trails]) told(`  ${line}`);
  };
  while (done < journeys) {
    const first = firstSeed + done;
    const seeds = Array.from({ length: Math.min(perStage, journeys - done) }, (_, at) => first + at);
    await onStage(wanted, seeds, heard);
  }
  return { journeys: done, payments, counts, broken };
};
