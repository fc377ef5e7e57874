import { Refusal } from '@tableside/contract';
import type { Clock } from '../../deps.ts';
import type { Rule } from './rules.ts';

export type SharedCount = {
  readonly bucket: string;
  /** Epoch seconds. */
  readonly window_start: number;
  readonly count: number;
};

type Counter = {
  readonly bucket: string;
  readonly start: number;
  readonly ends: number;
  /** Enough to be worth telling the other servers. */
  readonly worth: number;
  /** Counted here since the last exchange. */
  fresh: number;
  /** What all servers together had counted at the last exchange. */
  shared: number;
};

/** One guess that was counted; `forgive` when it was right, so that failures alone count. */
export type Attempt = { readonly forgive: () => void };

export type Limits = {
  /**
   * Counts one try of `who` under a rule named `name`, or what it weighs; throws `Refusal` rate_limited with `details.retry_after` seconds
   * when it is one too many. Counting is in memory; servers exchange their counts once a second.
   */
  readonly take: (name: string, who: string, rule: Rule, weight?: number) => void;
  /**
   * Counts one guess as `take` does, before anybody looks whether it is right: past the limit a right one is refused like a
   * wrong one, and of guesses that come at once none slips through.
   */
  readonly attempt: (name: string, who: string, rule: Rule) => Attempt;
  /** Takes back one that an earlier request counted, and of which only a later one tells that it was right. */
  readonly forgive: (name: string, who: string) => void;
  /** Counts to hand to the other servers, taken out of what is fresh. */
  readonly drain: () => SharedCount[];
  /** What all servers counted, after an exchange. */
  readonly learn: (counts: readonly SharedCount[]) => void;
};

/** A server that has seen less than this share of a limit does not bother the others with it. */
const WORTH_SHARING = 0.1;

/** Fixed windows; `factor` multiplies every limit (RATE_LIMIT_FACTOR). */
export const createLimits = (clock: Clock, factor: number): Limits => {
  const counters = new Map<string, Counter>();

  const counterOf = (bucket: string, rule: Rule, now: number): Counter => {
    const known = counters.get(bucket);
    if (known && now < known.ends) return known;
    const start = now - (now % rule.seconds);
    const made = {
      bucket,
      start,
      ends: start + rule.seconds,
      worth: rule.limit * factor * WORTH_SHARING,
      fresh: 0,
      shared: 0,
    };
    counters.set(bucket, made);
    return made;
  };

  const counted = (name: string, who: string, rule: Rule, weight = 1): Counter => {
    const now = Math.floor(clock() / 1000);
    const counter = counterOf(`${name}:${who}`, rule, now);
    if (counter.shared + counter.fresh >= rule.limit * factor) {
      throw new Refusal('rate_limited', { retry_after: Math.max(1, counter.ends - now) });
    }
    counter.fresh += weight;
    return counter;
  };

  return {
    take: (name, who, rule, weight) => void counted(name, who, rule, weight),
    attempt: (name, who, rule) => {
      const counter = counted(name, who, rule);
      let open = true;
      return {
        forgive: () => {
          if (open) counter.fresh -= 1;
          open = false;
        },
      };
    },
    forgive: (name, who) => {
      const counter = counters.get(`${name}:${who}`);
      if (counter && clock() / 1000 < counter.ends && counter.shared + counter.fresh > 0) counter.fresh -= 1;
    },
    drain: () => {
      const now = Math.floor(clock() / 1000);
      const drained: SharedCount[] = [];
      for (const [bucket, counter] of counters) {
        if (now >= counter.ends) counters.delete(bucket);
        // Less than nothing: what the others were told of was forgiven.
        else if (counter.fresh >= counter.worth || (counter.shared > 0 && counter.fresh !== 0)) {
          drained.push({ bucket, window_start: counter.start, count: counter.fresh });
          counter.shared += counter.fresh;
          counter.fresh = 0;
        }
      }
      return drained;
    },
    learn: counts => {
      for (const { bucket, window_start, count } of counts) {
        const counter = counters.get(bucket);
        if (counter && counter.start === window_start) counter.shared = count;
      }
    },
  };
};
