import { createHash } from 'node:crypto';
import { publishable } from '@tableside/domain/menu-edit';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import type { Deps } from '../../deps.ts';
import type { StaffGuard } from '../../http/mount/ports.ts';
import { bodiesOf, type DraftPreview } from '../menu/index.ts';
import { openDraft } from './draft.ts';

/** Nothing of what is shown is stored, and no session of a guest can have it. */
export const createDraftPreview =
  (
    { database, venues, clock }: Pick<Deps, 'database' | 'venues' | 'clock'>,
    guard: StaffGuard,
  ): DraftPreview =>
  async (guest, meta, language) => {
    if (guest.mode !== 'preview') return null;
    const user = await guard.signedIn(meta);
    const role = user && (await guard.roleAt(user, guest.venueId).catch(() => null));
    if (!role || !(ROLE_GROUPS.lead as readonly string[]).includes(role)) return null;
    const { settings } = await venues.get(guest.venueId);
    const { document } = await database.transaction(run => openDraft(run, guest.venueId));
    const { menuVersion } = guest.venue;
    const bodies = await bodiesOf(
      database,
      guest.venueId,
      publishable(document),
      settings,
      menuVersion,
      clock(),
    );
    const body = bodies.find(each => each.language === language)?.body ?? bodies[0]?.body;
    if (!body) return null;
    return { body, etag: `"draft-${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  };
