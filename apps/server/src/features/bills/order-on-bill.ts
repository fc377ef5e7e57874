import type { BoardOrder } from '@tableside/contract/http/console/board';
import type { OrderActor } from '@tableside/domain/orders';
import type { VenueSettings } from '@tableside/domain/venue';
import type { OutboxEntry } from '../../realtime/outbox.ts';
import { seam } from '../../seam.ts';

/** Who took something of an order off its bill: staff, or the external till. */
export type TakenOffBy = {
  readonly actor: Extract<OrderActor, 'staff' | 'system'>;
  readonly name: string | null;
};

/** What changed of an order on a bill that the caller holds. */
export type OrderOnBillChange = {
  readonly venueId: string;
  /** The order's unique number. */
  readonly order: string;
  /** Minor units, in all. */
  readonly paid: number;
  /** How the money came; null when none did. */
  readonly method: string | null;
  /** Something on its bill changed, whatever that did to what is paid of it. */
  readonly changed: boolean;
  /** Something of it was taken off; null: only its sums changed. */
  readonly takenOff: TakenOffBy | null;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly choices: Pick<VenueSettings, 'presence' | 'acceptance' | 'defaultWaitMinutes'>;
  /** The bills that it stands on, which the caller holds. */
  readonly bills: readonly string[];
};

/** An order as it stands after that. */
export type OrderOnBill = {
  readonly id: string;
  /** As the board shows it. */
  readonly board: () => BoardOrder;
  /** What is to be told of it: the caller writes it. */
  readonly told: readonly OutboxEntry[];
};

/** An order that is paid, as it stands. */
export type PaidOrder = Omit<OrderOnBill, 'told'>;

/** What is paid of an order, or left of it, changed on its bill: it moves on, waits, or ends. Answered by `orders/on-bill/follow-bill.ts`. */
export const orderOnBill = seam<OrderOnBillChange, OrderOnBill>('orderOnBill');
