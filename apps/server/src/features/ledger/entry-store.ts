import type { Run } from '../../database/database.ts';
import type { NewEntry } from './entry.ts';

const asRow = (entry: NewEntry, index: number) => ({
  sequence: index,
  venue_id: entry.venueId,
  at: new Date(entry.at),
  kind: entry.kind,
  currency: entry.currency,
  bill_id: entry.billId ?? null,
  payment_id: entry.paymentId ?? null,
  refund_id: entry.refundId ?? null,
  dedupe_key: entry.dedupeKey,
  data: entry.data ?? {},
  lines: entry.lines.map(({ account, amount, personnelId }, position) => ({
    position: position + 1,
    account,
    amount,
    personnel_id: personnelId ?? null,
  })),
});

/** Inserts entries with their lines, in their order; answers with the dedupe keys of those that were not there yet. */
export const insertEntries = async (run: Run, entries: readonly NewEntry[]): Promise<string[]> => {
  const rows = await run<{ key: string }>(
    'ledger-post',
    `with wanted as materialized (
       select * from jsonb_to_recordset($1::jsonb) as w(sequence int, venue_id uuid, at timestamptz, kind text,
         currency text, bill_id uuid, payment_id uuid, refund_id uuid, dedupe_key text, data jsonb, lines jsonb)),
     entry as (
       insert into journal_entry (venue_id, at, kind, currency, bill_id, payment_id, refund_id, dedupe_key, data)
       select venue_id, at, kind, currency, bill_id, payment_id, refund_id, dedupe_key, data from wanted
       order by sequence on conflict (dedupe_key) do nothing returning id, dedupe_key),
     line as (
       insert into journal_line (entry_id, position, account, amount, personnel_id)
       select e.id, l.position, l.account, l.amount, l.personnel_id
       from entry e join wanted w on w.dedupe_key = e.dedupe_key cross join jsonb_to_recordset(w.lines)
         as l(position int, account text, amount bigint, personnel_id text))
     select dedupe_key as key from entry`,
    [JSON.stringify(entries.map(asRow))],
  );
  return rows.map(({ key }) => key);
};
