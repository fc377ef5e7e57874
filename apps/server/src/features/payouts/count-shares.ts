import { Refusal } from '@tableside/contract';
import {
  areWeights,
  type Counted,
  correctedHours,
  isCorrected,
  type Weight,
} from '@tableside/domain/payouts';
import type { Sharing } from '../giving/index.ts';

type Person = { readonly id: string; readonly name: string };
/** Hours by the clock of everybody who has some in a period, who left among them. */
export type Worked = readonly (Person & { readonly hours: number })[];

/** What is asked for, and what it is held against. */
export type ToCount = {
  readonly sharing: Pick<Sharing, 'rule' | 'points'>;
  /** Who works here. */
  readonly team: readonly Person[];
  /** Of the period; null: none was named. */
  readonly worked: Worked | null;
  readonly said: readonly Weight[];
  readonly reason: string;
  /** Whether the asker may say other hours of somebody than the clock. */
  readonly mayCorrect: (person: string) => boolean;
};

const refuse = (field: string): never => {
  throw new Refusal('validation_failed', { field });
};

/**
 * By hours: what the clock recorded, whose are the people with whom it is shared; what differs has a reason, and is nobody's
 * own who may not correct their own shifts either.
 */
const byHours = ({ team, worked, said, reason, mayCorrect }: ToCount): Counted[] => {
  if (worked === null) return refuse('period');
  const known = new Set([...team, ...worked].map(({ id }) => id));
  if (new Set(said.map(({ to }) => to)).size < said.length || said.some(({ to }) => !known.has(to))) {
    return refuse('weights');
  }
  const counted = correctedHours(
    worked.map(({ id, hours }) => ({ to: id, weight: hours })),
    said,
  );
  const corrected = counted.filter(isCorrected);
  if (!corrected.every(({ to }) => mayCorrect(to))) throw new Refusal('not_allowed');
  return corrected.length > 0 && reason === '' ? refuse('reason') : counted;
};

/** By points: those of the rule's version, of who still works here. Others are another version. */
const byPoints = ({ sharing: { points }, team, said }: ToCount): Counted[] => {
  if (said.length > 0) return refuse('weights');
  return team.flatMap(({ id: to }) => {
    const weight = points[to];
    return weight === undefined ? [] : [{ to, weight, recorded: null }];
  });
};

const byHouse = ({ team, said }: ToCount): Counted[] => {
  const known = new Set(team.map(({ id }) => id));
  if (said.some(({ to }) => !known.has(to))) return refuse('weights');
  return said.map(weight => ({ ...weight, recorded: null }));
};

const BY_RULE = { hours: byHours, points: byPoints, house: byHouse } as const;

/**
 * What each is counted with when the pool is shared out, as the rule says that guests read: nobody types hours or points that
 * are not recorded. Refuses validation_failed with the `field` that the rule wants: `period`, `weights`, `reason`; and
 * not_allowed.
 */
export const countShares = (asked: ToCount): Counted[] => {
  const counted = BY_RULE[asked.sharing.rule](asked);
  return areWeights(counted) ? counted : refuse('weights');
};
