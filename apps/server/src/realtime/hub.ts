import { eventMessage, HEARTBEAT } from './message.ts';
import type { Audience } from './outbox.ts';
import type { StoredEvent } from './store.ts';
import type { Stream } from './stream.ts';

/** A heartbeat reaches each stream this often; a part of them every second. RT-17, DESIGN §3. */
const HEARTBEAT_SECONDS = 25;

export type Subscription = { readonly audience: Audience; readonly channel: string };

export type Hub = {
  /** Puts a stream among the listeners of its subscriptions; `party` names those that end together. */
  readonly join: (stream: Stream, subscriptions: readonly Subscription[], party: string) => void;
  readonly leave: (stream: Stream) => void;
  /** Hands events to whom they are for: each is put into words once per audience, not once per phone. */
  readonly deliver: (events: readonly StoredEvent[]) => void;
  /** Ends the streams of a party, for example when staff sign out. */
  readonly endParty: (party: string) => void;
  readonly partySize: (party: string) => number;
  readonly size: () => number;
  readonly start: () => void;
  /** Ends every stream, so that browsers come back to another server or to this one's next start. */
  readonly stop: () => void;
};

type Listeners = { readonly channel: string; readonly streams: Set<Stream> };
type Membership = { readonly audiences: readonly string[]; readonly party: string; readonly slot: number };

const addTo = (groups: Map<string, Set<Stream>>, name: string, stream: Stream): void => {
  const group = groups.get(name);
  if (group) group.add(stream);
  else groups.set(name, new Set([stream]));
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
    const audience = listeners.get(event.audience);
    if (audience) {
      const message = eventMessage(audience.channel, event);
      for (const stream of audience.streams) stream.send(event, message);
    }
    if (event.event === 'session-ended') endParty(event.audience);
  };

  const leave = (stream: Stream): void => {
    const membership = members.get(stream);
    if (!membership) return;
    members.delete(stream);
    slots[membership.slot]?.delete(stream);
    for (const name of membership.audiences) {
      const audience = listeners.get(name);
      audience?.streams.delete(stream);
      if (audience?.streams.size === 0) listeners.delete(name);
    }
    const party = parties.get(membership.party);
    party?.delete(stream);
    if (party?.size === 0) parties.delete(membership.party);
  };

  return {
    join: (stream, subscriptions, party) => {
      const slot = members.size % HEARTBEAT_SECONDS;
      members.set(stream, { audiences: subscriptions.map(({ audience }) => audience), party, slot });
      slots[slot]?.add(stream);
      addTo(parties, party, stream);
      for (const { audience, channel } of subscriptions) {
        const known = listeners.get(audience);
        if (known) known.streams.add(stream);
        else listeners.set(audience, { channel, streams: new Set([stream]) });
      }
    },
    leave,
    deliver: events => {
      for (const event of events) deliverOne(event);
    },
    endParty,
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
