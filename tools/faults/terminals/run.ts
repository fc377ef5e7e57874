import { signIn } from '../furnish.ts';
import { freshNotes, type Notes } from '../notes.ts';
import { waitUntilIdle } from '../quiet.ts';
import type { Outcome, Wanted } from '../run.ts';
import { type Stage, startStage } from '../stage.ts';
import { trailsOf } from '../trail.ts';
import { type AtTerminal, type Round, standAt } from './at-terminal.ts';
import { checkTerminals } from './check.ts';
import { furnishHouse } from './house.ts';
import { runTerminalJourney } from './journey.ts';
import { planTerminal } from './plan.ts';

type Played = { readonly notes: Notes; readonly sales: number };

const runRound = async (
  stage: Stage,
  seeds: readonly number[],
  { atOnce, told }: Pick<Wanted, 'atOnce' | 'told'>,
): Promise<Played> => {
  const notes = freshNotes();
  const { house, staff } = await furnishHouse(stage, notes);
  const round: Round = { stage, notes, house, staff };
  const journeys: AtTerminal[] = [];
  const next = seeds.values();
  const began = Date.now();
  const work = async (): Promise<void> => {
    for (const seed of next) {
      try {
        const at = await standAt(round, planTerminal(seed));
        journeys.push(at);
        await runTerminalJourney(at);
      } catch (cause) {
        notes.breaks(seed, cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const played = Date.now();
  await waitUntilIdle(stage, notes, () => signIn(stage));
  const quiet = Date.now();
  await checkTerminals({ ...round, staff: await signIn(stage) }, journeys);
  await house.close();
  const seconds = [played - began, quiet - played, Date.now() - quiet].map(ms => (ms / 1_000).toFixed(1));
  told(`  played in ${seconds[0]} s, quiet after ${seconds[1]} s, checked in ${seconds[2]} s`);
  notes.trails.push(...(await trailsOf(stage, notes.broken)));
  notes.broken.push(...new Set(notes.broken.splice(0)));
  return { notes, sales: new Set(journeys.flatMap(({ sales }) => sales.map(({ uuid }) => uuid))).size };
};

/** As `runFaults`, at card terminals of counters and kiosks. Each round has a stage of its own. */
export const runTerminalFaults = async (wanted: Wanted): Promise<Outcome> => {
  const { firstSeed, journeys, perRound, told, server } = wanted;
  const counts = freshNotes().counts;
  const broken: string[] = [];
  let payments = 0;
  const began = Date.now();
  for (let done = 0; done < journeys; done += perRound) {
    const length = Math.min(perRound, journeys - done);
    const seeds = Array.from({ length }, (_, at) => firstSeed + done + at);
    const stage = await startStage(server);
    try {
      const { notes, sales } = await runRound(stage, seeds, wanted);
      for (const [fault, count] of Object.entries(notes.counts))
        counts[fault as keyof typeof counts] += count;
      payments += sales;
      broken.push(...notes.broken);
      const seconds = Math.round((Date.now() - began) / 1_000);
      told(
        `${done + length} journeys at terminals (to seed ${seeds.at(-1)}), ${payments} payments, ${seconds} s, ${broken.length} broken`,
      );
      for (const line of [...notes.broken, ...notes.trails]) told(`  ${line}`);
      if (notes.broken.length > 0) told(stage.complaints().slice(-6_000));
    } finally {
      await stage.stop();
    }
  }
  return { journeys, payments, counts, broken };
};
