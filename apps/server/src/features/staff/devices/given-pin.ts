import { Refusal } from '@tableside/contract';
import { isEasyPin } from '@tableside/domain/staff';
import type { Run } from '../../../database/database.ts';
import { hashPassword } from '../password/password.ts';
import { setPin } from './pin-store.ts';

/**
 * Makes a PIN for somebody else: `put` gives it to them in a transaction, so that the slow hash holds up nobody. PINs need not
 * differ, because a name is chosen first: nothing tells whether a colleague has the same. Throws pin_too_easy.
 */
export const givePin = async (
  pin: string,
): Promise<(run: Run, userId: string, now: Date) => Promise<void>> => {
  if (isEasyPin(pin)) throw new Refusal('pin_too_easy');
  const hash = await hashPassword(pin);
  return (run, userId, now) => setPin(run, userId, { hash, given: true, now });
};
