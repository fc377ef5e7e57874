import { Refusal, toWire } from '@tableside/contract';
import type { TerminalSaleView } from '@tableside/contract/http/console/devices/terminals';
import { minor } from '@tableside/domain/money';
import { isCaptured, isUnfinished } from '@tableside/domain/payments';
import type { Run } from '../../database/database.ts';
import { isUuid } from '../../http/identifiers.ts';
import { readSale, type SaleRow } from './sale-store.ts';

/** Told as over only once its money is in the books, or what it held is free again. */
export const stateOf = ({ state, status }: Pick<SaleRow, 'state' | 'status'>): TerminalSaleView['state'] => {
  if (isCaptured(status)) return 'approved';
  if (state === 'unknown' || status === 'unknown') return 'unknown';
  if (isUnfinished(status) || state === 'waiting' || state === 'asked') return 'processing';
  return state === 'aborted' || state === 'voided' ? 'aborted' : 'declined';
};

export const saleView = (row: SaleRow): TerminalSaleView => {
  const wire = (amount: number): number => toWire(minor(amount), row.decimals);
  return {
    uuid: row.payment_id,
    bill: row.bill_id,
    terminal: row.terminal_id,
    terminal_name: row.terminal_name,
    state: stateOf(row),
    display: row.display,
    code: row.code,
    aborting: row.aborting,
    taken_back: row.state === 'voided',
    amount: wire(row.amount),
    tip: wire(row.tip),
    total: wire(row.total),
    card_brand: row.card_brand,
    card_last4: row.card_last4,
    started_by: row.started_by,
    started_at: row.started_at.toISOString(),
  };
};

/** A sale of a venue by its payment. Throws `Refusal` not_found, for another venue's as well. */
export const saleOfVenue = async (
  run: Run,
  venueId: string,
  paymentId: string,
): Promise<TerminalSaleView> => {
  const row = isUuid(paymentId) ? await readSale(run, paymentId) : null;
  if (row?.venue_id !== venueId) throw new Refusal('not_found');
  return saleView(row);
};
