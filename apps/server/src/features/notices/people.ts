import { type NotificationTrigger, notifiedRoles } from '@tableside/domain/staff';
import type { Run } from '../../database/database.ts';
import { addressesToTell, rulesOf } from './rules-store.ts';

/** Who gets a letter about a cause at a venue, as it chose and they did not mute. */
export const emailRecipients = async (
  run: Run,
  venueId: string,
  cause: NotificationTrigger,
): Promise<string[]> =>
  addressesToTell(run, venueId, cause, notifiedRoles(await rulesOf(run, venueId), cause, 'mail'));
