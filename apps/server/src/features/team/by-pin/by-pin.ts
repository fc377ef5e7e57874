import { Refusal } from '@tableside/contract';
import { isSameName } from '@tableside/domain/staff';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { audit, endOtherSessions, givePin, type StaffService } from '../../staff/index.ts';
import { holdMember } from '../change-member.ts';
import { lockTeam, type Member, membersOf } from '../team-store.ts';
import { teamView } from '../team-view.ts';
import { insertPinMember } from './by-pin-store.ts';

/** Somebody of a team who has a PIN and nothing else. Throws not_found, not_allowed. */
export const pinMember = (team: readonly Member[], person: string): Member => {
  const member = team.find(({ id }) => id === person);
  if (!member) throw new Refusal('not_found');
  if (member.email !== null || !member.isOurs) throw new Refusal('not_allowed');
  return member;
};

/** Adds somebody by name and PIN. On a shared device one chooses a name first: of each there is one in a team. */
export const addByPin =
  (deps: Deps): Handler<'POST /console/{venue}/team/add'> =>
  async ({ staff, body: { name, role, pin } }) => {
    const { venueId } = staff;
    const put = await givePin(pin);
    await deps.database.transaction(async run => {
      await lockTeam(run, venueId);
      const team = await membersOf(run, venueId, staff.userId, deps.env.demo);
      if (team.some(each => isSameName(each.name, name))) throw new Refusal('name_taken');
      const person = await insertPinMember(run, { venueId, name, role, isDemo: false });
      await put(run, person, new Date(deps.clock()));
      await audit(run, staff, { action: 'team-add', subject: `staff:${person}`, data: { name, role } });
    });
    return { team: await teamView(deps, staff) };
  };

/** Another PIN for somebody who forgot theirs or was locked out; whoever works under the old one is signed out. */
export const resetPin =
  (deps: Deps, service: StaffService): Handler<'POST /console/{venue}/team/{person}/pin'> =>
  async ({ staff, params: { person }, body: { pin } }) => {
    const put = await givePin(pin);
    const ended = await deps.database.transaction(async run => {
      pinMember([await holdMember(run, deps, staff, person)], person);
      await put(run, person, new Date(deps.clock()));
      await audit(run, staff, { action: 'team-pin', subject: `staff:${person}` });
      return endOtherSessions(run, person, '');
    });
    service.ended(ended);
    return { team: await teamView(deps, staff) };
  };
