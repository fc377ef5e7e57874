import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import { answerWishes } from './forgot-password.ts';
import { prunePasswordCodes } from './password-code-store.ts';
import { deleteExpiredSessions } from './store.ts';

export { actorOf, audit, noteBySystem } from './audit.ts';
export { base32 } from './base32.ts';
export { createStaff } from './create-staff.ts';
export { writesToForgetful } from './forgot-password.ts';
export { isOpenTo } from './open-to.ts';
export { openPasswordWay } from './password-way.ts';
export { provePassword } from './prove.ts';
export { hashOfCode, inGroups } from './recovery-codes.ts';
export { type Rescued, type RescueRefusal, rescueSecondStep } from './rescue-second-step.ts';
export { staffHandlers } from './routes.ts';
export { endOtherSessions } from './session-store.ts';
export { createStaffService, STAFF_COOKIE, type StaffService } from './staff-service.ts';
export { accountByMail, membershipsOf, usableAccountOf } from './store.ts';
export { removeTwoStep } from './two-step-store.ts';
export { newWayCode } from './way-code.ts';

export const staffJobs = (deps: Deps): Job[] => [
  { name: 'answer-forgotten-passwords', everySeconds: 5, run: now => answerWishes(deps, now) },
  {
    name: 'expire-staff-sessions',
    everySeconds: 600,
    run: async now => {
      await deleteExpiredSessions(deps.database.run, new Date(now));
      await prunePasswordCodes(deps.database.run, new Date(now));
    },
  },
];
