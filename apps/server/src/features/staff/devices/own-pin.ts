import { Refusal } from '@tableside/contract';
import { isEasyPin, PIN_TRIES } from '@tableside/domain/staff';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { auditAccount } from '../audit/audit.ts';
import { hashPassword } from '../password/password.ts';
import { provePassword } from '../sign-in/prove.ts';
import { removePin, setPin, takeTry } from './pin-store.ts';
import { provePin } from './prove-pin.ts';

/** Sets or takes away the own PIN. The password is proven, so wrong tries are forgiven. */
export const changePin =
  (deps: Deps): Handler<'POST /console/account/pin'> =>
  async ({ user, body, meta }) => {
    const { pin } = body;
    if (pin !== null && isEasyPin(pin)) throw new Refusal('pin_too_easy');
    await provePassword(deps, user, meta, body.password);
    const hash = pin === null ? null : await hashPassword(pin);
    await deps.database.transaction(async run => {
      if (hash === null) await removePin(run, user.userId);
      else await setPin(run, user.userId, { hash, given: false, now: new Date(deps.clock()) });
      await auditAccount(run, user.userId, { action: hash === null ? 'pin-remove' : 'pin-set' });
    });
    return {};
  };

/**
 * Who has a PIN and nothing else proves it for another one; wrong tries count as those at the device's door do. Who has a
 * password types that: a PIN alone never changes itself.
 */
export const changeOwnPin =
  (deps: Deps): Handler<'POST /console/account/pin/change'> =>
  async ({ user, body }) => {
    const { userId, device, email } = user;
    if (email !== null || device === null) throw new Refusal('password_needed');
    if (isEasyPin(body.next)) throw new Refusal('pin_too_easy');
    const attempt = await takeTry(deps.database.run, { userId, deviceId: device.id }, PIN_TRIES);
    if (!attempt) throw new Refusal('pin_locked');
    await provePin(attempt, body.pin);
    const hash = await hashPassword(body.next);
    await deps.database.transaction(async run => {
      await setPin(run, userId, { hash, given: false, now: new Date(deps.clock()) });
      await auditAccount(run, userId, { action: 'pin-set' });
    });
    return {};
  };
