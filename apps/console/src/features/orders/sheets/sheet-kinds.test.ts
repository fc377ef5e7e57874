import type { BoardOrder } from '@tableside/contract/http/console/board';
import { describe, expect, it } from 'vitest';
import { aBoardOrder } from '../../../testing/samples.ts';
import { type SheetKind, sheetFits } from './sheet-kinds.ts';

const KINDS: readonly SheetKind[] = ['accept', 'wait', 'contents', 'allergy', 'reject', 'fail', 'cash'];
const at = (status: BoardOrder['status'], accepted = false): BoardOrder =>
  aBoardOrder({ status, accepted_at: accepted ? '2026-05-01T12:05:00.000Z' : null });

describe('what a sheet can still do for its order', () => {
  it.each([
    ['waits for staff', at('waiting_confirmation'), 'accept contents allergy reject'],
    ['is in the making', at('active', true), 'wait contents allergy reject fail'],
    [
      'is to be paid in cash',
      { ...at('active', true), selected_payment_type: 'cash', is_paid: false },
      'wait contents allergy reject fail cash',
    ],
    ['waits for its payment', at('pending_activate'), 'contents'],
    ['was closed by a colleague', at('closed', true), 'contents'],
    ['was rejected by a colleague', at('rejected'), 'contents'],
  ])('an order that %s', (_, order, kinds) => {
    expect(KINDS.filter(kind => sheetFits(kind, order)).join(' ')).toBe(kinds);
  });
});
