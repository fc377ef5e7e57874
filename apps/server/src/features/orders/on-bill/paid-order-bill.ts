import { randomUUID } from 'node:crypto';
import { type Minor, minor, sum } from '@tableside/domain/money';
import { type NewPiece, newBooked, type PieceAmount, saleOf } from '../../bills/index.ts';
import type { NewEntry } from '../../ledger/index.ts';
import type { OrderFacts } from '../read/order-view.ts';
import { piecesOfOrder } from './pieces-of-order.ts';

/** The bill of an order for which all the money is in hand, before it is written. Amounts in minor units. */
export type PaidOrderBill = {
  readonly id: string;
  readonly pieces: readonly NewPiece[];
  /** What is paid for; a free dish is not. */
  readonly items: readonly PieceAmount[];
  readonly amount: Minor;
  /** The caller writes it, with the capture. */
  readonly sale: NewEntry | null;
};

/** Everything of it is known beforehand: what depends on it is written in the same round trip. `now` in epoch ms. */
export const paidOrderBill = (facts: OrderFacts, now: number): PaidOrderBill => {
  const id = randomUUID();
  const { venue_id: venueId, currency } = facts.order;
  const pieces = piecesOfOrder(facts, new Date(now), true);
  const items = pieces
    .map(piece => ({ id: piece.id, amount: minor(piece.price - piece.discount_share) }))
    .filter(({ amount }) => amount > 0);
  return {
    id,
    pieces,
    items,
    amount: sum(items.map(({ amount }) => amount)),
    sale: saleOf({ id, venueId, currency }, pieces.map(newBooked), now),
  };
};
