import { notifiedRoles } from '@tableside/domain/staff';
import type { Run } from '../../database/database.ts';
import { pushRulesOf, type QueuedNotice, queueNoticeFor } from './store.ts';

/** Calls whom the venue chose for this kind. */
export const queueNotice = async (run: Run, notice: QueuedNotice, at: Date): Promise<void> => {
  const roles = notifiedRoles(await pushRulesOf(run, notice.venueId), notice.kind, 'push');
  if (roles.length > 0) await queueNoticeFor(run, notice, roles, at);
};
