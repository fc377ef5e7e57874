import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import { deleteExpiredSessions } from './store.ts';

export { actorOf, audit, noteBySystem } from './audit.ts';
export { base32 } from './base32.ts';
export { createStaff } from './create-staff.ts';
export { isOpenTo } from './open-to.ts';
export { provePassword } from './prove.ts';
export { hashOfCode, inGroups } from './recovery-codes.ts';
export { type Rescued, type RescueRefusal, rescueSecondStep } from './rescue-second-step.ts';
export { staffHandlers } from './routes.ts';
export { endOtherSessions } from './session-store.ts';
export { createStaffService, STAFF_COOKIE, type StaffService } from './staff-service.ts';
export { accountByMail, membershipsOf, usableAccountOf } from './store.ts';
export { removeTwoStep } from './two-step-store.ts';

export const staffJobs = ({ database }: Pick<Deps, 'database'>): Job[] => [
  {
    name: 'expire-staff-sessions',
    everySeconds: 600,
    run: now => deleteExpiredSessions(database.run, new Date(now)),
  },
];
