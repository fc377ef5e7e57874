import type { AtTable } from './at-table.ts';
import type { Fault } from './fault-classes.ts';
import { wasPaidOut } from './gifts.ts';
import type { PlannedDispute } from './plan.ts';
import { person } from './staff-hands.ts';

type Payment = { readonly uuid: string; readonly captured: number };
/** One that stands, with what the plan has for it. */
export type Opened = { readonly planned: PlannedDispute; readonly payment: Payment };

const TRIES = 40;

type Candidate = { readonly id: string; readonly captured: string; readonly told: boolean };

/** Stripe's payments of this table that our server was told of by a message: of others no news of a dispute would come either. */
const candidates = async (at: AtTable, of: PlannedDispute['of']): Promise<Payment[]> => {
  for (let tries = 1; ; tries += 1) {
    const { rows } = await at.stage.database.pool.query<Candidate>(
      `select p.id, coalesce((select sum(c.captured) from payment c where c.charge_id = p.id), p.captured) as captured,
         exists (select from webhook_delivery w where w.payment_id = p.id) as told
       from payment p where p.id = any($1::uuid[]) and p.provider = 'stripe' and p.captured > 0
       order by array_position($1::uuid[], p.id)`,
      [of === 'given' ? at.given : at.paid],
    );
    const told = rows.filter(row => row.told);
    if (told.length === rows.length || tries === TRIES)
      return told.map(({ id, captured }) => ({ uuid: id, captured: Number(captured) }));
    await new Promise(done => setTimeout(done, 50));
  }
};

/** What is disputed, by the name under which it is counted. */
const classOf = async (at: AtTable, uuid: string): Promise<Fault> => {
  if (at.given.includes(uuid)) return 'gift-disputed';
  const { rows } = await at.stage.database.pool.query('select 1 from payment where charge_id = $1', [uuid]);
  return rows.length > 1 ? 'charge-of-several-disputed' : 'bill-disputed';
};

/** Whether our server knows by now that a payment's dispute stands there. */
const heard = async (at: AtTable, uuid: string, standing: string): Promise<boolean> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { rows } = await at.stage.database.pool.query(
      `select 1 from payment_event v join payment p on p.id = v.payment_id
       where (p.id = $1 or p.charge_id = $1) and v.kind = 'disputed' and v.data ->> 'standing' = $2`,
      [uuid, standing],
    );
    if (rows.length > 0) return true;
    await new Promise(done => setTimeout(done, 50));
  }
  return false;
};

const say = (at: AtTable, { payment }: Opened, status: string, amount?: number): Promise<boolean> =>
  at.stage.banks.dispute({
    reference: payment.uuid,
    status,
    ...(amount !== undefined && { amount_minor: amount }),
  });

/** Cardholders take back what they gave or paid: the bank holds it from now on. */
export const openDisputes = async (at: AtTable): Promise<Opened[]> => {
  const opened: Opened[] = [];
  for (const planned of at.plan.disputes) {
    const all = (await candidates(at, planned.of)).filter(
      ({ uuid }) => !opened.some(({ payment }) => payment.uuid === uuid),
    );
    const payment = all[planned.dial % Math.max(1, all.length)];
    if (!payment) continue;
    const dispute = { planned, payment };
    const amount = Math.max(1, Math.floor((payment.captured * planned.part) / 100));
    if (planned.asksFirst) await say(at, dispute, 'warning_needs_response', amount);
    if (!(await say(at, dispute, 'needs_response', amount))) continue;
    at.notes.hit(await classOf(at, payment.uuid));
    opened.push(dispute);
  }
  return opened;
};

/** Staff give some of it back while the bank holds it: refused where a cardholder would have it twice. */
export const refundDisputed = async (at: AtTable, opened: readonly Opened[]): Promise<void> => {
  for (const { planned, payment } of opened) {
    if (!planned.refundMeanwhile) continue;
    const left = payment.captured - Math.floor((payment.captured * planned.part) / 100);
    // Beyond what is left as often as within it.
    const amount = Math.max(1, planned.dial % (left * 2 + 2));
    const body = { amount, reason: 'they asked at the counter' };
    const input = { venue: at.place.venue.id, payment: payment.uuid, body };
    const answer = await person(at, 'manager').ask(
      'POST /console/{venue}/payments/{payment}/refund',
      input,
      at.plan.seed,
    );
    if (answer.kind === 'answer') at.notes.hit('refund-while-disputed');
  }
};

/** The bank decides; of some it changes its mind, once our server has heard of the first word: a message says no order. */
export const closeDisputes = async (at: AtTable, opened: readonly Opened[]): Promise<void> => {
  for (const dispute of opened) {
    const { end } = dispute.planned;
    const { uuid } = dispute.payment;
    if (end === 'left-open') {
      await say(at, dispute, 'under_review');
      at.notes.hit('dispute-left-open');
      continue;
    }
    await say(at, dispute, end === 'won' ? 'won' : 'lost');
    at.notes.hit(end === 'won' ? 'dispute-won' : 'dispute-lost');
    if (end !== 'won' && (await wasPaidOut(at, uuid))) at.notes.hit('dispute-lost-after-payout');
    if (end !== 'lost-then-won' || !(await heard(at, uuid, 'lost'))) continue;
    await say(at, dispute, 'won');
    at.notes.hit('dispute-lost-then-won');
  }
};
