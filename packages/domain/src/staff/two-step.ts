import type { StaffRole } from './roles.ts';

/** Seconds that a code of an authenticator app is good for. RFC 6238 §4. */
export const STEP_SECONDS = 30;
/** Steps that a clock may be early or late. RFC 6238 §5.2. */
export const DRIFT_STEPS = 1;
/** Recovery codes handed out at once; each opens once. */
export const RECOVERY_CODES = 10;

/** The step of an instant in epoch milliseconds. */
export const stepAt = (now: number): number => Math.floor(now / 1000 / STEP_SECONDS);

/**
 * Steps whose code is accepted at an instant (epoch milliseconds): this one, then those a wrong clock may show, and none
 * that is not behind `lastUsed`, so that a code that somebody watched being typed opens nothing. RFC 6238 §5.2.
 */
export const acceptedSteps = (now: number, lastUsed: number | null): readonly number[] => {
  const step = stepAt(now);
  const near = Array.from({ length: DRIFT_STEPS }, (_, index) => [step - index - 1, step + index + 1]).flat();
  return [step, ...near].filter(each => each > (lastUsed ?? -1));
};

/** Whom a venue asks for the second step. */
export const TWO_STEP_RULES = ['nobody', 'owners', 'leads'] as const;
export type TwoStepRule = (typeof TWO_STEP_RULES)[number];

/** Whether a role must have the second step set up where this rule holds. */
export const needsTwoStep = (rule: TwoStepRule, role: StaffRole): boolean =>
  (role === 'owner' && rule !== 'nobody') || (role === 'manager' && rule === 'leads');

/** Who may set up the second step: those who answer for money. */
export const mayUseTwoStep = (role: StaffRole): boolean => role === 'owner' || role === 'manager';
