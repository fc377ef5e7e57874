import { Refusal } from '@tableside/contract';
import { PIN_TRIES } from '@tableside/domain/staff';
import { verifyPassword } from '../password/password.ts';

/** Whether a counted try was the right PIN. Throws `Refusal` pin_wrong with how many are left, pin_locked. */
export const provePin = async (
  attempt: { readonly hash: string; readonly failures: number },
  typed: string,
): Promise<void> => {
  if (await verifyPassword(attempt.hash, typed)) return;
  const left = PIN_TRIES - attempt.failures;
  throw left > 0 ? new Refusal('pin_wrong', { left }) : new Refusal('pin_locked');
};
