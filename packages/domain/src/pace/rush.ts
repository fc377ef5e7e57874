/** When a venue tells guests by itself that they will wait. Minutes, and dishes. ORDER-54, ORDER-58. */
export type AutomaticRush = {
  readonly enabled: boolean;
  /** Told from this wait on … */
  readonly startMinutes: number;
  /** … until it is down to this one. */
  readonly endMinutes: number;
  /** How far back the kitchen's pace is measured. */
  readonly windowMinutes: number;
  /** What the kitchen makes in ten minutes on a usual evening: counts until its pace can be measured. */
  readonly dishesPer10: number;
};

export const DEFAULT_RUSH: AutomaticRush = {
  enabled: false,
  startMinutes: 30,
  endMinutes: 20,
  windowMinutes: 15,
  dishesPer10: 10,
};

/** What is known of one station: dishes to make, dishes made within the window, and how long the oldest one waits. */
export type StationLoad = {
  readonly station: string;
  readonly open: number;
  readonly done: number;
  readonly oldestMinutes: number;
};

/** What was worked out, and from what: shown to staff as it is. */
export type Estimate = {
  /** Minutes guests should expect, in steps of five. */
  readonly minutes: number;
  /** Before it was rounded. */
  readonly exact: number;
  /** The slowest station; null when nothing is to be made. */
  readonly slowest: (StationLoad & { readonly measured: boolean }) | null;
  /** Minutes until a slot is free. */
  readonly slotDelay: number;
};

/** Fewer dishes than this say nothing about a pace. */
const ENOUGH_DISHES = 3;
const STEP = 5;
/** More than this nobody believes, and the venue should rather pause. */
export const MAX_RUSH = 120;

/** Up to the next five minutes: who is told 20 should not wait 24. */
const rounded = (minutes: number): number => Math.min(MAX_RUSH, Math.ceil(minutes / STEP) * STEP);

/**
 * How long a station needs for what is open: dishes by the pace at which it makes them. While too few were made to tell,
 * by its usual pace; and nobody waits less than the oldest dish has waited already.
 */
const waitAt = (load: StationLoad, rush: AutomaticRush): { minutes: number; measured: boolean } => {
  const measured = load.done >= ENOUGH_DISHES;
  const perMinute = measured ? load.done / rush.windowMinutes : rush.dishesPer10 / 10;
  const queue = load.open / perMinute;
  return { minutes: measured ? queue : Math.max(queue, load.oldestMinutes), measured };
};

/**
 * The wait as the kitchen stands: that of its slowest station, the venue's usual minutes at least, and on top of them
 * what has to pass until a slot is free.
 */
export const estimateWait = (
  stations: readonly StationLoad[],
  usualMinutes: number,
  slotDelay: number,
  rush: AutomaticRush,
): Estimate => {
  let slowest: Estimate['slowest'] = null;
  let longest = 0;
  for (const load of stations.filter(({ open }) => open > 0)) {
    const { minutes, measured } = waitAt(load, rush);
    if (minutes <= longest) continue;
    longest = minutes;
    slowest = { ...load, measured };
  }
  const exact = Math.max(usualMinutes + slotDelay, longest);
  return { minutes: rounded(exact), exact, slowest, slotDelay };
};

/** Fewer minutes are told only when it is clearly better: a number that goes up and down convinces nobody. */
const CLEARLY_BETTER = 10;

/**
 * What to tell guests now: minutes of the rush, or null for none. `told` is what they read at the moment, null while there
 * is no rush. It starts at one threshold and ends at a lower one; in between it stays what it is.
 */
export const nextRush = (
  told: number | null,
  { minutes, exact }: Estimate,
  rush: AutomaticRush,
): number | null => {
  if (!rush.enabled) return null;
  if (told === null) return exact >= rush.startMinutes ? minutes : null;
  if (exact <= rush.endMinutes) return null;
  if (minutes > told) return minutes;
  return minutes < told && exact <= told - CLEARLY_BETTER ? minutes : told;
};
