import type { Run } from '../../database/database.ts';
import type { RecordType } from './record.ts';

type Body = Readonly<Record<string, unknown>>;
type Row = { readonly id: string; readonly body: Body };

/** A moment as JavaScript writes it; the database's microseconds are cut off. */
const instant = (column: string): string =>
  `to_char(date_trunc('milliseconds', ${column} at time zone 'UTC'), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** How each kind of record is read; only columns that never change. What was restored is called as it was before. */
const SOURCES: Readonly<Record<RecordType, string>> = {
  payment: `
    select p.id::text, jsonb_build_object('id', p.id, 'bill', p.bill_id, 'provider', p.provider, 'method', p.method,
      'currency', p.currency, 'amount', p.amount, 'tip', p.tip, 'fee', p.fee, 'total', p.total,
      'created_at', ${instant('p.created_at')}) as body
    from payment p where p.id = any($1::text[]::uuid[])`,
  event: `
    select e.id::text, jsonb_build_object('id', coalesce(e.original_id, e.id), 'payment', e.payment_id, 'at', ${instant('e.at')},
      'kind', e.kind, 'source', e.source, 'provider_event', e.provider_event_id, 'data', e.data) as body
    from payment_event e where e.id = any($1::text[]::bigint[])`,
  allocation: `
    select a.bill_item_id::text as id, jsonb_build_object('item', a.bill_item_id, 'payment', a.payment_id,
      'amount', a.amount, 'at', ${instant('a.at')}, 'bill', i.bill_id, 'order', i.order_id, 'kind', i.kind,
      'name', i.name, 'price', i.price, 'discount', i.discount_share, 'part_of', i.part_of) as body
    from payment_allocation a join bill_item i on i.id = a.bill_item_id
    where a.bill_item_id = any($1::text[]::uuid[])`,
  refund: `
    select r.id::text, jsonb_build_object('id', r.id, 'payment', r.payment_id, 'number', r.number, 'cause', r.cause,
      'reason', r.reason, 'amount', r.amount, 'tip', r.tip, 'items', r.items, 'requested_by', r.requested_by,
      'created_at', ${instant('r.created_at')}) as body
    from refund r where r.id = any($1::text[]::uuid[])`,
  entry: `
    select e.id::text, jsonb_build_object('id', coalesce(e.original_id, e.id), 'at', ${instant('e.at')}, 'kind', e.kind,
      'currency', e.currency, 'bill', e.bill_id, 'payment', e.payment_id, 'refund', e.refund_id,
      'key', e.dedupe_key, 'data', e.data, 'lines', (
        select jsonb_agg(jsonb_build_object('account', l.account, 'amount', l.amount, 'personnel', l.personnel_id)
          order by l.position)
        from journal_line l where l.entry_id = e.id)) as body
    from journal_entry e where e.id = any($1::text[]::bigint[])`,
};

/** Names one thing the books consist of. */
export type Source = { readonly kind: RecordType; readonly source_id: string };

/** The bodies of things, by kind and id; what was deleted behind our back is not among them. */
export const readBodies = async (
  run: Run,
  sources: readonly Source[],
): Promise<(source: Source) => Body | null> => {
  const found = new Map<string, Body>();
  for (const kind of new Set(sources.map(source => source.kind))) {
    const ids = sources.filter(source => source.kind === kind).map(({ source_id }) => source_id);
    for (const { id, body } of await run<Row>(`ledger-records-${kind}`, SOURCES[kind], [ids])) {
      found.set(`${kind} ${id}`, body);
    }
  }
  return ({ kind, source_id }) => found.get(`${kind} ${source_id}`) ?? null;
};
