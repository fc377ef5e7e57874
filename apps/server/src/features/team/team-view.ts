import type { TeamView } from '@tableside/contract/http/admin/team';
import type { Deps } from '../../deps.ts';
import type { StaffContext } from '../../http/mount/handler.ts';
import { openInvitations } from './invitation-store.ts';
import { membersOf } from './team-store.ts';

export const teamView = async (
  { database: { run }, env, clock }: Pick<Deps, 'database' | 'env' | 'clock'>,
  { venueId, userId }: Pick<StaffContext, 'venueId' | 'userId'>,
): Promise<TeamView> => {
  const [people, invitations] = await Promise.all([
    membersOf(run, venueId, userId, env.demo),
    openInvitations(run, venueId, new Date(clock())),
  ]);
  return {
    people: people.map(({ id, name, email, role, twoStep, pin, seenAt, isOurs }) => ({
      id,
      name,
      email,
      role,
      two_step: twoStep,
      pin,
      seen_at: seenAt?.toISOString() ?? null,
      self: id === userId,
      second_step_resettable: twoStep && isOurs && id !== userId,
      password_resettable: email !== null && isOurs && id !== userId,
      pin_resettable: email === null && isOurs,
    })),
    invitations: invitations.map(({ id, name, email, role, invitedBy, expiresAt }) => ({
      id,
      name,
      email,
      role,
      invited_by: invitedBy,
      expires_at: expiresAt.toISOString(),
    })),
  };
};
