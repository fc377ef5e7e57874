import type { Run } from '../../database/database.ts';

/** Names one request of one caller. */
export type RequestName = { readonly scope: string; readonly key: string };

/** What is known of a request that somebody else holds; `answer` null while it is still being worked on. */
export type Held = { readonly requestHash: Buffer; readonly answer: unknown };

/** Longest that a request can take, in seconds: one without an answer after that died with its server. */
export const ABANDONED_AFTER_SECONDS = 60;

/**
 * Takes a request for this caller: true when nobody had it, or when whoever had it died while working on the same body:
 * long ago, or before the database started.
 */
export const claimRequest = async (
  run: Run,
  { scope, key }: RequestName,
  requestHash: Buffer,
): Promise<boolean> => {
  const rows = await run(
    'idempotency-claim',
    `insert into idempotency_key as k (scope, key, request_hash) values ($1, $2, $3)
     on conflict (scope, key) do update set created_at = now()
       where k.answer is null and k.request_hash = $3
         and k.created_at < greatest(now() - make_interval(secs => $4), pg_postmaster_start_time())
     returning 1`,
    [scope, key, requestHash, ABANDONED_AFTER_SECONDS],
  );
  return rows.length > 0;
};

/** Who has a request and what came of it; null when it was given up meanwhile. */
export const readRequest = async (run: Run, { scope, key }: RequestName): Promise<Held | null> => {
  const [row] = await run<{ request_hash: Buffer; answer: { value: unknown } | null }>(
    'idempotency-read',
    'select request_hash, answer from idempotency_key where scope = $1 and key = $2',
    [scope, key],
  );
  return row ? { requestHash: row.request_hash, answer: row.answer?.value ?? null } : null;
};

/** Left out of kept answers: tokens are never stored. */
const TOKENS: readonly string[] = ['session_token', 'anonymous_user_token'];

/** What is kept of an answer: all but its tokens. */
export const keptText = (answer: unknown): string =>
  JSON.stringify({ value: answer ?? null }, (name, part) => (TOKENS.includes(name) ? null : part));

/** Keeps the answer without its tokens. */
export const storeResponse = async (
  run: Run,
  { scope, key }: RequestName,
  answer: unknown,
): Promise<void> => {
  await run(
    'idempotency-answer',
    'update idempotency_key set http_status = 200, answer = $3 where scope = $1 and key = $2',
    [scope, key, keptText(answer)],
  );
};

/**
 * For a statement that does its work and keeps its answer at once, so that nothing can come between: `open` is whether the
 * request still waits for an answer, `keep` keeps it where `written` wrote something. Scope, key and text are the parameters from `at` on.
 */
export const keptAlong = (at: number): { readonly open: string; readonly keep: string } => ({
  open: `exists (select from idempotency_key where scope = $${at} and key = $${at + 1} and answer is null)`,
  keep: `kept as (update idempotency_key k set http_status = 200, answer = $${at + 2}::jsonb
    from written where k.scope = $${at} and k.key = $${at + 1})`,
});

/** Whether a request still waits for an answer. */
export const isOpen = async (run: Run, request: RequestName): Promise<boolean> => {
  const held = await readRequest(run, request);
  return held !== null && held.answer === null;
};

/** Gives a request back that was refused or failed: it changed nothing and may be tried again. */
export const giveUpRequest = async (run: Run, { scope, key }: RequestName): Promise<void> => {
  await run(
    'idempotency-give-up',
    'delete from idempotency_key where scope = $1 and key = $2 and answer is null',
    [scope, key],
  );
};

export type PruneRules = {
  readonly hours: number;
  /** Those of guests' sessions. */
  readonly sessionHours: number;
  /** The latest of one caller. */
  readonly most: number;
};

/** Removes what is older, and of each caller what is more than the latest `most`; answers with how many. */
export const pruneRequests = async (run: Run, { hours, sessionHours, most }: PruneRules): Promise<number> => {
  const old = await run(
    'idempotency-prune',
    `delete from idempotency_key where created_at < now() - make_interval(hours => $2)
       and (created_at < now() - make_interval(hours => $1) or scope like 'session:%') returning 1`,
    [hours, sessionHours],
  );
  const beyond = await run(
    'idempotency-prune-most',
    `delete from idempotency_key k using (
       select scope, key, row_number() over (partition by scope order by created_at desc) as place from idempotency_key
     ) placed where k.scope = placed.scope and k.key = placed.key and placed.place > $1 returning 1`,
    [most],
  );
  return old.length + beyond.length;
};
