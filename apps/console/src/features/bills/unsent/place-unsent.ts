import type { CallInput } from '@tableside/contract/client';
import { call } from '../../../api/call.ts';
import type { UnsentOrder } from './unsent-order.ts';

type Lines = CallInput<'POST /console/{venue}/bills/{bill}/lines'>['body'];
type Order = CallInput<'POST /console/{venue}/tables/{table}/order'>['body'];

/** Sends it where it goes. Each request has a key: sent again, it is the same one. */
export const placeUnsent = async ({ venue, to, key, body }: UnsentOrder): Promise<void> => {
  if (to.kind === 'table') {
    const { table } = to;
    await call('POST /console/{venue}/tables/{table}/order', {
      venue,
      table,
      idempotencyKey: key,
      body: body as Order,
    });
    return;
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
  await call('POST /console/{venue}/bills/{bill}/lines', {
    venue,
    bill: to.kind === 'bill' ? to.bill : await open(to.table),
    idempotencyKey: key,
    body: body as Lines,
  });
};
