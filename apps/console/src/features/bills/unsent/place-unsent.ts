import type { CallInput } from '@tableside/contract/client';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { call } from '../../../api/call.ts';
import type { UnsentOrder } from './unsent-order.ts';

type Lines = CallInput<'POST /console/{venue}/bills/{bill}/lines'>['body'];
type Settlement = CallInput<'POST /console/{venue}/bills/{bill}/settle'>['body'];
type Order = CallInput<'POST /console/{venue}/tables/{table}/order'>['body'];

/** Sends it where it goes; answers with the bill that it is on, where that is told. Each request has a key: sent again, it is the same one. */
export const placeUnsent = async ({ venue, to, key, body }: UnsentOrder): Promise<StaffBill | null> => {
  if (to.kind === 'cash') {
    const settled = await call('POST /console/{venue}/bills/{bill}/settle', {
      venue,
      bill: to.bill,
      idempotencyKey: key,
      body: body as Settlement,
    });
    return settled.bill;
  }
  if (to.kind === 'table') {
    const { table } = to;
    await call('POST /console/{venue}/tables/{table}/order', {
      venue,
      table,
      idempotencyKey: key,
      body: body as Order,
    });
    return null;
  }
  const open = async (table: string): Promise<string> => {
    const opened = await call('POST /console/{venue}/tables/{table}/bill', {
      venue,
      table,
      idempotencyKey: `${key}-bill`,
      body: {},
    });
    return opened.bill.id;
  };
  const written = await call('POST /console/{venue}/bills/{bill}/lines', {
    venue,
    bill: to.kind === 'bill' ? to.bill : await open(to.table),
    idempotencyKey: key,
    body: body as Lines,
  });
  return written.bill;
};
