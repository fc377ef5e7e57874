import type { BridgeResult, BridgeTask } from '@tableside/contract/http/devices/bridge';
import type { Run } from '../../../database/database.ts';
import { answerKey, bridgeKey, NOTICE_CHANNEL } from './notices.ts';

export type OpenRequest = { readonly id: string; readonly task: BridgeTask; readonly late: boolean };

/** Writes a request and wakes the bridge at the commit; of a paper that is asked about already, that one. */
export const openRequest = async (
  run: Run,
  request: {
    readonly bridgeId: string;
    readonly jobId: string | null;
    readonly task: BridgeTask;
    readonly at: Date;
  },
): Promise<string> => {
  const { bridgeId, jobId, task, at } = request;
  const [row] = await run<{ id: string }>(
    'bridge-request-open',
    `with made as (
       insert into bridge_request (bridge_id, job_id, task, asked_at) values ($1, $2::bigint, $3, $4)
       on conflict (job_id) where job_id is not null do nothing returning id)
     select id, pg_notify($5, $6) from made
     union all select id, null from bridge_request where job_id = $2::bigint`,
    [bridgeId, jobId, JSON.stringify(task), at, NOTICE_CHANNEL, bridgeKey(bridgeId)],
  );
  if (!row) throw new Error('no request was written');
  return row.id;
};

/**
 * What a bridge is to do other than what it holds: from here on it may know of it. What a terminal was asked before
 * `lateBefore`, or a fiscal printer to print, is not begun any more. Null: whoever asks is the bridge no longer.
 */
export const handRequests = async (
  run: Run,
  by: { readonly bridgeId: string; readonly tokenHash: Buffer },
  holding: readonly string[],
  { at, lateBefore }: { readonly at: Date; readonly lateBefore: Date },
): Promise<OpenRequest[] | null> => {
  const rows = await run<{ id: string | null; task: BridgeTask; late: boolean }>(
    'bridge-requests-hand',
    `with it as (select id from bridge where id = $1 and token_hash = $2 for key share),
     open as (
       select r.id from bridge_request r join it on it.id = r.bridge_id
       where r.result is null and not r.id::text = any($3) order by r.asked_at, r.id limit 20 for update of r skip locked),
     handed as (
       update bridge_request r set handed_at = coalesce(r.handed_at, $4) from open where r.id = open.id
       returning r.id, r.task, r.asked_at)
     select h.id, h.task, h.asked_at < $5 and (h.task->>'do' like 'terminal%'
       or (h.task->>'do' = 'fiscal' and h.task->'request'->>'ask' = 'issue')) as late
     from it left join handed h on true order by h.asked_at, h.id`,
    [by.bridgeId, by.tokenHash, holding, at, lateBefore],
  );
  if (rows.length === 0) return null;
  return rows.flatMap(({ id, task, late }) => (id === null ? [] : [{ id, task, late }]));
};

/** The first answer to a request of this bridge; whoever waits for it is woken. */
export const answerRequest = async (
  run: Run,
  bridgeId: string,
  id: string,
  result: BridgeResult,
): Promise<void> => {
  await run(
    'bridge-request-answer',
    `with it as (
       update bridge_request set result = $3, handed_at = coalesce(handed_at, asked_at)
       where id::text = $2 and bridge_id = $1 and result is null returning id)
     select pg_notify($4, $5) from it`,
    [bridgeId, id, JSON.stringify(result), NOTICE_CHANNEL, answerKey(id)],
  );
};

/** What a terminal shows in the middle of a request of this bridge. */
export const noteHeard = async (run: Run, bridgeId: string, id: string, text: string): Promise<void> => {
  await run(
    'bridge-request-heard',
    `with it as (
       update bridge_request set heard = $3 where id::text = $2 and bridge_id = $1 and result is null returning id)
     select pg_notify($4, $5) from it`,
    [bridgeId, id, text, NOTICE_CHANNEL, answerKey(id)],
  );
};

/** Wakes whoever waits for a word, on every server, at the commit. */
export const say = async (run: Run, word: string): Promise<void> => {
  await run('bridge-say', 'select pg_notify($1, $2)', [NOTICE_CHANNEL, word]);
};

type Standing = { readonly handed: boolean; readonly heard: string; readonly result: BridgeResult | null };

/** How a request stands; null: it is not there any more. */
export const readRequest = async (run: Run, id: string): Promise<Standing | null> => {
  const [row] = await run<Standing>(
    'bridge-request',
    'select handed_at is not null as handed, heard, result from bridge_request where id = $1',
    [id],
  );
  return row ?? null;
};

/** Takes a request back that no bridge knows of; false: one may. */
export const withdrawRequest = async (run: Run, id: string): Promise<boolean> =>
  (
    await run(
      'bridge-request-withdraw',
      'delete from bridge_request where id = $1 and handed_at is null and result is null returning 1',
      [id],
    )
  ).length > 0;

export const forgetRequest = async (run: Run, id: string): Promise<void> => {
  await run('bridge-request-forget', 'delete from bridge_request where id = $1', [id]);
};

/** Of a program that is the bridge no longer nobody hears what became of what it was told: it may be on paper, or charged. */
export const leaveOpenRequests = async (run: Run, bridgeId: string): Promise<void> => {
  const unknown: BridgeResult = { kind: 'unreachable', may_have_printed: true };
  await run(
    'bridge-requests-leave',
    `update bridge_request set result = $2 where bridge_id = $1 and result is null and handed_at is not null`,
    [bridgeId, JSON.stringify(unknown)],
  );
};

/** Answers that nobody fetched, and what nobody asks about again. */
export const forgetOldRequests = async (run: Run, before: Date): Promise<void> => {
  await run('bridge-requests-forget', 'delete from bridge_request where job_id is null and asked_at < $1', [
    before,
  ]);
};
