import { INVITATION_DAYS } from '@tableside/domain/staff';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { CODE_PLACE, emailWords, mailOf, queueMailWithCode } from '../mail/index.ts';
import { hashOfCode } from '../staff/index.ts';
import { venueInLetters } from './invitation-store.ts';
import type { Invited } from './invited.ts';

/** Letters to strangers that one venue may have sent. */
const LETTERS = { limit: 60, seconds: 3_600 } as const;

type Invitation = {
  /** Who invites, by name. */
  readonly by: string;
  readonly code: string;
  /** The address of this site as the letter's reader reaches it. */
  readonly site: string;
};

/**
 * Writes to somebody that they are invited, in the venue's language; answers whether mail is set up. Call
 * `deps.mail.hurry()` after the commit. Refuses rate_limited.
 */
export const mailInvitation = async (
  deps: Pick<Deps, 'mail' | 'secretBox' | 'clock' | 'limits'>,
  run: Run,
  { venueId, name, email, role }: Invited,
  { by, code, site }: Invitation,
): Promise<boolean> => {
  if (!deps.mail.isOpen) return false;
  deps.limits.take('mailed-invitation', venueId, LETTERS);
  const venue = await venueInLetters(run, venueId);
  const say = emailWords(venue.language);
  const letter = {
    language: say.language,
    venue: venue.name,
    title: say('invitation.title', { venue: venue.name }),
    intro: say('invitation.intro', { name, by, role: say(`role.${role}`), venue: venue.name }),
    rows: [],
    link: { label: say('invitation.button'), url: `${site}/console/join#${CODE_PLACE}` },
    notes: [say('invitation.until', { days: INVITATION_DAYS }), say('invitation.note')],
  };
  const dedupeKey = `invitation:${hashOfCode(code).toString('base64url')}`;
  const mail = mailOf(letter, { dedupeKey, to: email });
  return queueMailWithCode(deps, run, { ...mail, code }, deps.clock());
};
