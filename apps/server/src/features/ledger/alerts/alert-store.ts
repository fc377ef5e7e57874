import type { Run } from '../../../database/database.ts';

export type AlertRow = {
  readonly id: string;
  readonly kind: string;
  readonly payment_id: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly raised_at: Date;
  readonly settled_at: Date | null;
  readonly settled_by: string | null;
  readonly note: string | null;
};

const COLUMNS = 'id, kind, payment_id, data, raised_at, settled_at, settled_by, note';

/** Most alerts of one list. */
const LISTED = 200;
/** Most alerts of one kind: an evening of a large house. */
const OF_KIND = 1_000;

/** Writes an alert; null when there is one of its key already. */
export const insertAlert = async (
  run: Run,
  alert: {
    readonly venueId: string;
    readonly paymentId: string | null;
    readonly kind: string;
    readonly dedupeKey: string;
    readonly data: Readonly<Record<string, unknown>>;
    readonly at: Date;
  },
): Promise<AlertRow | null> => {
  const [row] = await run<AlertRow>(
    'money-alert-insert',
    `insert into money_alert (venue_id, payment_id, kind, dedupe_key, data, raised_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (dedupe_key) do nothing returning ${COLUMNS}`,
    [alert.venueId, alert.paymentId, alert.kind, alert.dedupeKey, JSON.stringify(alert.data), alert.at],
  );
  return row ?? null;
};

/** A venue's alerts, open ones first, newest first. */
export const alertsOfVenue = (run: Run, venueId: string): Promise<AlertRow[]> =>
  run<AlertRow>(
    'money-alerts',
    `select ${COLUMNS} from money_alert where venue_id = $1
     order by settled_at is not null, raised_at desc, id limit ${LISTED}`,
    [venueId],
  );

/** Alerts of a venue by their keys. */
export const alertsByKeys = (
  run: Run,
  venueId: string,
  keys: readonly string[],
): Promise<(AlertRow & { readonly dedupe_key: string })[]> =>
  run(
    'money-alerts-by-keys',
    `select ${COLUMNS}, dedupe_key from money_alert where venue_id = $1 and dedupe_key = any($2)`,
    [venueId, keys],
  );

/** Alerts of one kind that were raised in a span of time, oldest first. */
export const alertsOfKind = (
  run: Run,
  venueId: string,
  { kind, from, until }: { readonly kind: string; readonly from: Date; readonly until: Date },
): Promise<AlertRow[]> =>
  run<AlertRow>(
    'money-alerts-of-kind',
    `select ${COLUMNS} from money_alert where venue_id = $1 and kind = $2 and raised_at >= $3 and raised_at < $4
     order by raised_at, id limit ${OF_KIND}`,
    [venueId, kind, from, until],
  );

type Settling = { readonly at: Date; readonly by: string | null; readonly note: string };

/** Settles an alert by its id; one that was settled before keeps who did. Null: the venue has none such. */
export const resolveAlertById = async (
  run: Run,
  venueId: string,
  id: string,
  { at, by, note }: Settling,
): Promise<{ readonly row: AlertRow; readonly changed: boolean } | null> => {
  const [before] = await run<AlertRow>(
    'money-alert-lock',
    `select ${COLUMNS} from money_alert where id = $1 and venue_id = $2 for update`,
    [id, venueId],
  );
  if (!before || before.settled_at) return before ? { row: before, changed: false } : null;
  const [row] = await run<AlertRow>(
    'money-alert-settle',
    `update money_alert set settled_at = $2, settled_by = $3, note = $4 where id = $1 returning ${COLUMNS}`,
    [id, at, by, note],
  );
  return row ? { row, changed: true } : null;
};

/** Settles an open alert by its key; null when there is none. */
export const resolveAlertByKey = async (
  run: Run,
  dedupeKey: string,
  { at, by, note }: Settling,
): Promise<AlertRow | null> => {
  const [row] = await run<AlertRow>(
    'money-alert-settle-key',
    `update money_alert set settled_at = $2, settled_by = $3, note = $4
     where dedupe_key = $1 and settled_at is null returning ${COLUMNS}`,
    [dedupeKey, at, by, note],
  );
  return row ?? null;
};
