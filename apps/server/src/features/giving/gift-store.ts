import type { Minor } from '@tableside/domain/money';
import type { Run } from '../../database/database.ts';
import type { Gift } from './gift.ts';

/** Locks the card of a gift until the transaction ends: what is counted of it is counted one after the other. */
export const lockCard = async (run: Run, { kind, by, cardId }: Gift): Promise<void> => {
  const cards = kind === 'tip' ? 'tip_card' : 'donatee';
  const table = by === 'order' ? 'orders' : cards;
  await run(`${kind}-${by}-lock`, `select id from ${table} where id = $1 for no key update`, [cardId]);
};

/** For whom a payment of a card was begun, by the name of that time; null: it is no payment of that card. */
export const givenWith = async (run: Run, cardId: string, paymentId: string): Promise<string | null> => {
  const [row] = await run<{ name: string }>(
    'gift-of-payment',
    `select i.name from payment p join bill b on b.id = p.bill_id join bill_item i on i.bill_id = b.id
     where p.id = $2 and (b.tip_card_id = $1 or b.donatee_id = $1)`,
    [cardId, paymentId],
  );
  return row?.name ?? null;
};

/** Whether the phone of this SQL parameter gave a tip for an order, and has it not back: it gives one. ADR 0049 */
export const gaveFor = (order: string, device: string): string =>
  `exists (select from bill b join payment p on p.bill_id = b.id
     where b.thanks_order_id = ${order} and p.device_hash = ${device} and p.captured > p.refunded)`;

/** Whether it did; the order must be locked. */
export const hasGiven = async (run: Run, orderId: string, deviceHash: Buffer): Promise<boolean> => {
  const rows = await run('thanked-by-phone', `select where ${gaveFor('$1', '$2')}`, [orderId, deviceHash]);
  return rows.length > 0;
};

/** A gift's bill that this phone began to pay since then and that is still open: its second way to pay is for the same. */
export const openGiftOf = async (
  run: Run,
  gift: Gift,
  of: { readonly amount: Minor; readonly deviceHash: Buffer; readonly since: Date },
): Promise<{ readonly id: string; readonly number: string; readonly piece: string } | null> => {
  const [row] = await run<{ id: string; number: string; piece: string }>(
    'gift-bill-of-phone',
    `select b.id, b.unique_order_number as number, i.id as piece from bill b join bill_item i on i.bill_id = b.id
     where (b.tip_card_id = $1 or b.donatee_id = $1 or b.thanks_order_id = $1) and b.opened_at > $5 and b.status = 'open' and b.total = $2
       and i.recipient_id is not distinct from $3
       and exists (select from payment p where p.bill_id = b.id and p.device_hash = $4 and p.charge_id is null)
     order by b.opened_at desc, b.id limit 1 for update of b`,
    [gift.cardId, of.amount, gift.recipientId, of.deviceHash, of.since],
  );
  return row ?? null;
};

/** A bill with one piece, which is for somebody. */
export const insertGift = async (
  run: Run,
  gift: Pick<Gift, 'kind' | 'by' | 'venue' | 'cardId' | 'recipientId' | 'recipientName'>,
  bill: {
    readonly id: string;
    readonly piece: string;
    readonly number: string;
    readonly amount: Minor;
    readonly at: Date;
  },
): Promise<void> => {
  const { kind, by, venue, cardId, recipientId, recipientName } = gift;
  await run(
    'gift-bill-insert',
    `with b as (
       insert into bill (id, venue_id, kind, tip_card_id, donatee_id, thanks_order_id, unique_order_number, currency, subtotal, total,
         next_position, personnel_id, personnel_name, opened_at, updated_at)
       values ($1, $2, $3, case when $3 = 'tip' and $12 = 'card' then $4::uuid end, case when $3 = 'donation' then $4::uuid end,
         case when $12 = 'order' then $4::uuid end, $5, $6,
         $7, $7, 1, case when $3 = 'tip' then $8 end, case when $3 = 'tip' and $8 is not null then $9 end, $10, $10))
     insert into bill_item (id, bill_id, position, kind, name, price, recipient_id, added_at)
     values ($11, $1, 0, $3, $9, $7, $8, $10)`,
    [
      bill.id,
      venue.id,
      kind,
      cardId,
      bill.number,
      venue.settings.currency.code,
      bill.amount,
      recipientId,
      recipientName,
      bill.at,
      bill.piece,
      by,
    ],
  );
};
