import type { Deps } from '../../../deps.ts';
import type { StoredEvent } from '../../../realtime/index.ts';
import { readOperators } from './live-store.ts';

/** What happens at the stalls within this is told at once. Milliseconds. */
const GATHER_MS = 200;
/** For so long it is known who is whose operator; what owners save says so at once. Milliseconds. */
const KNOWN_MS = 30_000;

/** Who listens on this server, and how they are told. */
export type Passing = {
  readonly isHeard: (audience: `staff:${string}`) => boolean;
  readonly tell: (audience: `staff:${string}`, event: 'board-hall', data: string) => void;
};

/** What changes how a stall stands or what its counter has to do. */
const TOLD_OF: ReadonlySet<string> = new Set(['board-order', 'board-venue']);

/**
 * Tells operators of halls that something happened at a stall, by its name alone: how it stands is asked for anew. Nothing is
 * stored: a console that comes later asks for all of it anyway.
 */
export const createHallPulse = (
  { database, clock, log }: Pick<Deps, 'database' | 'clock' | 'log'>,
  passing: Passing,
): { readonly notice: (events: readonly StoredEvent[]) => void; readonly stop: () => void } => {
  let known: { readonly operators: ReadonlyMap<string, string>; readonly until: number } | null = null;
  let timer: NodeJS.Timeout | undefined;
  const touched = new Set<string>();

  const operators = async (): Promise<ReadonlyMap<string, string>> => {
    if (known === null || known.until <= clock())
      known = { operators: await readOperators(database.run), until: clock() + KNOWN_MS };
    return known.operators;
  };

  const tell = async (): Promise<void> => {
    timer = undefined;
    const stalls = [...touched];
    touched.clear();
    try {
      const of = await operators();
      const told = new Map<string, string[]>();
      for (const stall of stalls) {
        const operator = of.get(stall);
        if (operator !== undefined) told.set(operator, [...(told.get(operator) ?? []), stall]);
      }
      for (const [operator, mine] of told) {
        if (passing.isHeard(`staff:${operator}`))
          passing.tell(`staff:${operator}`, 'board-hall', JSON.stringify({ stalls: mine }));
      }
    } catch (error) {
      // The screen of a hall asks by itself every few seconds.
      log.warn({ err: error }, 'operators of halls could not be read');
    }
  };

  return {
    notice: events => {
      for (const { audience, event } of events) {
        if (event === 'food-court-updated') known = null;
        if (TOLD_OF.has(event) && audience.startsWith('staff:')) touched.add(audience.slice('staff:'.length));
      }
      if (touched.size === 0 || timer !== undefined) return;
      timer = setTimeout(() => void tell(), GATHER_MS);
      timer.unref();
    },
    stop: () => {
      clearTimeout(timer);
      touched.clear();
    },
  };
};
