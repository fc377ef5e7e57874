import { Refusal } from '@tableside/contract';
import { NewPassword } from '@tableside/contract/http/shared/shared';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { noteFound } from '../notices/index.ts';
import {
  audit,
  createStaff,
  hashOfCode,
  hashPassword,
  provePassword,
  usableAccountOf,
} from '../staff/index.ts';
import { giveAddress } from './by-pin/by-pin-store.ts';
import { type Invitation, invitationOf, spendInvitation } from './invitation-store.ts';

/** 100 random bits are guessed by nobody, so wrong ones are not counted: a count would lock out who shares the address. */
const invitationFor = async (
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  code: string,
): Promise<Invitation> => {
  const found = await invitationOf(database.run, hashOfCode(code), new Date(clock()));
  if (!found) throw new Refusal('invitation_gone');
  return found;
};

/** What somebody who holds a code is invited to. */
export const showInvitation =
  (deps: Deps): Handler<'POST /console/join'> =>
  async ({ body: { code } }) => {
    const { venueName, name, email, role } = await invitationFor(deps, code);
    const account = await usableAccountOf(deps.database.run, email);
    return { venue_name: venueName, name, email, role, has_account: account !== null };
  };

/** Who works here by PIN alone so far gets address and password, and stays who they are. */
const joinAsThemselves = async (
  deps: Deps,
  { id, venueId, email }: Invitation,
  person: string,
  password: string,
): Promise<void> => {
  const passwordHash = await hashPassword(password);
  await deps.database.transaction(async run => {
    if (!(await spendInvitation(run, id))) throw new Refusal('invitation_gone');
    const given = await giveAddress(run, { person, venueId, email, passwordHash });
    if (given === null) throw new Refusal('email_taken');
    if (!given) throw new Refusal('invitation_gone');
    await audit(run, { userId: person, venueId }, { action: 'team-join', subject: `staff:${person}` });
  });
};

/**
 * Joins a venue's staff: the code is used up, the account made or, with its own password proven, given the role here too.
 * Whoever found the code of somebody who has an account already cannot act in their name.
 */
export const accept =
  (deps: Deps): Handler<'POST /console/join/accept'> =>
  async ({ body: { code, password }, meta }) => {
    const invitation = await invitationFor(deps, code);
    const { id, venueId, name, email, role, person } = invitation;
    const account = await usableAccountOf(deps.database.run, email);
    // An account of their own and somebody else's cannot become one.
    if (account && person !== null) throw new Refusal('email_taken');
    if (account) await provePassword(deps, { ...account, email }, meta, password);
    else if (!NewPassword.safeParse(password).success)
      throw new Refusal('validation_failed', { fields: { password: 'short' } });
    if (person !== null) {
      await joinAsThemselves(deps, invitation, person, password);
      return {};
    }
    await deps.database.transaction(async run => {
      if (!(await spendInvitation(run, id))) throw new Refusal('invitation_gone');
      const dedupeKey = `staff:${id}`;
      await noteFound(run, { venueId, cause: 'staff', dedupeKey, subject: name }, new Date(deps.clock()));
      const userId = await createStaff({ run }, { email, name, password, venueId, role });
      await audit(
        run,
        { userId, venueId },
        { action: 'team-join', subject: `staff:${userId}`, data: { role } },
      );
    });
    return {};
  };
