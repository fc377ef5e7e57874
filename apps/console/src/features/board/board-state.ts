import type { CallAnswer } from '@tableside/contract/client';
import type { BoardOrder, BoardTable, VenueStatus, WaiterCall } from '@tableside/contract/http/console/board';
import type { StaffMessage } from '@tableside/contract/realtime';
import { replaceEqualDeep } from '@tanstack/react-query';
import { type Cursor, isAfter, laterOf } from './cursor.ts';

export type BoardSnapshot = CallAnswer<'GET /console/{venue}/board'>;
type ById<T> = Readonly<Record<string, T>>;

/** What staff see, made of a snapshot and the events after it. */
export type BoardState = {
  readonly orders: ById<BoardOrder>;
  readonly calls: ById<WaiterCall>;
  readonly venue: VenueStatus;
  /** Who of the staff brought an order to where it stands, where an event told; null: nobody of them did. */
  readonly movers: ById<string | null>;
  /** How far the latest snapshot reached. */
  readonly base: Cursor;
  /** How far this state reaches: the stream goes on from here. */
  readonly cursor: Cursor;
  /** The last event applied to each thing after `base`. */
  readonly marks: ById<Cursor>;
  /** Add it to the device clock to get the server's. Milliseconds. */
  readonly clockOffset: number;
};

/** Snapshots hold open calls only; answered ones stay for "did anybody go to table 5?". Milliseconds. */
const ANSWERED_STAYS_MS = 60 * 60_000;
const answeredLately = (call: WaiterCall, now: number): boolean =>
  call.done_at !== null && now - Date.parse(call.done_at) < ANSWERED_STAYS_MS;

const keep = <T>(
  fresh: readonly T[],
  idOf: (thing: T) => string,
  mine: ById<T>,
  isKept: (id: string, thing: T) => boolean,
): ById<T> => ({
  ...Object.fromEntries(fresh.map(thing => [idOf(thing), thing])),
  ...Object.fromEntries(Object.entries(mine).filter(([id, thing]) => isKept(id, thing))),
});

/**
 * Takes a snapshot in: it replaces everything except what a later event has changed meanwhile. A snapshot older than the
 * one already shown changes nothing. `deviceNow` is the device clock in milliseconds.
 */
export const applySnapshot = (
  before: BoardState | undefined,
  snapshot: BoardSnapshot,
  deviceNow: number,
): BoardState => {
  if (before && isAfter(before.base, snapshot.cursor)) return before;
  const marks = Object.fromEntries(
    Object.entries(before?.marks ?? {}).filter(([, cursor]) => isAfter(cursor, snapshot.cursor)),
  );
  return {
    orders: keep(
      snapshot.orders,
      order => order.unique_order_number,
      before?.orders ?? {},
      id => Object.hasOwn(marks, `order:${id}`),
    ),
    calls: keep(
      snapshot.calls,
      call => call.id,
      before?.calls ?? {},
      (id, call) => Object.hasOwn(marks, `call:${id}`) || answeredLately(call, Date.parse(snapshot.now)),
    ),
    venue: before && Object.hasOwn(marks, 'venue') ? before.venue : snapshot.venue,
    movers: Object.fromEntries(
      Object.entries(before?.movers ?? {}).filter(([id]) => Object.hasOwn(marks, `order:${id}`)),
    ),
    base: snapshot.cursor,
    cursor: before ? laterOf(before.cursor, snapshot.cursor) : snapshot.cursor,
    marks,
    clockOffset: Date.parse(snapshot.now) - deviceNow,
  };
};

const subjectOf = (message: StaffMessage): string => {
  switch (message.event) {
    case 'board-order':
      return `order:${message.data.order.unique_order_number}`;
    case 'board-call':
      return `call:${message.data.call.id}`;
    case 'board-table':
      return `table:${message.data.table.id}`;
    case 'board-venue':
      return 'venue';
    case 'board-pace':
      return 'pace';
    case 'board-guest':
      return `guests:${message.data.table_id}`;
    case 'board-handed':
      return 'handed';
    case 'board-floor':
      return 'floor';
    case 'board-hall':
      return 'hall';
    case 'board-reservations':
      return 'reservations';
    case 'board-menu':
      return 'menu';
    case 'board-settings':
      return 'settings';
    case 'board-kitchen':
    case 'board-printers':
      return 'kitchen';
    case 'board-bill':
      return `bill:${message.data.bill.id}`;
    case 'board-payment':
      return `payment:${message.data.payment.uuid}`;
    case 'board-alert':
      return `alert:${message.data.alert.id}`;
  }
};

/** Whether a table was closed on which this order stands, and it does not know. */
const hasLeft = (orders: readonly BoardOrder[], table: BoardTable): boolean =>
  table.opened_at === null &&
  orders.some(order => order.table_id === table.id && order.closed_at === null && !order.party_left);

/**
 * Whether an event says that other orders may be out of date, of which no event tells: another phone of a party changes how
 * many people its orders are for, so does a party that joins another, and orders of a table that was closed are of guests
 * who left.
 */
export const staleBy = (state: BoardState | undefined, message: StaffMessage): boolean => {
  if (!state) return false;
  if (message.event === 'board-guest') {
    const { table_id: table } = message.data;
    return Object.values(state.orders).some(order => order.table_id === table && order.closed_at === null);
  }
  if (message.event === 'board-table') return hasLeft(Object.values(state.orders), message.data.table);
  if (message.event !== 'board-order') return false;
  const { order } = message.data;
  const known = state.orders[order.unique_order_number];
  return known !== undefined && known.table_id !== order.table_id;
};

/** An order that says nothing new stays the same object, and so do all of them: its card is not drawn a second time. */
const withOrder = (orders: ById<BoardOrder>, order: BoardOrder): ById<BoardOrder> => {
  const id = order.unique_order_number;
  const next = replaceEqualDeep(orders[id], order);
  return next === orders[id] ? orders : { ...orders, [id]: next };
};

/**
 * Takes an event in. Events carry the whole thing, so one that was seen before, or that is older than what is shown of
 * the same thing, changes nothing: events may come twice and out of order.
 */
export const applyEvent = (state: BoardState, message: StaffMessage, id: Cursor): BoardState => {
  const subject = subjectOf(message);
  const known = laterOf(state.marks[subject] ?? state.base, state.base);
  if (!isAfter(id, known)) return state;
  const reached = {
    ...state,
    cursor: laterOf(state.cursor, id),
    marks: { ...state.marks, [subject]: id },
  };
  switch (message.event) {
    case 'board-order': {
      const { order, by } = message.data;
      const number = order.unique_order_number;
      const movers = { ...state.movers, [number]: by };
      return { ...reached, movers, orders: withOrder(state.orders, order) };
    }
    case 'board-call': {
      const { call } = message.data;
      return { ...reached, calls: { ...state.calls, [call.id]: call } };
    }
    case 'board-venue':
      return { ...reached, venue: message.data };
    case 'board-table':
    case 'board-handed':
    case 'board-guest':
    case 'board-floor':
    case 'board-hall':
    case 'board-reservations':
    case 'board-menu':
    case 'board-settings':
    case 'board-kitchen':
    case 'board-pace':
    case 'board-printers':
    case 'board-bill':
    case 'board-payment':
    case 'board-alert':
      return reached;
  }
};

/**
 * Takes in what an action answered. The answer has no place in the stream, so it counts only when nothing newer about the
 * same thing arrived since the action was sent (`sent` is the state at that time); otherwise the stream knows better.
 */
export const applyAnswer = (
  state: BoardState,
  sent: BoardState,
  answer: { order: BoardOrder } | { call: WaiterCall } | { venue: VenueStatus },
): BoardState => {
  const untouched = (subject: string) =>
    state.base === sent.base && state.marks[subject] === sent.marks[subject];
  if ('order' in answer) {
    const id = answer.order.unique_order_number;
    return untouched(`order:${id}`) ? { ...state, orders: withOrder(state.orders, answer.order) } : state;
  }
  if ('call' in answer) {
    const { id } = answer.call;
    return untouched(`call:${id}`) ? { ...state, calls: { ...state.calls, [id]: answer.call } } : state;
  }
  return untouched('venue') ? { ...state, venue: answer.venue } : state;
};
