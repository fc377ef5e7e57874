import { Refusal } from '@tableside/contract';
import { restaurantChannel, sessionOrdersChannel, staffChannel } from '@tableside/contract/realtime';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { GENERAL } from '../features/limits/index.ts';
import { authenticate } from '../http/mount/access.ts';
import type { StaffGuard } from '../http/mount/ports.ts';
import { clientNetwork } from '../http/network/client-network.ts';
import { metaOf } from '../http/request-meta.ts';
import { courtStream } from './court-stream.ts';
import type { Hub, Subscription } from './hub.ts';
import { openStream } from './open-stream.ts';
import type { OutboxReader } from './reader.ts';
import { staffAudiences } from './staff-audiences.ts';

/** Streams a session may open in a minute, and keep open: a phone has one or two, a family shares nothing. */
const OPENINGS = { limit: 60, seconds: 60 } as const;
const MAX_OPEN = 20;

/** A stream answers GET only: an answer to HEAD has no body. */
const ROUTE = { exposeHeadRoute: false } as const;

type Parts = {
  readonly deps: Deps;
  readonly staff: StaffGuard;
  readonly hub: Hub;
  readonly reader: OutboxReader;
  /** The reader has begun. */
  readonly ready: Promise<void>;
};

/** The channels asked for, all of the session's when none are named; others are ignored. RT-01. */
const wantedOf = (request: FastifyRequest, own: readonly Subscription[]): Subscription[] => {
  const { channels } = request.query as { channels?: unknown };
  if (typeof channels !== 'string') return [...own];
  const names = new Set(channels.split(','));
  return own.filter(({ channel }) => names.has(channel));
};

const mayOpen = ({ deps, hub }: Parts, who: string, party: string): void => {
  deps.limits.take('stream', who, OPENINGS);
  if (hub.partySize(party) >= MAX_OPEN * Math.max(1, deps.env.rateLimitFactor)) {
    throw new Refusal('rate_limited', { retry_after: 30 });
  }
};

/** Who cannot prove their right to a stream counts against their address. */
const counted = <T>({ deps }: Parts, request: FastifyRequest, proof: Promise<T>): Promise<T> =>
  proof.catch((refusal: unknown) => {
    deps.limits.take('address', clientNetwork(request.ip), GENERAL.address);
    throw refusal;
  });

/** Whose stream it is: `party` names the streams that end together. */
type Listener = {
  readonly id: string;
  readonly party: string;
  readonly expiresAt: number;
  readonly own: readonly Subscription[];
};

/** A guest at a table. */
const guestOf = async ({ deps }: Parts, token: string, deviceToken: string | null): Promise<Listener> => {
  const guest = await deps.sessions.prove(token, deviceToken);
  const party = `session:${guest.sessionId}` as const;
  const own: Subscription[] = [
    { audience: party, channel: sessionOrdersChannel(guest.token) },
    // What concerns the whole table, its bill, reaches each phone on its own channel. RT-11.
    ...(guest.mode === 'scan'
      ? [{ audience: `visit:${guest.visitId}`, channel: sessionOrdersChannel(guest.token) } as const]
      : []),
    { audience: `venue:${guest.venueId}`, channel: restaurantChannel(guest.venueId) },
  ];
  return { id: guest.sessionId, party, expiresAt: guest.expiresAt, own };
};

/** Whoever a token is of: a guest at a table, else one in the hall of a food court. RT-18. */
const listenerOf = (parts: Parts, token: string, deviceToken: string | null): Promise<Listener> =>
  guestOf(parts, token, deviceToken).catch(async (refusal: unknown) => {
    if (!(refusal instanceof Refusal) || refusal.code !== 'session_not_found') throw refusal;
    const { id, expiresAt, subscriptions } = await courtStream(parts.deps, token, { deviceToken });
    return { id, party: `court-visit:${id}`, expiresAt, own: subscriptions };
  });

const guestRoute = (app: FastifyInstance, parts: Parts): void => {
  const { deps } = parts;
  app.get('/api/realtime/:session', ROUTE, async (request, reply) => {
    const { session } = request.params as { session: string };
    await parts.ready;
    const provenAfter = parts.reader.position();
    const { deviceToken } = metaOf(request, reply);
    const { id, party, expiresAt, own } = await counted(
      parts,
      request,
      listenerOf(parts, session, deviceToken),
    );
    mayOpen(parts, id, party);
    await openStream(
      { ...parts, database: parts.deps.database },
      { request, reply },
      {
        subscriptions: wantedOf(request, own),
        party,
        provenAfter,
        mayGoOn: () => deps.clock() < expiresAt,
      },
    );
  });
};

const staffRoute = (app: FastifyInstance, parts: Parts): void => {
  app.get('/api/console/:venue/realtime', ROUTE, async (request, reply) => {
    const { venue } = request.params as { venue: string };
    await parts.ready;
    const provenAfter = parts.reader.position();
    const meta = metaOf(request, reply);
    // Streams are for people at screens: other systems are told by webhooks.
    const none = { prove: () => Promise.reject(new Refusal('not_signed_in')) };
    const guards = {
      sessions: parts.deps.sessions,
      guestAccounts: { proofOf: () => null, signedIn: async () => null },
      staff: parts.staff,
      keys: none,
      bridges: none,
      setup: none,
    };
    const prove = () => authenticate({ staff: ROLE_GROUPS.service }, { venue }, meta, guards);
    const { staff } = await counted(parts, request, prove());
    if (!staff) throw new Refusal('not_found');
    const party = `user:${staff.userId}`;
    mayOpen(parts, staff.userId, party);
    const { venueId, role } = staff;
    await openStream(
      { ...parts, database: parts.deps.database },
      { request, reply },
      {
        subscriptions: staffAudiences(role, venueId).map(audience => ({
          audience,
          channel: staffChannel(venueId),
        })),
        party,
        provenAfter,
        mayGoOn: () =>
          prove().then(
            // Whose role is another now comes back, and hears what that role may.
            again => again.staff?.role === role,
            error => !(error instanceof Refusal),
          ),
      },
    );
  });
};

/** `GET /api/realtime/{session}` for guests and `GET /api/console/{venue}/realtime` for staff. RT-01, RT-17. */
export const mountStreams = (app: FastifyInstance, parts: Parts): void => {
  guestRoute(app, parts);
  staffRoute(app, parts);
};
