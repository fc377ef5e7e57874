import { WAKE_CHANNEL } from '../../realtime/outbox.ts';

/**
 * The part of a statement that tells the phones of a shared cart that it is another now. `party` and `by`, the number of
 * the guest (0: nobody of them), are SQL; `from` is the part whose `revision` the cart has.
 */
export const toldOfCart = (from: string, party: string, by: string): string => `told as (
  insert into outbox (audience, event, data)
  select 'visit:' || ${party}::text, 'cart-updated', jsonb_build_object('revision', revision, 'by', ${by}::int, 'sent', null)
  from ${from} returning pg_notify('${WAKE_CHANNEL}', ''))`;
