import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { GuestSession } from '../../../http/guest.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { RequestMeta } from '../../../http/mount/handler.ts';
import { noteForeignClaim } from '../../guest-accounts/index.ts';
import { flagsAt, type Venue } from '../../venues/index.ts';
import { type ProgramRow, programsAt } from '../program-store.ts';

type Asked = { readonly session: string; readonly firebase_uid?: string | null | undefined };

/** Where a guest asks about loyalty: the venue of their session, and the programmes that count there. */
export type LoyaltyPlace = {
  readonly guest: GuestSession;
  readonly venue: Venue;
  readonly programs: readonly ProgramRow[];
};

/**
 * The place of a call that names its session in the body. A claim to be somebody else changes nothing and is noted at the
 * venue. None of it on a kiosk, which everybody shares, nor in a preview, where whoever looks is staff. Refuses as any call
 * of a session does, and preview_mode.
 */
export const loyaltyPlace = async (
  deps: Deps,
  meta: RequestMeta,
  { session, firebase_uid }: Asked,
): Promise<LoyaltyPlace> => {
  const guest = await deps.sessions.prove(session, meta.deviceToken);
  if (guest.mode === 'preview') throw new Refusal('preview_mode');
  const { venueId } = guest;
  if (firebase_uid)
    await noteForeignClaim(deps, meta, { uid: firebase_uid, venueId, subject: `venue:${venueId}` });
  const venue = await deps.venues.get(venueId, guest.venue.revision);
  const isOn =
    flagsAt(venue.settings, guest.table.flagOverrides).has('loyalty-program') &&
    guest.table.orderType !== 'self_service';
  return { guest, venue, programs: isOn ? await programsAt(deps.database.run, venueId) : [] };
};

/** The programme of an id among those of the place. Refuses loyalty_program_not_found. */
export const programOf = ({ programs }: LoyaltyPlace, id: string): ProgramRow => {
  const program = isUuid(id) ? programs.find(each => each.id === id) : undefined;
  if (!program) throw new Refusal('loyalty_program_not_found');
  return program;
};
