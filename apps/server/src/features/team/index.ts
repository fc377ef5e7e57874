import type { consoleTeamCalls } from '@tableside/contract/http/admin/team';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import type { StaffService } from '../staff/index.ts';
import { addByPin, resetPin } from './by-pin/by-pin.ts';
import { changeRole, letGo, resetPassword, resetSecondStep } from './change-member.ts';
import { invite, invitePerson, withdraw } from './invite.ts';
import { accept, showInvitation } from './join.ts';
import { teamView } from './team-view.ts';

export { insertPinMember } from './by-pin/by-pin-store.ts';
export { invitationEraser } from './invitation-store.ts';
export { inviteTo } from './invite.ts';
export { type Afterwards, type Leaver, memberLeft, tablesLeft } from './left-seam.ts';
export { mailInvitation } from './mail-invitation.ts';
export { type OwnerRecoveryLink, type OwnerWayRefusal, ownerWay } from './owner-way.ts';
export { membersOf } from './team-store.ts';

/** Who works at a venue, and how somebody comes to. */
export const teamHandlers = (deps: Deps, service: StaffService): Handlers<keyof typeof consoleTeamCalls> => ({
  'GET /console/{venue}/team': async ({ staff }) => ({ team: await teamView(deps, staff) }),
  'POST /console/{venue}/team/invite': invite(deps),
  'POST /console/{venue}/team/add': addByPin(deps),
  'POST /console/{venue}/team/{person}/pin': resetPin(deps, service),
  'POST /console/{venue}/team/{person}/invite': invitePerson(deps),
  'POST /console/{venue}/team/invitations/{invitation}/withdraw': withdraw(deps),
  'POST /console/{venue}/team/{person}/role': changeRole(deps, service),
  'POST /console/{venue}/team/{person}/remove': letGo(deps, service),
  'POST /console/{venue}/team/{person}/reset-second-step': resetSecondStep(deps, service),
  'POST /console/{venue}/team/{person}/new-password': resetPassword(deps),
  'POST /console/join': showInvitation(deps),
  'POST /console/join/accept': accept(deps),
});
