import { eventMessage, HEARTBEAT, passingMessage } from './message.ts';
import type { Audience } from './outbox.ts';
import type { StoredEvent } from './store.ts';
import type { Stream } from './stream.ts';

/** A heartbeat reaches each stream this often; a part of them every second. RT-17. */
const HEARTBEAT_SECONDS = 25;

/** A session that is over, and one that listens to another party from now on: its phone comes back by itself. */
const ENDS_STREAMS: ReadonlySet<string> = new Set(['session-ended', 'session-moved']);

export type Subscription = { readonly audience: Audience; readonly channel: string };

export type Hub = {
  /** Puts a stream among the listeners of its subscriptions; `party` names those that end together. */
  readonly join: (stream: Stream, subscriptions: readonly Subscription[], party: string) => void;
  readonly leave: (stream: Stream) => void;
  /**
   * Hands events to whom they are for: each is put into words once per audience and channel, not once per phone. Only
   * the phones of a party hear one audience on channels of their own, those of their sessions.
   */
  readonly deliver: (events: readonly StoredEvent[]) => void;
  /**
   * Tells who listens now of something that follows from events and can be asked for anew: it has no place in the outbox,
   * and whoever comes back later does not hear it.
   */
  readonly tell: (audience: Audience, event: string, data: string) => void;
  /** Whether anybody on this server listens to an audience. */
  readonly isHeard: (audience: Audience) => boolean;
  /** Ends the streams of a party, for example when staff sign out. */
  readonly endParty: (party: string) => void;
  /** Ends those of a party's streams that may not go on; the others live on. */
  readonly check: (party: string) => void;
  readonly partySize: (party: string) => number;
  readonly size: () => number;
  readonly start: () => void;
  /** Ends every stream, so that browsers come back to another server or to this one's next start. */
  readonly stop: () => void;
};

/** Streams of one audience by the channel on which they hear it. */
type Listeners = Map<string, Set<Stream>>;
type Membership = {
  readonly subscriptions: readonly Subscription[];
  readonly party: string;
  readonly slot: number;
};

const addTo = (groups: Map<string, Set<Stream>>, name: string, stream: Stream): void => {
  const group = groups.get(name);
  if (group) group.add(stream);
  else groups.set(name, new Set([stream]));
};

const removeFrom = (groups: Map<string, Set<Stream>>, name: string, stream: Stream): void => {
  const group = groups.get(name);
  group?.delete(stream);
  if (group?.size === 0) groups.delete(name);
};

/** Open streams of this process and who listens to what. */
export const createHub = (): Hub => {
  const listeners = new Map<string, Listeners>();
  const parties = new Map<string, Set<Stream>>();
  const members = new Map<Stream, Membership>();
  const slots: Set<Stream>[] = Array.from({ length: HEARTBEAT_SECONDS }, () => new Set());
  let turn = 0;
  let beat: NodeJS.Timeout | undefined;

  const endParty = (party: string): void => {
    for (const stream of [...(parties.get(party) ?? [])]) stream.close();
  };

  const check = async (stream: Stream): Promise<void> => {
    const mayGoOn = await Promise.resolve(stream.mayGoOn()).catch(() => true);
    if (mayGoOn) stream.write(HEARTBEAT);
    else stream.close();
  };

  const deliverOne = (event: StoredEvent): void => {
    for (const [channel, streams] of listeners.get(event.audience) ?? []) {
      const message = eventMessage(channel, event);
      for (const stream of streams) stream.send(event, message);
    }
    if (ENDS_STREAMS.has(event.event)) endParty(event.audience);
  };

  const leave = (stream: Stream): void => {
    const membership = members.get(stream);
    if (!membership) return;
    members.delete(stream);
    slots[membership.slot]?.delete(stream);
    for (const { audience, channel } of membership.subscriptions) {
      const known = listeners.get(audience);
      if (known) removeFrom(known, channel, stream);
      if (known?.size === 0) listeners.delete(audience);
    }
    removeFrom(parties, membership.party, stream);
  };

  return {
    join: (stream, subscriptions, party) => {
      const slot = members.size % HEARTBEAT_SECONDS;
      members.set(stream, { subscriptions, party, slot });
      slots[slot]?.add(stream);
      addTo(parties, party, stream);
      for (const { audience, channel } of subscriptions) {
        const known: Listeners = listeners.get(audience) ?? new Map();
        listeners.set(audience, known);
        addTo(known, channel, stream);
      }
    },
    leave,
    deliver: events => {
      for (const event of events) deliverOne(event);
    },
    tell: (audience, event, data) => {
      for (const [channel, streams] of listeners.get(audience) ?? []) {
        const message = passingMessage(channel, event, data);
        for (const stream of streams) stream.write(message);
      }
    },
    isHeard: audience => listeners.has(audience),
    endParty,
    check: party => {
      for (const stream of [...(parties.get(party) ?? [])]) void check(stream);
    },
    partySize: party => parties.get(party)?.size ?? 0,
    size: () => members.size,
    start: () => {
      beat = setInterval(() => {
        turn = (turn + 1) % HEARTBEAT_SECONDS;
        for (const stream of [...(slots[turn] ?? [])]) void check(stream);
      }, 1_000);
      beat.unref();
    },
    stop: () => {
      clearInterval(beat);
      for (const stream of [...members.keys()]) stream.close();
    },
  };
};
