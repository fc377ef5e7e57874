import type { Run } from '../../../database/database.ts';

export type BatchRow = {
  id: string;
  venue_id: string;
  visit_id: string;
  activate_at: Date;
  activated_at: Date | null;
};

/** Locks a batch; null when there is none. Whoever activates it holds this lock. */
export const lockBatch = async (run: Run, batchId: string): Promise<BatchRow | null> => {
  const [row] = await run<BatchRow>(
    'batch-lock',
    'select id, venue_id, visit_id, activate_at, activated_at from order_batch where id = $1 for update',
    [batchId],
  );
  return row ?? null;
};

/** Marks a locked batch as sent. */
export const closeBatch = async (run: Run, batchId: string, at: Date): Promise<void> => {
  await run('batch-close', 'update order_batch set activated_at = $2 where id = $1', [batchId, at]);
};

/** Numbers of the batch's orders that wait for other guests, in the order they are locked in. */
export const waitingInBatch = async (run: Run, batchId: string): Promise<string[]> => {
  const rows = await run<{ number: string }>(
    'batch-waiting-orders',
    `select unique_order_number as number from orders where batch_id = $1 and status = 'pending_activate'
       and waiting_for = 'guests' order by id`,
    [batchId],
  );
  return rows.map(({ number }) => number);
};

/** Whether every phone of the party that is still there has an order in the batch that only waits for the others. */
export const batchIsComplete = async (run: Run, batchId: string, now: Date): Promise<boolean> => {
  const [row] = await run<{ complete: boolean }>(
    'batch-complete',
    `select not exists (
       select from guest_session s join order_batch b on b.visit_id = s.visit_id
       where b.id = $1 and s.mode = 'scan' and s.ended_at is null and s.expires_at > $2
         and not exists (select from orders o where o.batch_id = b.id and o.session_id = s.id
           and o.status = 'pending_activate' and o.waiting_for = 'guests')) as complete`,
    [batchId, now],
  );
  return row?.complete ?? false;
};

/** Batches whose time has come by `now`. */
export const dueBatches = async (run: Run, now: Date): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'batches-due',
    'select id from order_batch where activated_at is null and activate_at <= $1 order by activate_at limit 200',
    [now],
  );
  return rows.map(({ id }) => id);
};

/** When the next batch goes by itself; null when none waits. */
export const nextBatchAt = async (run: Run): Promise<Date | null> => {
  const [row] = await run<{ at: Date | null }>(
    'batch-next',
    'select min(activate_at) as at from order_batch where activated_at is null',
    [],
  );
  return row?.at ?? null;
};

/** Whether a batch has not gone yet; locks it, so that it cannot go while an order joins it. */
export const batchStillWaits = async (run: Run, batchId: string, now: Date): Promise<boolean> => {
  const row = await lockBatch(run, batchId);
  return row !== null && row.activated_at === null && row.activate_at > now;
};
