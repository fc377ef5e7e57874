import { Refusal } from '@tableside/contract';
import type { StaffSession } from '@tableside/contract/http/admin/staff';
import { deviceOf } from '@tableside/domain/staff';
import type { Deps } from '../../../deps.ts';
import type { Handler, SignedIn } from '../../../http/mount/handler.ts';
import { audit, auditAccount } from '../audit/audit.ts';
import type { StaffService } from '../staff-service.ts';
import {
  endOtherSessions,
  endSession,
  endSessionAtVenue,
  type SessionRow,
  sessionsAtVenue,
  sessionsOfAccount,
} from './session-store.ts';

const sessionView = (row: SessionRow, asking: SignedIn): StaffSession => ({
  id: row.id,
  person: row.userId,
  name: row.name,
  current: row.id === asking.sessionId,
  ...deviceOf(row.userAgent),
  shared_device: row.device,
  place: row.place,
  started_at: row.startedAt.toISOString(),
  seen_at: row.seenAt.toISOString(),
});

export const ownSessions =
  ({ database, clock }: Deps): Handler<'GET /console/account/sessions'> =>
  async ({ user }) => {
    const rows = await sessionsOfAccount(database.run, user.userId, new Date(clock()));
    return { sessions: rows.map(row => sessionView(row, user)) };
  };

export const endOwnSession =
  ({ database }: Deps, service: StaffService): Handler<'POST /console/account/sessions/{session}/end'> =>
  async ({ user, params }) => {
    const ended = await endSession(database.run, params.session, user.userId);
    if (ended.length === 0) throw new Refusal('not_found');
    service.ended(ended);
    return {};
  };

export const endOthers =
  ({ database }: Deps, service: StaffService): Handler<'POST /console/account/end-others'> =>
  async ({ user }) => {
    const ended = await database.transaction(async run => {
      const gone = await endOtherSessions(run, user.userId, user.sessionId);
      if (gone.length > 0) await auditAccount(run, user.userId, { action: 'sessions-end' });
      return gone;
    });
    service.ended(ended);
    return { ended: ended.length };
  };

/** Where everybody of the venue's staff is signed in. */
export const venueSessions =
  ({ database, clock, env }: Deps): Handler<'GET /console/{venue}/staff-sessions'> =>
  async ({ staff }) => {
    const rows = await sessionsAtVenue(database.run, staff.venueId, env.demo, new Date(clock()));
    return { sessions: rows.map(row => sessionView(row, staff)) };
  };

export const endVenueSession =
  (
    { database }: Deps,
    service: StaffService,
  ): Handler<'POST /console/{venue}/staff-sessions/{session}/end'> =>
  async ({ staff, params }) => {
    const ended = await database.transaction(async run => {
      const gone = await endSessionAtVenue(run, params.session, staff.venueId);
      const [{ userId } = { userId: null }] = gone;
      if (userId !== null) await audit(run, staff, { action: 'session-end', subject: `staff:${userId}` });
      return gone;
    });
    if (ended.length === 0) throw new Refusal('not_found');
    service.ended(ended);
    return {};
  };
