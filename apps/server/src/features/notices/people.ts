import { type NoticeCause, toldRoles } from '@tableside/domain/staff';
import type { Run } from '../../database/database.ts';
import { addressesToTell, rulesOf } from './rules-store.ts';

/** Who gets a letter about a cause at a venue, as it chose and they did not mute. */
export const whoIsWritten = async (run: Run, venueId: string, cause: NoticeCause): Promise<string[]> =>
  addressesToTell(run, venueId, cause, toldRoles(await rulesOf(run, venueId), cause, 'mail'));
