import type { OrderStatus } from '../orders/index.ts';
import { type TerminalErrorCode, terminalErrorCode } from '../terminal/index.ts';

/** Seconds after an abort at which somebody may leave a terminal that still says nothing. PERSON-17; 2§9. */
export const RESET_AFTER = 15;
/** Seconds that a paid order may be on its way to the kitchen before its guest is sent to a person. */
export const ORDER_LATE_AFTER = 60;

export type SaleNow = {
  readonly state: 'processing' | 'approved' | 'declined' | 'aborted' | 'unknown';
  readonly code: string;
  readonly aborting: boolean;
  /** Seconds since somebody asked it to stop. */
  readonly abortedFor: number;
  readonly takenBack: boolean;
};

/** What the guest at a kiosk reads while they pay by card. */
export type PayStep =
  | { readonly kind: 'starting' }
  | { readonly kind: 'card' }
  | { readonly kind: 'stopping'; readonly canReset: boolean }
  /** Nobody knows whether the card was charged: nobody charges again. */
  | { readonly kind: 'checking' }
  | { readonly kind: 'sending' }
  /** Paid, and not with the kitchen in time: a person looks. */
  | { readonly kind: 'late' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly code: TerminalErrorCode; readonly takenBack: boolean };

const ENDED_BADLY: readonly OrderStatus[] = ['failed', 'rejected'];

/** What became of an order that is paid for, `waited` seconds after that was known. PERSON-11…14. */
export const orderStep = (status: OrderStatus | null, waited: number): PayStep => {
  if (status !== null && ENDED_BADLY.includes(status)) {
    return { kind: 'failed', code: 'ORDER_CREATE_FAILED', takenBack: false };
  }
  if (status !== null && status !== 'pending_activate') return { kind: 'sent' };
  return { kind: waited >= ORDER_LATE_AFTER ? 'late' : 'sending' };
};

/** Where a guest stands: by the sale as the server knows it, and by the order. `sale` null: none has begun. */
export const payStep = (sale: SaleNow | null, order: OrderStatus | null, waited: number): PayStep => {
  if (sale === null) return { kind: 'starting' };
  if (sale.state === 'approved') return orderStep(order, waited);
  if (sale.state === 'unknown') return { kind: 'checking' };
  if (sale.state === 'processing') {
    return sale.aborting ? { kind: 'stopping', canReset: sale.abortedFor >= RESET_AFTER } : { kind: 'card' };
  }
  return { kind: 'failed', code: terminalErrorCode(sale.code), takenBack: sale.takenBack };
};
