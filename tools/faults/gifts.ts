import { type Asker, asker } from './asking.ts';
import type { AtTable } from './at-table.ts';
import { payGift } from './pay.ts';
import type { PlannedGift } from './plan.ts';
import { person } from './staff-hands.ts';
import { giftWay } from './ways.ts';

type Wish = { readonly body: object; readonly call: 'tip' | 'donation' };

/** What the guest wants, once their phone has opened the card; null: it is not available. */
const wishOf = async (at: AtTable, phone: Asker, { to, amount }: PlannedGift): Promise<Wish | null> => {
  const { cards } = at.place;
  // The page of a card gives a phone its cookie before anything is tapped; of the calls this one does.
  const donation = await phone.must('POST /donations/get-data/{hash}', { hash: cards.donation, body: {} });
  if (to === 'donatee') {
    return donation && { call: 'donation', body: { session: donation.session, amount } };
  }
  const hash = { person: cards.person, house: cards.house, leaver: cards.leaver }[to];
  const opened = await phone.must('GET /tips/get-data/{hash}', { hash });
  return opened && { call: 'tip', body: { tips_qr_card_hash: hash, amount } };
};

/** Somebody without a table opens a card and gives. */
export const give = async (at: AtTable, gift: PlannedGift): Promise<void> => {
  const phone = asker(at.stage, at.notes, at.plan.seed);
  const wish = await wishOf(at, phone, gift);
  if (!wish) return;
  const way = giftWay(at.plan.kind, gift.payment, wish.call);
  await payGift({ guest: { asker: phone, session: '' }, at, planned: gift.payment, way }, wish.body);
};

/** Whose card it is leaves the house while guests give. */
export const leave = async (at: AtTable): Promise<void> => {
  const { venue, leaver } = at.place;
  const input = { venue: venue.id, person: leaver, body: {} };
  const heard = await person(at, 'owner').ask('POST /console/{venue}/team/{person}/remove', input);
  if (heard.kind === 'answer') at.notes.hit('leaver-meanwhile');
};

const WAYS = ['cash', 'bank', 'payroll'] as const;

/** Everything that is owed is paid out, asked for twice at once at both servers; others may be faster. */
export const payOut = async (at: AtTable, time: 'first' | 'second'): Promise<void> => {
  const { venue } = at.place;
  const owner = person(at, 'owner');
  const gifts = await owner.must('GET /console/{venue}/gifts', { venue: venue.id });
  const owed = (gifts?.owed ?? []).flatMap(({ kind, to, owed: left }) => {
    const amount = Math.round(left * 100);
    // By hours or points the pool is shared first.
    const mayLeave = to !== null || gifts?.sharing.rule === 'house';
    return mayLeave && amount > 0 ? [{ kind, to, amount }] : [];
  });
  if (owed.length === 0) return;
  const way = WAYS[at.plan.seed % WAYS.length] ?? 'cash';
  const body = { payouts: owed, way, note: '' };
  const key = `payout-${at.plan.seed}-${time}`;
  const heard = await Promise.all(
    [0, 1].map(server =>
      owner.ask('POST /console/{venue}/gifts/payout', { venue: venue.id, body, idempotencyKey: key }, server),
    ),
  );
  if (!heard.some(({ kind }) => kind === 'answer')) return;
  at.notes.hit('paid-out-meanwhile');
  for (const { kind, to } of owed) at.paidOut.add(`${kind} ${to ?? 'pool'}`);
};

/** Whether what a payment gave has been paid out to whom it was for, at this table. */
export const wasPaidOut = async ({ stage, paidOut }: AtTable, payment: string): Promise<boolean> => {
  const { rows } = await stage.database.pool.query<{ whom: string }>(
    `select b.kind || ' ' || coalesce(i.recipient_id, 'pool') as whom from payment_allocation a
     join bill_item i on i.id = a.bill_item_id join bill b on b.id = i.bill_id
     where a.payment_id = $1 and b.kind in ('tip', 'donation')`,
    [payment],
  );
  return rows.some(({ whom }) => paidOut.has(whom));
};

/** A gift goes back, asked for twice at once; often what was given is paid out already. */
export const giveBack = async (at: AtTable): Promise<void> => {
  const payment = at.given[at.plan.seed % Math.max(1, at.given.length)];
  if (payment === undefined) return;
  const paidOut = await wasPaidOut(at, payment);
  const input = { venue: at.place.venue.id, payment, body: { reason: 'a slip of the finger' } };
  const manager = person(at, 'manager');
  const heard = await Promise.all(
    [0, 1].map(server => manager.ask('POST /console/{venue}/payments/{payment}/refund', input, server)),
  );
  const taken = heard.filter(({ kind }) => kind === 'answer').length;
  if (taken > 1) at.notes.breaks(at.plan.seed, `the gift ${payment} was given back twice`);
  if (taken > 0) at.notes.hit(paidOut ? 'gift-given-back-after-payout' : 'gift-given-back');
};
