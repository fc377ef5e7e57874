import { setTimeout as wait } from 'node:timers/promises';
import type { AllCalls } from '@tableside/contract';
import { ApiFailure, type CallAnswer, type CallInput } from '@tableside/contract/client';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import type { Chance } from '../faults/chance.ts';
import type { FridayTable, Kind, Person, Venue } from './furnish.ts';
import type { House } from './house.ts';
import type { Notes } from './notes.ts';

export type Phone = TestClient & { readonly session: string };
/** An order as whoever acted on it last saw it. */
export type Order = {
  readonly number: string;
  status: BoardOrder['status'];
  items: { readonly id: string; readonly is_delivered: boolean }[];
};
/** People who came together, on so many phones; `table` changes when staff move them. */
export type Party = {
  readonly name: number;
  readonly kind: Kind;
  readonly chance: Chance;
  readonly waiter: Person;
  /** When they order what they have not ordered yet, and after which tick they pay and go; null: they stay. */
  readonly orderAt: number[];
  readonly leaveAt: number | null;
  readonly size: number;
  table: FridayTable;
  phones: Phone[];
  orders: Order[];
  /** As staff counted them, with whom they joined; null: nobody did. */
  people: number | null;
  /** Phones that ever sat here, those of a party that joined it as well. */
  everSat: number;
  /** Something stands, or stood, on their bill. */
  served: boolean;
  state: 'here' | 'joined' | 'gone';
};

export type Evening = {
  readonly house: House;
  readonly notes: Notes;
  readonly place: Venue;
  readonly parties: Party[];
  /** Open bills of parties that ran away. */
  readonly abandoned: Set<string>;
};

/** Never an answer to what people do at a venue. */
const FAULTS = new Set(['server_error', 'unavailable', 'rate_limited', 'offline', 'timeout', 'not_found']);
const MISTAKES = new Set(['validation_failed', 'not_allowed', 'not_signed_in', 'idempotency_key_reused']);

/** How often, and after how long, people try again whom a server without time turned away. */
const PATIENCE = 8;
const TRY_AGAIN_MS = 2_500;
/** Turned away at the door, before anything was done; a database that is away says when it will be back. */
const isTurnedAway = ({ code, details }: ApiFailure): boolean =>
  code === 'unavailable' && details.retry_after === undefined;

/** A call by somebody; null: refused, as people are now and then. */
export const attempt = async <Key extends keyof AllCalls>(
  { notes }: Pick<Evening, 'notes'>,
  who: Pick<TestClient, 'call'>,
  key: Key,
  input: CallInput<Key>,
  patience = PATIENCE,
): Promise<CallAnswer<Key> | null> => {
  try {
    const answer = await who.call(key, input);
    notes.hit(key);
    return answer;
  } catch (cause) {
    if (!(cause instanceof ApiFailure)) {
      notes.breaks(`${key}: ${cause instanceof Error ? cause.message.slice(0, 400) : String(cause)}`);
      return null;
    }
    notes.refuse(`${key}: ${cause.code}`);
    if (isTurnedAway(cause) && patience > 0) {
      await wait(TRY_AGAIN_MS);
      return attempt({ notes }, who, key, input, patience - 1);
    }
    if (FAULTS.has(cause.code) || MISTAKES.has(cause.code)) {
      notes.breaks(`${key} is answered ${cause.code}: ${JSON.stringify([input, cause.details])}`);
    }
    return null;
  }
};

export const isOpen = ({ status }: Order): boolean => !['closed', 'rejected', 'failed'].includes(status);

/** Remembers an order as an answer shows it. */
export const note = (
  party: Party,
  seen: Pick<BoardOrder, 'unique_order_number' | 'status'> & Pick<Order, 'items'>,
): Order => {
  const known = party.orders.find(({ number }) => number === seen.unique_order_number);
  const order = known ?? { number: seen.unique_order_number, status: seen.status, items: [] };
  order.status = seen.status;
  order.items = seen.items;
  if (!known) party.orders.push(order);
  return order;
};
