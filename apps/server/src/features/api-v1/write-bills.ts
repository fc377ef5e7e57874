import type { StaffBill } from '@tableside/contract/http/console/money';
import type { Deps } from '../../deps.ts';
import { type ApiContext as Api, type Handlers, keepsOutcome } from '../../http/mount/handler.ts';
import { addLines, billNow, billsNow, closeBill, openBill, settle } from '../table-bills/index.ts';
import { billOf, currencyOf, handOf } from './views.ts';

type Keys =
  | 'GET /v1/bills'
  | 'GET /v1/bills/{bill}'
  | 'POST /v1/bills'
  | `POST /v1/bills/{bill}/${'lines' | 'payments' | 'close'}`;
type Asked = { readonly api: Api };
type Kept = { readonly bill: string };

const CLOSED = { force: false, reason: '' } as const;

/** Bills by another system: a waiter's deeds under its key. Which bill it was is kept; who asks again reads it as it is. */
export const billWritingHandlers = (deps: Deps): Handlers<Keys> => {
  const shown = async (venueId: string, bill: StaffBill) => {
    const currency = await currencyOf(deps, venueId);
    return { currency, bill: billOf(bill, currency) };
  };
  const now = async (venueId: string, bill: string) =>
    shown(venueId, (await billNow(deps)({ params: { bill }, staff: { venueId } })).bill);
  const outcome = {
    kept: ({ bill }: { readonly bill: { readonly id: string } }): Kept => ({ bill: bill.id }),
    again: (kept: unknown, { api }: Asked) => now(api.venueId, (kept as Kept).bill),
  };
  const deeds = { open: openBill(deps), add: addLines(deps), settle: settle(deps), close: closeBill(deps) };
  return {
    'GET /v1/bills': async ({ api }) => {
      const currency = await currencyOf(deps, api.venueId);
      return { currency, bills: (await billsNow(deps, api.venueId)).map(bill => billOf(bill, currency)) };
    },
    'GET /v1/bills/{bill}': ({ api, params }) => now(api.venueId, params.bill),
    'POST /v1/bills': keepsOutcome(async ({ api, body }) => {
      const params = { venue: api.venueId, table: body.table };
      const { bill } = await deeds.open({ params, body: { guest_count: null }, staff: handOf(api) });
      return shown(api.venueId, bill);
    }, outcome),
    'POST /v1/bills/{bill}/lines': keepsOutcome(async ({ api, params: { bill: id }, body }) => {
      const params = { venue: api.venueId, bill: id };
      const { bill } = await deeds.add({ params, body, staff: handOf(api) });
      return shown(api.venueId, bill);
    }, outcome),
    'POST /v1/bills/{bill}/payments': keepsOutcome(async ({ api, params: { bill: id }, body }) => {
      const params = { venue: api.venueId, bill: id };
      const { bill } = await deeds.settle({ params, body: { ...body, tip: 0 }, staff: handOf(api) });
      return shown(api.venueId, bill);
    }, outcome),
    'POST /v1/bills/{bill}/close': keepsOutcome(async ({ api, params: { bill: id } }) => {
      const params = { venue: api.venueId, bill: id };
      const { bill } = await deeds.close({ params, body: CLOSED, staff: handOf(api) });
      return shown(api.venueId, bill);
    }, outcome),
  };
};
