import { Refusal } from '@tableside/contract';
import type { PageRevision } from '@tableside/contract/http/shared/settings-stamp';
import type { Run } from '../../database/database.ts';
import type { StaffContext } from '../../http/mount/handler.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import type { SettingsPage } from './pages.ts';
import { incrementRevision, readStamps, type Stamp } from './stamp-store.ts';

export const stampView = (stamp: Stamp | undefined): PageRevision => ({
  revision: stamp?.revision ?? 0,
  changed_by: stamp?.changedBy ?? null,
});

/** How often a page was saved, and by whom last. */
export const stampOf = async (run: Run, venueId: string, page: SettingsPage): Promise<PageRevision> =>
  stampView((await readStamps(run, venueId))[page]);

/**
 * Counts a save of a page that was made from `revision`, in the transaction that saves it, and tells colleagues who have
 * the page open. Refuses settings_changed over what somebody else saved meanwhile, with who that was.
 */
export const saveIfUnchanged = async (
  run: Run,
  { venueId, name }: Pick<StaffContext, 'venueId' | 'name'>,
  page: SettingsPage,
  revision: number,
): Promise<PageRevision> => {
  const stamp = await incrementRevision(run, venueId, page, { seen: revision, by: name });
  if (!stamp) throw new Refusal('settings_changed', await stampOf(run, venueId, page));
  const saved = stampView(stamp);
  await appendToOutbox(run, [
    {
      audience: `staff:${venueId}`,
      event: 'board-settings',
      data: { page, revision: stamp.revision, changed_by: stamp.changedBy },
    },
  ]);
  return saved;
};
