import type { BoardOrder } from '@tableside/contract/http/console/board';
import { mayMove } from '@tableside/domain/orders';
import { laneOf } from '../../board/index.ts';
import { collectsCash } from '../amounts.ts';

/** What a card opens: all of its order; to accept with other minutes, to promise more time, to read what is in it, to note an allergy, the ways out, cash. */
export type SheetKind = 'whole' | 'accept' | 'wait' | 'contents' | 'allergy' | 'reject' | 'fail' | 'cash';

/**
 * Whether a sheet still has something to do for its order. What still waits for its payment or for other guests is not
 * the venue's yet; the server refuses to end it.
 */
export const sheetFits = (kind: SheetKind, order: BoardOrder): boolean => {
  const ours = order.status !== 'pending_activate';
  switch (kind) {
    case 'cash':
      return collectsCash(order);
    case 'whole':
    case 'contents':
      return true;
    case 'accept':
      return laneOf(order) === 'new';
    case 'wait':
      return laneOf(order) === 'progress';
    case 'allergy':
      return ours && laneOf(order) !== 'done';
    case 'reject':
      return ours && mayMove(order.status, 'rejected', 'staff');
    case 'fail':
      return ours && mayMove(order.status, 'failed', 'staff');
  }
};
