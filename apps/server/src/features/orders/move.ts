import { Refusal } from '@tableside/contract';
import type { OrderEventName } from '@tableside/contract/realtime';
import { guestNotificationOf } from '@tableside/domain/notify';
import {
  isFinal,
  mayMove,
  type OrderActor,
  type OrderStatus,
  type WaitingFor,
} from '@tableside/domain/orders';
import { MustBeginAnew, type Run } from '../../database/database.ts';
import { appendToOutbox, type OutboxEntry } from '../../realtime/outbox.ts';
import { noteStep } from '../../steps.ts';
import { lockBillsOfOrder, orderIsOnBill, removeOrderFromBill } from '../bills/index.ts';
import { queueGuestNotification } from '../notify/index.ts';
import { entriesOf } from './announce.ts';
import { type LockedOrder, lockOrder, type MovedColumns, writeMove } from './move-store.ts';
import { readOrder } from './read/order-read.ts';
import type { OrderMoney } from './read/order-store.ts';
import type { OrderFacts } from './read/order-view.ts';

/** What is to change about an order; what is absent stays. Without `to` it keeps its status. */
export type Change = {
  readonly to?: OrderStatus;
  /** Why it waits, for `pending_activate` only. */
  readonly waitingFor?: WaitingFor;
  readonly waitMinutes?: number | null;
  /** Words the guest reads on a rejected or failed order. */
  readonly reason?: string;
  readonly seen?: true;
  /** Minor units paid so far. */
  readonly paid?: number;
  readonly paymentType?: string;
  /** What guests are told; also the event of the history. */
  readonly event: OrderEventName;
  /** More for the history. */
  readonly data?: Readonly<Record<string, unknown>>;
};

/** An order as it stands, whose row the caller has locked, and what its bill will know of it once it is moved. */
export type KnownOrder = { readonly facts: OrderFacts; readonly money: OrderMoney; readonly left: number };

export type Move = {
  readonly venueId: string;
  /** The order's unique number. */
  readonly order: string;
  readonly actor: OrderActor;
  readonly actorName?: string | null;
  /** The account of an actor who serves. */
  readonly waiterId?: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The bills that it stands on, where the caller has locked them. */
  readonly bills?: readonly string[];
  /** What needs no reading. */
  readonly known?: KnownOrder | undefined;
  /**
   * Takes what is to be told, and the order as it then stands, for a caller that writes it with something else; absent: it
   * is written here. The move is on its way by then: what is sent now comes after it.
   */
  readonly tell?: (entries: readonly OutboxEntry[], facts: OrderFacts) => Promise<void> | void;
  /**
   * Looks at the locked order and says what is to change; null: nothing (it is so already). May refuse by a thrown
   * `Refusal` and may write more in the same transaction (lines, stock, the visit).
   */
  readonly decide: (order: LockedOrder) => Promise<Change | null> | Change | null;
};

const columnsAfter = (order: LockedOrder, change: Change, now: Date): MovedColumns => {
  const status = change.to ?? order.status;
  const becomesActive = status === 'active' && order.accepted_at === null;
  return {
    status,
    waiting_for: status === 'pending_activate' ? (change.waitingFor ?? order.waiting_for) : null,
    seen_at: change.seen || becomesActive ? (order.seen_at ?? now) : order.seen_at,
    wait_minutes: change.waitMinutes === undefined ? order.wait_minutes : change.waitMinutes,
    status_reason: change.reason ?? order.status_reason,
    accepted_at: becomesActive ? now : order.accepted_at,
    closed_at: isFinal(status) ? (order.closed_at ?? now) : null,
    paid: change.paid ?? order.paid,
    selected_payment_type: change.paymentType ?? order.selected_payment_type,
  };
};

const lockedAs = ({ facts }: KnownOrder): LockedOrder => ({
  ...facts.order,
  rush_minutes: facts.rushMinutes,
});

/** What staff are told: an order is new to them when it leaves `pending_activate`, and unknown to them before. */
const staffEventOf = (from: OrderStatus, to: OrderStatus, event: OrderEventName): OrderEventName | null => {
  if (from !== 'pending_activate') return event;
  return to === 'waiting_confirmation' || to === 'active' ? 'order-created' : null;
};

/** What of an order that will not be served was still to be paid is owed no more. */
const takeOffBills = async (
  run: Run,
  bills: readonly string[],
  orderId: string,
  { actor, actorName, now }: Move,
  reason: string,
): Promise<void> => {
  for (const bill of bills)
    await removeOrderFromBill(run, bill, { orderId, by: actorName ?? actor, reason, now });
};

/**
 * An order that was on no bill may be on one once its row is locked: a guest began to pay while we waited for it. Bills are
 * locked before orders, so the transaction begins anew; ended without its bill, the order could still be paid.
 */
const beginAnewIfBilled = async (run: Run, bills: readonly string[], orderId: string): Promise<void> => {
  if (bills.length > 0 || !(await orderIsOnBill(run, orderId))) return;
  throw new MustBeginAnew('the order was put on a bill meanwhile');
};

/** The order once it is moved, where that needs no reading: how many orders a batch holds is counted where it is read. */
const knownAfter = (columns: MovedColumns, known: KnownOrder | undefined): OrderFacts | null => {
  if (!known || known.facts.batch !== null) return null;
  const { facts, money, left } = known;
  return {
    ...facts,
    money,
    left,
    order: { ...facts.order, ...columns, is_paid: columns.paid === facts.order.total },
  };
};

/**
 * THE one function that changes an order after it is placed: locks its bills, then the row, asks the transition table,
 * updates, writes the history and the events, all in the caller's transaction. RT-02…10.
 * Throws `Refusal` order_not_found (also for another venue's order) and order_move_refused.
 */
export const moveOrder = async (run: Run, move: Move): Promise<OrderFacts> => {
  const bills = move.bills ?? (await lockBillsOfOrder(run, move.venueId, move.order));
  const order = move.known ? lockedAs(move.known) : await lockOrder(run, move.venueId, move.order);
  if (!order) throw new Refusal('order_not_found');
  const change = await move.decide(order);
  if (change === null) return readOrder(run, order.id);
  const to = change.to ?? order.status;
  if (to !== order.status && !mayMove(order.status, to, move.actor)) refuseMove(order, to);
  const ends = to === 'rejected' || to === 'failed';
  if (ends) await beginAnewIfBilled(run, bills, order.id);
  const now = new Date(move.now);
  const columns = columnsAfter(order, change, now);
  const moved = writeMove(run, { id: order.id, from: order.status }, columns, {
    event: change.event,
    actor: move.actor,
    actorName: move.actorName ?? null,
    waiterId: move.waiterId ?? null,
    at: now,
    data: change.data ?? {},
  });
  const about = {
    number: move.order,
    venue: move.venueId,
    bill: bills[0] ?? null,
    from: order.status,
    to,
    by: move.actor,
  };
  noteStep(run, { of: 'order', id: order.id, step: change.event, about });
  if (ends) {
    await moved;
    await takeOffBills(run, bills, order.id, move, change.reason ?? '');
  }
  // Sent together where nothing comes between, done one after the other.
  const facts = knownAfter(columns, move.known) ?? (await Promise.all([moved, readOrder(run, order.id)]))[1];
  const kind = guestNotificationOf({ from: order.status, to, event: change.event, actor: move.actor });
  const news = { orderId: order.id, sessionId: order.session_id, at: now };
  const staffEvent = staffEventOf(order.status, to, change.event);
  const by = move.actor === 'staff' ? (move.actorName ?? null) : null;
  const entries = entriesOf({ facts, event: change.event, staffEvent, by });
  await Promise.all([
    moved,
    kind && queueGuestNotification(run, { ...news, kind }),
    move.tell ? move.tell(entries, facts) : appendToOutbox(run, entries),
  ]);
  return facts;
};

/** Refuses what the order's state does not allow. */
export const refuseMove = (order: LockedOrder, to?: OrderStatus): never => {
  throw new Refusal('order_move_refused', { from: order.status, ...(to && { to }) });
};
