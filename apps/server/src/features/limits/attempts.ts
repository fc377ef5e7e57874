import type { Attempt, Limits } from './counters.ts';
import type { Rule } from './rules.ts';

/** One guess under several limits: where one of them is full it counts under none, refused tries do not count. */
export const attemptUnder = (
  limits: Pick<Limits, 'attempt'>,
  rules: readonly (readonly [name: string, who: string, rule: Rule])[],
): Attempt => {
  const counted: Attempt[] = [];
  const forgive = (): void => {
    for (const each of counted) each.forgive();
  };
  try {
    for (const [name, who, rule] of rules) counted.push(limits.attempt(name, who, rule));
  } catch (refusal) {
    forgive();
    throw refusal;
  }
  return { forgive };
};
