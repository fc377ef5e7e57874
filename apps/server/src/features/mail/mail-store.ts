import type { Run } from '../../database/database.ts';
import type { ClaimedMail, MailAttachment, OutgoingMail } from './mail.ts';

/** Writes a mail with its files; false: there is one of this key already. */
export const insertMail = async (
  run: Run,
  mail: OutgoingMail,
  now: Date,
  sealedCode: Buffer | null,
): Promise<boolean> => {
  const [row] = await run<{ id: string }>(
    'mail-insert',
    `insert into mail_message (dedupe_key, from_name, to_address, subject, text, html, try_at, created_at, sealed_code, unsubscribe_url)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9) on conflict (dedupe_key) do nothing returning id`,
    [
      mail.dedupeKey,
      mail.fromName,
      mail.to,
      mail.subject,
      mail.text,
      mail.html,
      now,
      sealedCode,
      mail.unsubscribeUrl ?? null,
    ],
  );
  if (!row) return false;
  for (const [position, { filename, contentType, content }] of mail.attachments.entries()) {
    await run(
      'mail-attach',
      'insert into mail_attachment (mail_id, position, filename, content_type, content) values ($1, $2, $3, $4, $5)',
      [row.id, position, filename, contentType, content],
    );
  }
  return true;
};

/** How many mails whose key begins so are over: sent before `before`, or given up. */
export const countFinished = async (run: Run, prefix: string, before: Date): Promise<number> => {
  const [row] = await run<{ count: number }>(
    'mail-count-finished',
    `select count(*)::int as count from mail_message
     where starts_with(dedupe_key, $1) and (status = 'failed' or status = 'sent' and done_at < $2)`,
    [prefix, before],
  );
  return row?.count ?? 0;
};

/** Takes mails that are due. One whose sender died is due again when its time is up. */
export const claimMails = async (run: Run, now: Date, until: Date, most: number): Promise<ClaimedMail[]> =>
  run<ClaimedMail>(
    'mail-claim',
    `with due as (
       select id from mail_message where try_at <= $1 order by try_at limit $3 for update skip locked)
     update mail_message m set status = 'sending', tries = tries + 1, try_at = $2 from due where m.id = due.id
     returning m.id, m.tries, m.dedupe_key as "dedupeKey", m.from_name as "fromName", m.to_address as "to", m.subject,
       m.text, m.html, m.sealed_code as "sealedCode", m.unsubscribe_url as "unsubscribeUrl"`,
    [now, until, most],
  );

export const attachmentsOf = (run: Run, mailId: string): Promise<MailAttachment[]> =>
  run<MailAttachment>(
    'mail-attachments',
    `select filename, content_type as "contentType", content from mail_attachment where mail_id = $1 order by position`,
    [mailId],
  );

/** Writes what came of the try that began as number `tries`; a later one has the word. Its code goes with the last try. */
export const writeOutcome = async (
  run: Run,
  mail: Pick<ClaimedMail, 'id' | 'tries'>,
  outcome: {
    readonly status: 'queued' | 'sent' | 'failed';
    readonly tryAt: Date | null;
    readonly doneAt: Date | null;
    readonly failure: string | null;
  },
): Promise<void> => {
  await run(
    'mail-outcome',
    `update mail_message set status = $3, try_at = $4, done_at = $5, failure = $6,
       sealed_code = case when $4::timestamptz is null then null else sealed_code end
     where id = $1 and tries = $2 and status = 'sending'`,
    [mail.id, mail.tries, outcome.status, outcome.tryAt, outcome.doneAt, outcome.failure],
  );
};

/** Forgets mails, whatever became of them. */
export const pruneMails = async (run: Run, before: Date): Promise<void> => {
  await run('mail-prune', 'delete from mail_message where created_at < $1', [before]);
};
