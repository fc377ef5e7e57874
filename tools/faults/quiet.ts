import { asker } from './asking.ts';
import { BANKS } from './bank.ts';
import type { Staff } from './furnish.ts';
import type { Notes } from './notes.ts';
import type { Stage } from './stage.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** What repeats soonest does so within this: each look lets it come. */
const LOOK = 5 * SECOND;
/** Looks, not seconds: on a busy machine each takes longer, and what is looked for too. */
const PATIENCE = 600;
const QUIET = 3;
/** The first half of the keys of jobs' locks, as `jobs/runner.ts` has it. */
const JOB_LOCKS = 0x7ab1e;

/** What our servers do by themselves at this moment. */
const jobsRunning = async ({ database }: Stage): Promise<number> => {
  const { rows } = await database.pool.query<{ running: number }>(
    `select count(*)::int as running from pg_locks where locktype = 'advisory' and classid::bigint = $1
       and database = (select oid from pg_database where datname = current_database())`,
    [JOB_LOCKS],
  );
  return rows[0]?.running ?? 0;
};

/** SQL: a refund `r` that is on its way and waits for none before it; those of a payment, or of a charge, go one after the other. */
const FIRST_IN_LINE = `r.status in ('due', 'sending', 'pending') and not exists (
  select from payment p join payment o on o.id = p.id or o.charge_id = p.charge_id join refund e on e.payment_id = o.id
  where p.id = r.payment_id and e.status in ('due', 'sending', 'pending') and (e.created_at, e.id) < (r.created_at, r.id))`;

/** What our servers still have to do at this moment of their clocks. */
const workLeft = async ({ database, now }: Stage): Promise<number> => {
  const { rows } = await database.pool.query<{ due: number }>(
    `select (select count(*) from payment where check_at <= $1)
       + (select count(*) from refund r where r.try_at <= $1 and ${FIRST_IN_LINE})
       + (select count(*) from orders where status in ('rejected', 'failed') and paid > 0
            and closed_at > $1::timestamptz - interval '10 seconds')
       + (select count(*) from orders o where closed_at is null and waiting_for = 'payment' and paid = 0
            and placed_at < $1::timestamptz - interval '31 minutes' and not exists (
              select from bill b join payment p on p.bill_id = b.id where b.order_id = o.id
                and p.status in ('processing', 'unknown')))
       + (select count(*) from payment where pass_at <= $1)
       + (select count(*) from journal_unsealed) as due`,
    [new Date(now())],
  );
  return Number(rows[0]?.due ?? 0);
};

/** Waits for what began in this look; false: something did not end. On a busy machine something begins in each. */
const jobsEnded = async (stage: Stage): Promise<boolean> => {
  for (let asked = 0; asked < PATIENCE; asked += 1) {
    await new Promise(done => setTimeout(done, 50));
    if ((await jobsRunning(stage)) === 0) return true;
  }
  return false;
};

/** Lets time pass, look by look, until nobody has found anything to do several times in a row. */
const untilIdle = async (stage: Stage, notes: Notes): Promise<void> => {
  let quiet = 0;
  for (let looks = 0; quiet < QUIET; looks += 1) {
    if (looks > PATIENCE) {
      notes.breaks(-1, `after ${PATIENCE} looks there is still work: ${await workLeft(stage)}`);
      return;
    }
    await stage.advance(LOOK);
    const ended = await jobsEnded(stage);
    quiet = ended && (await workLeft(stage)) === 0 ? quiet + 1 : 0;
  }
};

const flushAll = async ({ banks }: Stage): Promise<void> => {
  for (const bank of BANKS) await banks.flush(bank);
};

const payLate = async (stage: Stage, notes: Notes): Promise<void> => {
  for (const begun of notes.begun.filter(({ late }) => late)) {
    begun.late = false;
    const act = { reference: begun.uuid, action: 'approve', start: begun.start };
    if (await stage.banks.act(begun.bank, act)) notes.hit('paid-after-expiry');
  }
};

/** When a refund, or a share that goes on, is tried next; null: none is on its way. */
const nextRefund = async ({ database }: Stage): Promise<number | null> => {
  const { rows } = await database.pool.query<{ at: Date | null }>(
    `select min(at) as at from (select r.try_at as at from refund r where ${FIRST_IN_LINE}
       union all select pass_at from payment where pass_at is not null) x`,
  );
  return rows[0]?.at?.getTime() ?? null;
};

/** More than the tries of any line of refunds. */
const MOST_TRIES = 60;

/** A bank refuses to give back what is disputed: a person's only after hours of tries, and who is behind it waits as long. */
const untilRefundsEnd = async (stage: Stage, notes: Notes): Promise<void> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const next = await nextRefund(stage);
    if (next === null) return;
    await stage.advance(Math.max(0, next - stage.now()) + SECOND);
    await untilIdle(stage, notes);
  }
};

/** Refunds that no call can make, or that their provider does not, are made by a person. */
const makeByHand = async (stage: Stage, notes: Notes, { manager }: Staff): Promise<void> => {
  const { rows } = await stage.database.pool.query<{ id: string; venue_id: string }>(
    `select id, venue_id from refund where status in ('by_hand', 'failed')`,
  );
  const browser = asker(stage, notes, -1, manager.cookies);
  for (const { id, venue_id: venue } of rows) {
    await browser.must('POST /console/{venue}/refunds/{refund}/done', { venue, refund: id });
  }
};

/** Lets time pass until nothing is on its way any more: what is late comes, what is over ends, what is owed goes back. */
export const waitUntilIdle = async (
  stage: Stage,
  notes: Notes,
  staff: () => Promise<Staff>,
): Promise<void> => {
  await flushAll(stage);
  for (const step of [16 * SECOND, MINUTE, 5 * MINUTE]) {
    await stage.advance(step);
    await untilIdle(stage, notes);
  }
  // Whoever has not paid by now is too late: some do, while our servers are at ending what is over.
  await stage.advance(10 * MINUTE);
  await payLate(stage, notes);
  await untilIdle(stage, notes);
  await flushAll(stage);
  for (const step of [2 * MINUTE, 10 * MINUTE, 35 * MINUTE, HOUR, 25 * HOUR, 2 * MINUTE]) {
    await stage.advance(step);
    await untilIdle(stage, notes);
  }
  await flushAll(stage);
  await untilRefundsEnd(stage, notes);
  await makeByHand(stage, notes, await staff());
  await untilIdle(stage, notes);
};
