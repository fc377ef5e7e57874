import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import { answerResetRequests } from './password/forgot-password.ts';
import { prunePasswordCodes } from './password/password-code-store.ts';
import { deleteExpiredSessions } from './store.ts';

export { actorOf, audit, noteBySystem } from './audit/audit.ts';
export { givePin } from './devices/given-pin.ts';
export { removePin } from './devices/pin-store.ts';
export { isOpenTo } from './open-to.ts';
export { writesToForgetful } from './password/forgot-password.ts';
export { hashPassword, verifyPassword } from './password/password.ts';
export { createPasswordReset } from './password/password-way.ts';
export { newWayCode } from './password/way-code.ts';
export { staffHandlers } from './routes.ts';
export { base32 } from './second-step/base32.ts';
export { hashOfCode, inGroups } from './second-step/recovery-codes.ts';
export { type Rescued, type RescueRefusal, rescueSecondStep } from './second-step/rescue-second-step.ts';
export { removeTwoStep } from './second-step/two-step-store.ts';
export { endOtherSessions } from './sessions/session-store.ts';
export { createStaff } from './sign-in/create-staff.ts';
export { provePassword } from './sign-in/prove.ts';
export { createStaffService, STAFF_COOKIE, type StaffService } from './staff-service.ts';
export { accountByMail, membershipsOf, usableAccountOf } from './store.ts';

export const staffJobs = (deps: Deps): Job[] => [
  { name: 'answer-forgotten-passwords', everySeconds: 5, run: now => answerResetRequests(deps, now) },
  {
    name: 'expire-staff-sessions',
    everySeconds: 600,
    run: async now => {
      await deleteExpiredSessions(deps.database.run, new Date(now));
      await prunePasswordCodes(deps.database.run, new Date(now));
    },
  },
];
