import { type AtHall, person } from './at-hall.ts';

/** A stall refuses an order, whether it is paid or about to be. */
export const reject = async (at: AtHall, which: number): Promise<void> => {
  const order = at.orders[which % Math.max(1, at.orders.length)];
  if (!order) return;
  const input = { venue: order.venue, order: order.number, body: { reason: 'sold out' } };
  const heard = await person(at, 'waiter').ask('POST /console/{venue}/orders/{order}/reject', input);
  if (heard.kind === 'answer') at.notes.hit('order-ends-meanwhile');
};

type Share = {
  readonly id: string;
  readonly venue_id: string;
  readonly captured: string;
  readonly charge: string;
};

/** Shares of charges that guests saw paid, in an order of the seed's. */
const sharesOf = async ({ stage, paid }: AtHall): Promise<Share[]> => {
  const { rows } = await stage.database.pool.query<Share>(
    `select id, venue_id, captured, charge_id as charge from payment
     where charge_id = any($1::uuid[]) and captured > 0 order by charge_id, id`,
    [paid.map(({ charge }) => charge)],
  );
  return rows;
};

/** Shares go back to guests, in part or whole, some asked for twice at once at both servers. */
export const giveBack = async (at: AtHall): Promise<void> => {
  const shares = await sharesOf(at);
  if (shares.length === 0) return;
  for (const { which, part, twice } of at.plan.returns) {
    const share = shares[which % shares.length];
    if (!share) continue;
    const amount = Math.max(1, Math.floor((Number(share.captured) * part) / 100));
    const input = {
      venue: share.venue_id,
      payment: share.id,
      body: { ...(part < 100 && { amount }), reason: 'cold' },
    };
    const manager = person(at, 'manager');
    const heard = await Promise.all(
      (twice ? [0, 1] : [at.plan.seed]).map(server =>
        manager.ask('POST /console/{venue}/payments/{payment}/refund', input, server),
      ),
    );
    if (twice && heard.some(({ kind }) => kind === 'answer')) at.notes.hit('refund-twice-at-once');
  }
};

/** A cardholder takes a charge of several stalls back, or a part of it; their bank decides. */
export const dispute = async (at: AtHall): Promise<void> => {
  const { dispute: planned } = at.plan;
  const charge = at.paid.find(({ bank }) => bank === 'stripe')?.charge;
  if (!planned || charge === undefined) return;
  const of = (await sharesOf(at)).filter(share => share.charge === charge);
  const whole = of.reduce((all, { captured }) => all + Number(captured), 0);
  const amount_minor = Math.max(1, Math.floor((whole * planned.part) / 100));
  const { banks } = at.stage;
  if (!(await banks.dispute({ reference: charge, status: 'needs_response', amount_minor }))) return;
  at.notes.hit('charge-of-several-disputed');
  if (planned.end === 'left-open') {
    at.notes.hit('dispute-left-open');
    return;
  }
  await new Promise(done => setTimeout(done, at.plan.seed % 500));
  if (await banks.dispute({ reference: charge, status: planned.end }))
    at.notes.hit(planned.end === 'won' ? 'dispute-won' : 'dispute-lost');
};

/** What is owed to stalls and goes there by nothing else is paid, asked for twice at once at both servers. */
export const payOut = async (at: AtHall): Promise<void> => {
  const venue = at.hall.operator.id;
  const owner = person(at, 'owner');
  const money = await owner.must('GET /console/{venue}/hall/money', { venue });
  const payouts = (money?.stalls ?? []).flatMap(({ venue: to, owed, on_its_way: way }) => {
    const amount = Math.round((owed - way) * 100);
    return amount > 0 ? [{ to, amount }] : [];
  });
  if (payouts.length === 0) return;
  const body = { payouts, way: 'bank' as const, note: '' };
  const idempotencyKey = `hall-payout-${at.plan.seed}`;
  const heard = await Promise.all(
    [0, 1].map(server =>
      owner.ask('POST /console/{venue}/hall/payout', { venue, body, idempotencyKey }, server),
    ),
  );
  if (heard.some(({ kind }) => kind === 'answer')) at.notes.hit('stalls-paid-meanwhile');
};

/** Stripe stops a stall's account, or lets it go on. */
export const steer = async (at: AtHall, stall: number, becomes: 'asked' | 'accepted'): Promise<void> => {
  const account = at.hall.accounts.get(at.hall.stalls[stall]?.id ?? '');
  if (account === undefined) return;
  await fetch(`${at.stage.banks.address}/control/stripe/accounts/${account}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ becomes }),
  });
  if (becomes === 'asked') at.notes.hit('stall-account-stopped');
};
