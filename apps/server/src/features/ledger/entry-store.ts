import type { Run } from '../../database/database.ts';
import type { NewEntry } from './post-entry.ts';

/** Inserts an entry and its lines; false when its dedupe key exists. */
export const insertEntry = async (run: Run, entry: NewEntry): Promise<boolean> => {
  const lines = entry.lines.map(({ account, amount, personnelId }, index) => ({
    position: index + 1,
    account,
    amount,
    personnel_id: personnelId ?? null,
  }));
  const [row] = await run<{ written: boolean }>(
    'ledger-post',
    `with entry as (
       insert into journal_entry (venue_id, at, kind, currency, bill_id, payment_id, refund_id, dedupe_key, data)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (dedupe_key) do nothing returning id),
     lines as (
       insert into journal_line (entry_id, position, account, amount, personnel_id)
       select e.id, l.position, l.account, l.amount, l.personnel_id from entry e cross join
         jsonb_to_recordset($10::jsonb) as l(position int, account text, amount bigint, personnel_id text)
       returning 1)
     select exists (select from entry) as written, (select count(*) from lines) as lines`,
    [
      entry.venueId,
      new Date(entry.at),
      entry.kind,
      entry.currency,
      entry.billId ?? null,
      entry.paymentId ?? null,
      entry.refundId ?? null,
      entry.dedupeKey,
      JSON.stringify(entry.data ?? {}),
      JSON.stringify(lines),
    ],
  );
  return row?.written ?? false;
};
