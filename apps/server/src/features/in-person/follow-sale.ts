import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { Handler, StaffContext } from '../../http/mount/handler.ts';
import { findBillById } from '../bills/index.ts';
import { askProvider } from '../payments/index.ts';
import { audit } from '../staff/index.ts';
import { openSaleOfBill } from './sale-store.ts';
import { saleOfVenue, saleView } from './sale-view.ts';

export const saleOfBill =
  ({ database: { run } }: Deps): Handler<'GET /console/{venue}/bills/{bill}/terminal-sale'> =>
  async ({ params, staff }) => {
    const bill = isUuid(params.bill) ? await findBillById(run, staff.venueId, params.bill) : null;
    if (bill === null) throw new Refusal('bill_not_found');
    const row = await openSaleOfBill(run, bill);
    return { sale: row && saleView(row) };
  };

type OneSale = {
  readonly params: { readonly payment: string };
  readonly staff: Pick<StaffContext, 'venueId'>;
};

/** A sale as it stands, for every call that is about one. */
export const saleNow =
  ({ database }: Pick<Deps, 'database'>) =>
  async ({ params, staff }: OneSale) => ({
    sale: await saleOfVenue(database.run, staff.venueId, params.payment),
  });

export const readSaleNow = (deps: Deps): Handler<'GET /console/{venue}/terminal-sales/{payment}'> =>
  saleNow(deps);

/** Stops a sale. Whether it was stopped the terminal says, in its own time. */
export const abortSale =
  (deps: Deps): Handler<'POST /console/{venue}/terminal-sales/{payment}/abort'> =>
  async ({ params, staff }) => {
    const { run } = deps.database;
    const { uuid, terminal_name, state } = await saleOfVenue(run, staff.venueId, params.payment);
    if (state === 'processing') {
      await deps.terminals.abort(uuid);
      await audit(run, staff, {
        action: 'terminal-sale-abort',
        subject: `payment:${uuid}`,
        data: { terminal: terminal_name },
      });
    }
    return { sale: await saleOfVenue(run, staff.venueId, uuid) };
  };

/** Somebody stands there and wants to know: the terminal is asked at once. */
export const askAboutSale =
  (deps: Deps): Handler<'POST /console/{venue}/terminal-sales/{payment}/ask'> =>
  async ({ params, staff }) => {
    const { run } = deps.database;
    const { uuid, state } = await saleOfVenue(run, staff.venueId, params.payment);
    if (state === 'unknown') await askProvider(deps, uuid);
    return { sale: await saleOfVenue(run, staff.venueId, uuid) };
  };

/** Somebody who answers for the evening read how a sale ended that the terminal does not tell of. */
export const settleSale =
  (deps: Deps): Handler<'POST /console/{venue}/terminal-sales/{payment}/settle'> =>
  async ({ params, body: { charged }, staff }) => {
    const { run } = deps.database;
    const { uuid, state, terminal_name } = await saleOfVenue(run, staff.venueId, params.payment);
    if (state === 'unknown' && (await deps.terminals.settleByHand(uuid, charged))) {
      await audit(run, staff, {
        action: 'terminal-sale-settle',
        subject: `payment:${uuid}`,
        data: { terminal: terminal_name, charged },
      });
      await askProvider(deps, uuid);
    }
    return { sale: await saleOfVenue(run, staff.venueId, uuid) };
  };
