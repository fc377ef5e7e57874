import { eraser } from '../../../jobs/eraser.ts';

/** Forgets which phone paid. Not as if staff had taken the money: then the phones of the party could ask for the receipt. */
export const payerEraser = eraser({
  kind: 'phones',
  name: 'payments-forget-phone',
  due: `select id from payment where venue_id = $1 and created_at < $2 and device_hash <> ''::bytea`,
  erase: `update payment set device_hash = ''::bytea where id in (select id from due)`,
});
