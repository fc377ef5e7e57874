import type { PaymentView } from '@tableside/contract/http/payments';
import type { BankId, Start } from './bank.ts';
import { type Counts, type Fault, noCounts } from './fault-classes.ts';
import type { Withdrawal } from './withdraw.ts';

/** A payment that a phone began, and how to find it again. */
export type Begun = {
  readonly uuid: string;
  readonly bank: BankId;
  readonly start: Start;
  readonly seed: number;
  /** Asks as its phone. */
  readonly look: () => Promise<PaymentView | null>;
  /** Approved once its time is over. */
  late: boolean;
  /** Its news never leave the provider: nobody but a person can know of it. */
  untold: boolean;
};

/** What a run learns; journeys write, the checks read. */
export type Notes = {
  readonly counts: Counts;
  readonly begun: Begun[];
  /** Orders whose guest went back from Pay. */
  readonly withdrawals: Withdrawal[];
  /** What must never happen, in words, with the seed of its journey. */
  readonly broken: string[];
  /** What the broken payments went through. */
  readonly trails: string[];
  readonly hit: (fault: Fault) => void;
  /** The longest that somebody waited for a server while the other stood still, in milliseconds. */
  slowest: number;
  readonly waited: (ms: number) => void;
  readonly breaks: (seed: number, what: string) => void;
};

export const freshNotes = (): Notes => {
  const counts = noCounts();
  const broken: string[] = [];
  const notes: Notes = {
    counts,
    broken,
    trails: [],
    begun: [],
    withdrawals: [],
    slowest: 0,
    waited: ms => {
      notes.slowest = Math.max(notes.slowest, ms);
    },
    hit: fault => {
      counts[fault] += 1;
    },
    breaks: (seed, what) => {
      broken.push(`seed ${seed}: ${what}`);
    },
  };
  return notes;
};
