import { Refusal } from '@tableside/contract';
import { INVITATION_DAYS } from '@tableside/domain/staff';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { staffAddress } from '../../http/network/own-address.ts';
import { audit, hashOfCode, newWayCode } from '../staff/index.ts';
import { dropInvitation, putInvitation } from './invitation-store.ts';
import type { Invited } from './invited.ts';
import { mailInvitation } from './mail-invitation.ts';
import { membersOf } from './team-store.ts';
import { teamView } from './team-view.ts';

const DAY_MS = 86_400_000;

/** Puts down that somebody is invited; answers with the code that opens it, which nobody can be told again. */
export const inviteTo = async (run: Run, who: Invited, by: string, now: number): Promise<string> => {
  const code = newWayCode();
  const expiresAt = new Date(now + INVITATION_DAYS * DAY_MS);
  await putInvitation(run, { ...who, codeHash: hashOfCode(code), invitedBy: by, expiresAt });
  return code;
};

/** Invites somebody by a code that is told once, and by a letter where mail is set up. Refuses already_staff for an address of somebody who works here. */
export const invite =
  (deps: Deps): Handler<'POST /console/{venue}/team/invite'> =>
  async ({ staff, body: { name, email, role }, meta }) => {
    const { venueId } = staff;
    const site = staffAddress(deps.env, meta);
    const { code, mailed } = await deps.database.transaction(async run => {
      const members = await membersOf(run, venueId, staff.userId, deps.env.demo);
      if (members.some(each => each.email.toLowerCase() === email.toLowerCase()))
        throw new Refusal('already_staff');
      const who = { venueId, name, email, role };
      const made = await inviteTo(run, who, staff.name, deps.clock());
      await audit(run, staff, { action: 'team-invite', subject: `venue:${venueId}`, data: { email, role } });
      return {
        code: made,
        mailed: await mailInvitation(deps, run, who, { by: staff.name, code: made, site }),
      };
    });
    if (mailed) deps.mail.hurry();
    return { team: await teamView(deps, staff), code, mailed };
  };

/** Takes an invitation back. */
export const withdraw =
  (deps: Deps): Handler<'POST /console/{venue}/team/invitations/{invitation}/withdraw'> =>
  async ({ staff, params }) => {
    if (!isUuid(params.invitation)) throw new Refusal('not_found');
    await deps.database.transaction(async run => {
      const email = await dropInvitation(run, staff.venueId, params.invitation);
      if (email === null) throw new Refusal('not_found');
      const subject = `venue:${staff.venueId}`;
      await audit(run, staff, { action: 'team-withdraw', subject, data: { email } });
    });
    return { team: await teamView(deps, staff) };
  };
