import type { Role } from '@tableside/contract';
import type { Run } from '../../database/database.ts';
import { eraser } from '../../jobs/eraser.ts';

export type Invitation = {
  readonly id: string;
  readonly venueId: string;
  readonly venueName: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Works here already, by PIN alone so far; null: is to have an account of their own. */
  readonly person: string | null;
  readonly invitedBy: string;
  readonly expiresAt: Date;
};
const COLUMNS = `i.id, i.venue_id as "venueId", v.name as "venueName", i.name, i.email, i.role, i.user_id as person,
  i.invited_by as "invitedBy", i.expires_at as "expiresAt"`;

/** Invitations that still open something, the newest first. */
export const openInvitations = (run: Run, venueId: string, now: Date): Promise<Invitation[]> =>
  run<Invitation>(
    'invitations-open',
    `select ${COLUMNS} from staff_invitation i join venue v on v.id = i.venue_id
     where i.venue_id = $1 and i.expires_at > $2 order by i.created_at desc, i.id`,
    [venueId, now],
  );

/** Invites an address; an earlier invitation of it is no longer one. */
export const putInvitation = async (
  run: Run,
  invitation: Omit<Invitation, 'id' | 'venueName'> & { readonly codeHash: Buffer },
): Promise<void> => {
  const { venueId, email, name, role, person, codeHash, invitedBy, expiresAt } = invitation;
  await run(
    'invitation-put',
    `insert into staff_invitation (venue_id, email, name, role, code_hash, invited_by, expires_at, user_id)
     values ($1, lower($2), $3, $4, $5, $6, $7, $8)
     on conflict (venue_id, email) do update set name = excluded.name, role = excluded.role,
       code_hash = excluded.code_hash, invited_by = excluded.invited_by, expires_at = excluded.expires_at,
       user_id = excluded.user_id, created_at = now()`,
    [venueId, email, name, role, codeHash, invitedBy, expiresAt, person],
  );
};

export const dropInvitation = async (run: Run, venueId: string, id: string): Promise<string | null> => {
  const [row] = await run<{ email: string }>(
    'invitation-drop',
    'delete from staff_invitation where venue_id = $1 and id = $2 returning email',
    [venueId, id],
  );
  return row?.email ?? null;
};

/** Somebody of the team is invited by another address, or works here no longer. */
export const dropInvitationOf = async (run: Run, venueId: string, person: string): Promise<void> => {
  await run('invitation-drop-person', 'delete from staff_invitation where venue_id = $1 and user_id = $2', [
    venueId,
    person,
  ]);
};

/** What a code is an invitation to; null when it opens nothing, or no longer. */
export const invitationOf = async (run: Run, codeHash: Buffer, now: Date): Promise<Invitation | null> => {
  const [row] = await run<Invitation>(
    'invitation-of-code',
    `select ${COLUMNS} from staff_invitation i join venue v on v.id = i.venue_id
     where i.code_hash = $1 and i.expires_at > $2`,
    [codeHash, now],
  );
  return row ?? null;
};

/** Uses an invitation up; false when somebody was quicker. */
export const spendInvitation = async (run: Run, id: string): Promise<boolean> => {
  const rows = await run('invitation-spend', 'delete from staff_invitation where id = $1 returning 1', [id]);
  return rows.length > 0;
};

/** A venue as its letters name it, and the language that they are written in. */
export const venueInLetters = async (
  run: Run,
  venueId: string,
): Promise<{ readonly name: string; readonly language: string }> => {
  const [row] = await run<{ name: string; language: string }>(
    'venue-in-letters',
    `select name, settings ->> 'mainLanguage' as language from venue where id = $1`,
    [venueId],
  );
  return row ?? { name: '', language: 'en' };
};

/** Name and address of people who never came. */
export const invitationEraser = eraser({
  kind: 'invitations',
  name: 'invitations-forget',
  due: 'select id from staff_invitation where venue_id = $1 and expires_at < $2',
  erase: 'delete from staff_invitation where id in (select id from due)',
});
