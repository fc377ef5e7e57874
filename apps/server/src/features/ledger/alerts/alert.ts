import type { MoneyAlert } from '@tableside/contract/http/console/money';
import type { MoneyAlertKind } from '@tableside/domain/ledger';
import type { Run } from '../../../database/database.ts';
import { appendToOutbox } from '../../../realtime/outbox.ts';
import { type AlertRow, alertsByKeys, alertsOfKind, insertAlert, resolveAlertByKey } from './alert-store.ts';

/** An alert as the office sees it. */
export const alertView = (row: AlertRow): MoneyAlert => ({
  id: row.id,
  kind: row.kind,
  payment: row.payment_id,
  data: row.data,
  raised_at: row.raised_at.toISOString(),
  settled_at: row.settled_at?.toISOString() ?? null,
  settled_by: row.settled_by,
  note: row.note,
});

/** Tells staff how an alert stands. */
export const announceAlert = (run: Run, venueId: string, row: AlertRow): Promise<void> =>
  appendToOutbox(run, [
    { audience: `office:${venueId}`, event: 'board-alert', data: { alert: alertView(row) } },
  ]);

/**
 * Something about money needs a person: kept and shown to staff, in the caller's transaction. Once per `dedupeKey`;
 * answers whether it is new. Amounts in `data` are minor units, their names end in `_minor`.
 */
export const raiseAlert = async (
  run: Run,
  alert: {
    readonly venueId: string;
    readonly paymentId?: string | null;
    /** What is wrong. */
    readonly kind: MoneyAlertKind;
    readonly dedupeKey: string;
    readonly data?: Readonly<Record<string, unknown>>;
    /** Epoch milliseconds. */
    readonly now: number;
  },
): Promise<boolean> => {
  const { venueId, paymentId = null, kind, dedupeKey, data = {}, now } = alert;
  const row = await insertAlert(run, { venueId, paymentId, kind, dedupeKey, data, at: new Date(now) });
  if (row) await announceAlert(run, venueId, row);
  return row !== null;
};

/** What an alert was about has been put right; does nothing when none is open under that key. */
export const resolveAlert = async (
  run: Run,
  settling: {
    readonly venueId: string;
    readonly dedupeKey: string;
    readonly by: string | null;
    readonly note: string;
    readonly now: number;
  },
): Promise<void> => {
  const { venueId, dedupeKey, by, note, now } = settling;
  const row = await resolveAlertByKey(run, dedupeKey, { at: new Date(now), by, note });
  if (row) await announceAlert(run, venueId, row);
};

/** Alerts of a venue by the keys that they were raised under. */
export const readAlerts = async (
  run: Run,
  venueId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, MoneyAlert>> =>
  new Map((await alertsByKeys(run, venueId, keys)).map(row => [row.dedupe_key, alertView(row)]));

/** What was raised of one kind in a span of time, oldest first. */
export const readRaised = async (
  run: Run,
  venueId: string,
  span: { readonly kind: MoneyAlertKind; readonly from: Date; readonly until: Date },
): Promise<MoneyAlert[]> => (await alertsOfKind(run, venueId, span)).map(alertView);
