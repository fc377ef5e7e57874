import { toWire } from '@tableside/contract';
import type { GuestSale } from '@tableside/contract/http/in-person/sale';
import { minor } from '@tableside/domain/money';
import type { Deps } from '../../../deps.ts';
import type { GuestSession } from '../../../http/guest.ts';
import type { Handlers } from '../../../http/mount/handler.ts';
import { findBill } from '../../bills/index.ts';
import { type SaleRow, saleOfSession } from '../sale-store.ts';
import { stateOf } from '../sale-view.ts';

type Parts = Pick<Deps, 'database' | 'clock' | 'terminals'>;

const viewOf = (row: SaleRow, now: number): GuestSale => ({
  uuid: row.payment_id,
  state: stateOf(row),
  display: row.display,
  code: row.code,
  aborting: row.aborting,
  aborted_for: row.abort_asked_at ? Math.max(0, Math.floor((now - row.abort_asked_at.getTime()) / 1_000)) : 0,
  taken_back: row.state === 'voided',
  total: toWire(minor(row.total), row.decimals),
});

const ownSale = async ({ database: { run } }: Parts, guest: GuestSession, order: string) => {
  const bill = await findBill(run, guest.venueId, order, guest.sessionId);
  return bill === null ? null : saleOfSession(run, bill, guest.sessionId);
};

/** What a guest at a kiosk asks of their own sale, and that they stop it. */
export const guestSaleHandlers = (
  deps: Parts,
): Handlers<'GET /in-person/{session}/{order}' | 'POST /in-person/{session}/{order}/abort'> => {
  const shown = async (guest: GuestSession, order: string) => {
    const row = await ownSale(deps, guest, order);
    return { sale: row && viewOf(row, deps.clock()) };
  };
  return {
    'GET /in-person/{session}/{order}': ({ guest, params }) => shown(guest, params.order),
    'POST /in-person/{session}/{order}/abort': async ({ guest, params }) => {
      const row = await ownSale(deps, guest, params.order);
      if (row && stateOf(row) === 'processing') await deps.terminals.abort(row.payment_id);
      return shown(guest, params.order);
    },
  };
};
