import type { AtTable } from './at-table.ts';
import { closeDisputes, openDisputes, refundDisputed } from './disputes.ts';
import { type Furnished, type Staff, tableFor } from './furnish.ts';
import { give, giveBack, leave, payOut } from './gifts.ts';
import { type Guest, type Ordered, order, place, sitDown, tableBill, wishFor } from './guest.ts';
import { lookAtWithdrawn, payWithdrawn } from './hold-withdrawn.ts';
import { join, useRewards } from './members.ts';
import type { Notes } from './notes.ts';
import { pay, payInTheDark } from './pay.ts';
import type { Kind, Plan, PlannedGuest } from './plan.ts';
import { sharePool } from './pool.ts';
import { serveOn } from './serve-on.ts';
import { staffDoes, staffSettle } from './staff-acts.ts';
import type { Stage } from './stage.ts';
import { withdraw } from './withdraw.ts';

const worthOf = (wish: { amount?: number; split_between?: number }, left: number): number =>
  wish.amount ?? Math.floor(left / (wish.split_between ?? 1));

const paysAndPays = async (at: AtTable, guest: Guest, planned: PlannedGuest, own: Ordered): Promise<void> => {
  for (const payment of planned.payments) {
    const bill = at.plan.kind === 'prepaid' ? null : await tableBill(guest);
    if (at.plan.kind !== 'prepaid' && !bill) return;
    const left = bill ? Math.round(bill.left * 100) : own.total;
    const wish = await wishFor(guest, payment.scope, bill, left, at);
    await pay(at, guest, payment, bill?.unique_order_number ?? own.number, wish, worthOf(wish, left));
  }
};

const paysInTheDark = async (
  at: AtTable,
  guest: Guest,
  own: string,
  dark: () => Promise<void>,
): Promise<boolean> => {
  const bill = at.plan.kind === 'prepaid' ? null : await tableBill(guest);
  if (at.plan.kind !== 'prepaid' && !bill) return false;
  return payInTheDark(at, guest, bill?.unique_order_number ?? own, at.plan.seed, dark);
};

const paysWhileKilled = async (at: AtTable, guest: Guest, own: string): Promise<void> => {
  const acted = await paysInTheDark(at, guest, own, () => at.stage.kill(at.plan.seed));
  if (acted) at.notes.hit('kill-nine');
};

/** The guest goes back from Pay, and maybe orders the same again. Answers with what is left to pay for; null: nothing. */
const changesMind = async (
  at: AtTable,
  guest: Guest,
  { withdraws, dishes, tip }: PlannedGuest,
  own: Ordered,
): Promise<Ordered | null> => {
  if (!withdraws) return own;
  const withdrawal = await withdraw(at, guest, { number: own.number, dishes }, withdraws);
  await lookAtWithdrawn(at, guest, withdrawal);
  if (!withdrawal.isWithdrawn) return own;
  await payWithdrawn(at, guest, withdrawal);
  if (withdraws.again) return place(guest, tip, at);
  await lookAtWithdrawn(at, guest, withdrawal);
  return null;
};

const breathe = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

/** Two to eight guests and the staff around one table, from the first scan to the last coin. */
export const runJourney = async (
  stage: Stage,
  notes: Notes,
  plan: Plan,
  venues: Readonly<Record<Kind, Furnished>>,
  staff: Staff,
  alone: AtTable['alone'],
): Promise<void> => {
  const place = venues[plan.kind];
  const at: AtTable = {
    stage,
    notes,
    plan,
    place,
    staff,
    alone,
    table: await tableFor(stage, place),
    orders: [],
    paid: [],
    given: [],
    paidOut: new Set(),
  };
  const seated = await Promise.all(
    plan.guests.map(async planned => {
      const guest = await sitDown(at);
      const member = guest !== null && planned.member && (await join(at, guest));
      const own = guest && (await order(guest, planned, at));
      return guest && own ? [{ guest, own, planned, member }] : [];
    }),
  );
  const guests = seated.flat();
  const [first] = guests;
  const last = guests.at(-1);
  const paying = guests.map(async ({ guest, planned, own, member }) => {
    if (member) await useRewards(at, guest);
    if (plan.kill && guest === first?.guest) await paysWhileKilled(at, guest, own.number);
    if (plan.still && guest === last?.guest) {
      const { still } = plan;
      let stood = false;
      const stand = (): Promise<void> => {
        stood = true;
        return serveOn(at, still);
      };
      await paysInTheDark(at, guest, own.number, stand);
      if (!stood) await stand();
    }
    const left = await changesMind(at, guest, planned, own);
    if (left) await paysAndPays(at, guest, planned, left);
  });
  const around = (async () => {
    for (const [index, act] of plan.staff.entries()) {
      await breathe(100 + (plan.seed % 300) * (index + 1));
      await staffDoes(at, act);
    }
  })();
  const giving = plan.gifts.map(gift => give(at, gift));
  const leaving =
    plan.leaves && plan.gifts.length > 0 ? [breathe(plan.seed % 200).then(() => leave(at))] : [];
  await Promise.all([...paying, ...giving, ...leaving, around]);
  const disputed = await openDisputes(at);
  if (plan.shares) await sharePool(at, plan.shares);
  if (plan.paysOut) await payOut(at, 'first');
  if (plan.givesBack) await giveBack(at);
  await refundDisputed(at, disputed);
  await closeDisputes(at, disputed);
  if (plan.paysOutAfter) await payOut(at, 'second');
  for (const act of plan.staff.filter(name => name.startsWith('refund'))) await staffDoes(at, act);
  if (plan.settles) await staffSettle(at);
};
