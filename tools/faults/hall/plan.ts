import { type Chance, chance } from '../chance.ts';
import { OF_PAYMENTS, type PaymentFault } from '../fault-classes.ts';
import type { PlannedPayment } from '../plan.ts';

/** Stalls of the hall that journeys share; each guest orders at some of them. */
export const STALLS = 8;

export type PlannedBasket = { readonly stall: number; readonly dishes: readonly string[] };
export type PlannedPhone = {
  readonly baskets: readonly PlannedBasket[];
  readonly payment: PlannedPayment;
};
/** What happens to the money of a stall once it was taken. */
export type PlannedReturn = {
  /** Which of what was paid, and of which stall. */
  readonly which: number;
  /** Percent of the share. */
  readonly part: number;
  readonly twice: boolean;
};
export type HallPlan = {
  readonly seed: number;
  readonly phones: readonly PlannedPhone[];
  /** Stalls refuse orders while they are paid. */
  readonly rejects: readonly number[];
  readonly returns: readonly PlannedReturn[];
  /** A cardholder disputes all or part of a charge, and how it ends. */
  readonly dispute: { readonly part: number; readonly end: 'won' | 'lost' | 'left-open' } | null;
  /** The answer about a transfer, or about one that comes back, is lost. */
  readonly loses: 'transfer' | 'reversal' | null;
  /** A connected account is stopped for a while in the middle of it. */
  readonly stops: number | null;
  /** The operator pays by hand what is owed, asked for twice at once at both servers. */
  readonly paysOut: boolean;
  /** A server is killed while money, or a share of it, is on its way. */
  readonly kill: 'charge' | 'share' | null;
};

const DISHES = ['soup', 'steak', 'soup', 'third'] as const;

const basketsOf = (at: Chance): PlannedBasket[] => {
  const first = at.roll(STALLS);
  return Array.from({ length: 2 + at.roll(STALLS - 1) }, (_, step) => ({
    stall: (first + step) % STALLS,
    dishes: Array.from({ length: 1 + at.roll(3) }, () => at.pick(DISHES)),
  }));
};

/** Two to six phones at two to eight stalls, how they pay, what goes wrong. */
export const planHall = (seed: number): HallPlan => {
  const at = chance(seed + 0x4a11_0000);
  let turn = at.roll(OF_PAYMENTS.length);
  const nextFault = (): PaymentFault | null => {
    if (at.oneIn(3)) return null;
    turn = (turn + 1) % OF_PAYMENTS.length;
    return OF_PAYMENTS[turn] ?? null;
  };
  const phones = Array.from({ length: 2 + at.roll(5) }, (): PlannedPhone => {
    const fault = nextFault();
    return {
      baskets: basketsOf(at),
      payment: {
        // Half of what is paid goes by the bank that sends shares on.
        way: at.oneIn(2) ? 0 : at.roll(1_000),
        scope: { kind: 'all' },
        tip: 0,
        forSomebody: false,
        action: fault === null ? at.pick(['approve', 'approve', 'approve', 'decline', 'abandon']) : 'approve',
        fault,
        dial: at.roll(1_000_000),
      },
    };
  });
  return {
    seed,
    phones,
    rejects: Array.from({ length: at.roll(3) }, () => at.roll(1_000)),
    returns: Array.from({ length: at.roll(4) }, () => ({
      which: at.roll(1_000),
      part: at.pick([100, 100, 5 + at.roll(90)]),
      twice: at.oneIn(3),
    })),
    dispute: at.oneIn(3)
      ? { part: at.pick([100, 100, 20 + at.roll(75)]), end: at.pick(['won', 'lost', 'left-open']) }
      : null,
    loses: at.pick([null, 'transfer', 'reversal', null]),
    stops: at.oneIn(4) ? at.roll(STALLS) : null,
    paysOut: at.oneIn(3),
    kill: at.oneIn(6) ? at.pick(['charge', 'share']) : null,
  };
};
