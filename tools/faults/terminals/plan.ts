import { type Chance, chance } from '../chance.ts';
import { OF_SALES, type SaleFault } from '../fault-classes.ts';

export type PlannedSale = {
  readonly fault: SaleFault | null;
  readonly dishes: readonly string[];
  /** Of what is left to pay, in percent; a kiosk takes all. */
  readonly part: number;
  readonly tip: number;
  /** What becomes of the card once the fault has struck. */
  readonly hand: 'card' | 'cancel';
  readonly dial: number;
};
export type TerminalPlan = {
  readonly seed: number;
  /** Staff take money of a table's bill, or guests pay at a kiosk. */
  readonly place: 'counter' | 'kiosk';
  /** Which bridge the terminal stands behind; null: the servers call it. */
  readonly bridge: number | null;
  readonly sales: readonly PlannedSale[];
  /** What was taken goes back: of which sale, and how much of it in percent. */
  readonly returns: readonly { readonly which: number; readonly part: number; readonly twice: boolean }[];
  /** Somebody settles the day before what goes back, or after it. */
  readonly settles: 'before' | 'after' | null;
};

/** Bridges that the terminals of a run share. */
export const BRIDGES = 3;
const DISHES = ['soup', 'steak', 'third'] as const;
const AT_KIOSKS: readonly SaleFault[] = ['callback-forged', 'callback-replayed'];
const BEHIND_BRIDGES: readonly SaleFault[] = ['terminal-bridge-killed'];
/** The bridge is a program of people, its clock is not in our hands: it would wait its two minutes. */
const NOT_BEHIND_BRIDGES: readonly SaleFault[] = ['terminal-silent'];

const canHappen = (fault: SaleFault, { place, bridge }: Pick<TerminalPlan, 'place' | 'bridge'>): boolean =>
  (place === 'kiosk' || !AT_KIOSKS.includes(fault)) &&
  (bridge === null ? !BEHIND_BRIDGES.includes(fault) : !NOT_BEHIND_BRIDGES.includes(fault));

const saleOf = (at: Chance, fault: SaleFault | null): PlannedSale => ({
  fault,
  dishes: Array.from({ length: 1 + at.roll(3) }, () => at.pick(DISHES)),
  part: at.pick([100, 100, 20 + at.roll(70)]),
  tip: at.pick([0, 0, 1 + at.roll(200)]),
  hand: at.pick(['card', 'card', 'cancel']),
  dial: at.roll(1_000_000),
});

/** One terminal, one to three sales at it one after the other, and what goes wrong. */
export const planTerminal = (seed: number): TerminalPlan => {
  const at = chance(seed + 0x7e24_0000);
  const place = at.pick(['counter', 'kiosk']);
  const bridge = at.oneIn(3) ? at.roll(BRIDGES) : null;
  const possible = OF_SALES.filter(fault => canHappen(fault, { place, bridge }));
  let turn = at.roll(possible.length);
  const next = (): SaleFault | null => {
    turn = (turn + 1 + at.roll(3)) % possible.length;
    return at.oneIn(6) ? null : (possible[turn] ?? null);
  };
  return {
    seed,
    place,
    bridge,
    sales: Array.from({ length: 1 + at.roll(3) }, () => saleOf(at, next())),
    returns: Array.from({ length: at.pick([0, 1, 1, 2]) }, () => ({
      which: at.roll(1_000),
      part: at.pick([100, 100, 5 + at.roll(90)]),
      twice: at.oneIn(3),
    })),
    settles: at.pick([null, null, 'before', 'after']),
  };
};
