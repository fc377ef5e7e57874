import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { billsOfVisit, billViewOf, readBills } from '../../bills/index.ts';
import { tableTakesPayments } from './may-pay.ts';

/** How long a closed bill is still shown to its guests, in milliseconds. */
const CLOSED_STAYS_MS = 3 * 60 * 60_000;

/** The party's bills, oldest first: the open ones and those closed in the last hours. PAYGO-16, PAYGO-18, ENTITY-43. */
export const getPaygoOrders =
  (deps: Deps): Handler<'GET /orders/get-paygo-orders/{session}'> =>
  async ({ guest }) => {
    if (!(await tableTakesPayments(deps, guest))) return { orders: [] };
    const { run } = deps.database;
    const now = deps.clock();
    const ids = await billsOfVisit(run, guest.visitId, new Date(now - CLOSED_STAYS_MS));
    return { orders: (await readBills(run, ids, now)).map(billViewOf) };
  };
