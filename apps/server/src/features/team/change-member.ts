import { Refusal, type Role } from '@tableside/contract';
import { isPinRole, leavesNoOwner } from '@tableside/domain/staff';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Handler, StaffContext } from '../../http/mount/handler.ts';
import {
  audit,
  createPasswordReset,
  endOtherSessions,
  removePin,
  removeTwoStep,
  type StaffService,
} from '../staff/index.ts';
import { dropInvitationOf } from './invitation-store.ts';
import { memberLeft, tablesLeft } from './left-seam.ts';
import { lockTeam, type Member, membersOf, removeMember, setRole } from './team-store.ts';
import { teamView } from './team-view.ts';

/** No session of theirs is kept. */
const NONE = '';

/** Somebody of the team, held until the transaction ends. Throws not_found, last_owner when `to` leaves no owner. */
export const holdMember = async (
  run: Run,
  { env }: Pick<Deps, 'env'>,
  staff: StaffContext,
  person: string,
  to?: Role | null,
): Promise<Member> => {
  await lockTeam(run, staff.venueId);
  const team = await membersOf(run, staff.venueId, staff.userId, env.demo);
  const member = team.find(({ id }) => id === person);
  if (!member) throw new Refusal('not_found');
  if (to !== undefined && leavesNoOwner(team, person, to)) throw new Refusal('last_owner');
  return member;
};

export const changeRole =
  (deps: Deps, service: StaffService): Handler<'POST /console/{venue}/team/{person}/role'> =>
  async ({ staff, params: { person }, body: { role, was } }) => {
    await deps.database.transaction(async run => {
      const member = await holdMember(run, deps, staff, person, role);
      if (member.role !== was) throw new Refusal('settings_changed', { role: member.role });
      if (member.email === null && !isPinRole(role)) throw new Refusal('role_needs_password');
      await setRole(run, staff.venueId, person, role);
      await audit(run, staff, { action: 'team-role', subject: `staff:${person}`, data: { was, role } });
    });
    service.reseat(person);
    return { team: await teamView(deps, staff) };
  };

/** Somebody leaves: every session of theirs ends, wherever else they work they sign in again. */
export const letGo =
  (deps: Deps, service: StaffService): Handler<'POST /console/{venue}/team/{person}/remove'> =>
  async ({ staff, params: { person } }) => {
    const { ended, afterwards } = await deps.database.transaction(async run => {
      const { role, name, email } = await holdMember(run, deps, staff, person, null);
      await removeMember(run, staff.venueId, person);
      await dropInvitationOf(run, staff.venueId, person);
      const leaver = { venueId: staff.venueId, userId: person, at: new Date(deps.clock()) };
      await tablesLeft.ask(run, leaver);
      const afterwards = await memberLeft.ask(run, leaver);
      // It opened this venue's devices and nothing else.
      if (email === null) await removePin(run, person);
      await audit(run, staff, { action: 'team-remove', subject: `staff:${person}`, data: { role, name } });
      return { ended: await endOtherSessions(run, person, NONE), afterwards };
    });
    await afterwards(deps);
    service.ended(ended);
    service.forget(person);
    return { team: await teamView(deps, staff) };
  };

/**
 * Helps somebody who lost phone and codes. The account opens other venues, too: only who is owner of all of them may.
 * Throws not_allowed otherwise, and for the own account, which has its own way with password and code.
 */
export const resetSecondStep =
  (deps: Deps, service: StaffService): Handler<'POST /console/{venue}/team/{person}/reset-second-step'> =>
  async ({ staff, params: { person } }) => {
    const ended = await deps.database.transaction(async run => {
      const { isOurs } = await holdMember(run, deps, staff, person);
      if (!isOurs || person === staff.userId) throw new Refusal('not_allowed');
      await removeTwoStep(run, person);
      await audit(run, staff, { action: 'second-step-reset', subject: `staff:${person}` });
      return endOtherSessions(run, person, NONE);
    });
    service.ended(ended);
    service.forget(person);
    return { team: await teamView(deps, staff) };
  };

/**
 * A way to a new password for somebody who lost theirs and gets no letter. The account opens other venues, too: as with the
 * second step, only who is owner of all of them may.
 */
export const resetPassword =
  (deps: Deps): Handler<'POST /console/{venue}/team/{person}/new-password'> =>
  ({ staff, params: { person } }) =>
    deps.database.transaction(async run => {
      const { isOurs, email } = await holdMember(run, deps, staff, person);
      if (!isOurs || email === null || person === staff.userId) throw new Refusal('not_allowed');
      const code = await createPasswordReset(run, person, 'handed', deps.clock());
      await audit(run, staff, { action: 'password-way', subject: `staff:${person}` });
      return { code };
    });
