import type { Database, Run } from '../../database/database.ts';
import { createPasswordReset, noteBySystem, usableAccountOf } from '../staff/index.ts';
import { inviteTo } from './invite.ts';
import { ownersOf } from './team-store.ts';

/** Who invites when nobody of the staff does. */
const INVITER = 'Tableside';

/** Why there is no way: for whoever sits at the machine. `several`: it has to be said which of them. */
export type OwnerWayRefusal =
  | { readonly why: 'nobody' }
  | { readonly why: 'several'; readonly owners: readonly string[] };

/** A link that opens once: to a new password for an owner there is, or into the venue as its owner. */
export type OwnerRecoveryLink = {
  readonly email: string;
  readonly name: string;
  /** Below the site's address. */
  readonly path: string;
  readonly kind: 'password' | 'invitation';
};

const toPassword = async (run: Run, userId: string, now: number): Promise<string> =>
  `/console/new-password#${await createPasswordReset(run, userId, 'handed', now)}`;

/**
 * A way back for an owner, for who has the machine itself. Who is owner gets a new password; an address that is not, or a
 * venue that nobody owns any more, an owner by invitation. Passwords and second steps stay as they are until the link is
 * used, and the second step is asked for after it. The venue's owners read of it.
 */
export const ownerWay = (
  database: Pick<Database, 'transaction'>,
  venueId: string,
  wanted: string | null,
  now: number,
): Promise<OwnerRecoveryLink | OwnerWayRefusal> =>
  database.transaction(async run => {
    const owners = await ownersOf(run, venueId);
    if (wanted === null && owners.length > 1)
      return { why: 'several', owners: owners.map(({ email }) => email) };
    const email = wanted?.trim().toLowerCase() ?? owners[0]?.email;
    if (email === undefined) return { why: 'nobody' };
    const owner = owners.find(each => each.email.toLowerCase() === email);
    const kind = owner ? 'password' : 'invitation';
    const name = owner?.name ?? (await usableAccountOf(run, email))?.name ?? email;
    const path = owner
      ? await toPassword(run, owner.userId, now)
      : `/console/join#${await inviteTo(run, { venueId, name, email, role: 'owner' }, INVITER, now)}`;
    const subject = owner ? `staff:${owner.userId}` : `venue:${venueId}`;
    await noteBySystem(run, venueId, { action: 'owner-link', subject, data: { email, kind } });
    return { email, name, path, kind };
  });
