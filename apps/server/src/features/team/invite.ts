import { Refusal } from '@tableside/contract';
import { INVITATION_DAYS } from '@tableside/domain/staff';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { Handler, RequestMeta, StaffContext } from '../../http/mount/handler.ts';
import { staffAddress } from '../../http/network/own-address.ts';
import { audit, hashOfCode, newWayCode } from '../staff/index.ts';
import { pinMember } from './by-pin/by-pin.ts';
import { dropInvitation, dropInvitationOf, putInvitation } from './invitation-store.ts';
import type { Invited } from './invited.ts';
import { mailInvitation } from './mail-invitation.ts';
import { type Member, membersOf } from './team-store.ts';
import { teamView } from './team-view.ts';

const DAY_MS = 86_400_000;

/**
 * Puts down that somebody is invited; answers with the code that opens it, which nobody can be told again. `person`: works
 * here already, without an address so far.
 */
export const inviteTo = async (
  run: Run,
  who: Invited,
  by: string,
  now: number,
  person: string | null = null,
): Promise<string> => {
  const code = newWayCode();
  const expiresAt = new Date(now + INVITATION_DAYS * DAY_MS);
  await putInvitation(run, { ...who, person, codeHash: hashOfCode(code), invitedBy: by, expiresAt });
  return code;
};

type InviteParts = { readonly staff: StaffContext; readonly meta: RequestMeta };

/** Tells the code of an invitation once, and sends it by letter where mail is set up. */
const sendInvitation = async (
  deps: Deps,
  { staff, meta }: InviteParts,
  find: (
    run: Run,
    team: readonly Member[],
  ) => Promise<Omit<Invited, 'venueId'> & { readonly person?: string }>,
) => {
  const { venueId } = staff;
  const site = staffAddress(deps.env, meta);
  const { code, mailed } = await deps.database.transaction(async run => {
    const members = await membersOf(run, venueId, staff.userId, deps.env.demo);
    const { person, ...found } = await find(run, members);
    const { email, role } = found;
    if (members.some(each => each.email?.toLowerCase() === email.toLowerCase()))
      throw new Refusal('already_staff');
    const who = { venueId, ...found };
    const made = await inviteTo(run, who, staff.name, deps.clock(), person);
    const subject = person === undefined ? `venue:${venueId}` : `staff:${person}`;
    await audit(run, staff, { action: 'team-invite', subject, data: { email, role } });
    return { code: made, mailed: await mailInvitation(deps, run, who, { by: staff.name, code: made, site }) };
  });
  if (mailed) deps.mail.hurry();
  return { team: await teamView(deps, staff), code, mailed };
};

/** Invites somebody. Refuses already_staff for an address of somebody who works here. */
export const invite =
  (deps: Deps): Handler<'POST /console/{venue}/team/invite'> =>
  ({ staff, body, meta }) =>
    sendInvitation(deps, { staff, meta }, async () => body);

/** Somebody who signs in by PIN alone is to have an address and a password, and to stay who they are. */
export const invitePerson =
  (deps: Deps): Handler<'POST /console/{venue}/team/{person}/invite'> =>
  ({ staff, body: { email }, params: { person }, meta }) =>
    sendInvitation(deps, { staff, meta }, async (run, team) => {
      const { name, role } = pinMember(team, person);
      await dropInvitationOf(run, staff.venueId, person);
      return { name, email, role, person };
    });

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
