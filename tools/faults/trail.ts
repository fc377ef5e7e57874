import { BANKS } from './bank.ts';
import type { Stage } from './stage.ts';

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/;

const bookOf = async ({ banks }: Stage, uuid: string): Promise<string[]> => {
  const books = await Promise.all(BANKS.map(bank => banks.book(bank)));
  const booked = books.flat().find(({ reference }) => reference === uuid);
  return booked ? [`its provider: ${JSON.stringify(booked)}`] : [];
};

/** What happened to the payments that broken lines are about, for whoever looks for the reason. */
export const trailsOf = async (stage: Stage, broken: readonly string[]): Promise<string[]> => {
  const uuids = new Set(broken.flatMap(line => UUID.exec(line)?.[0] ?? []));
  const lines: string[] = [];
  for (const uuid of [...uuids].slice(0, 10)) {
    const { rows: payments } = await stage.database.pool.query(
      `select provider, method, status, total, captured, allocated, refunded, refund_due, suspense, created_at, check_at
       from payment where id = $1`,
      [uuid],
    );
    const { rows: events } = await stage.database.pool.query(
      'select at, kind, source, provider_event_id, data from payment_event where payment_id = $1 order by id',
      [uuid],
    );
    const { rows: told } = await stage.database.pool.query(
      'select at, outcome, detail from webhook_delivery where payment_id = $1 order by id',
      [uuid],
    );
    lines.push(`${uuid}: ${JSON.stringify(payments[0] ?? 'no payment of ours')}`);
    lines.push(
      ...[...events, ...told].map(row => `  ${JSON.stringify(row)}`),
      ...(await bookOf(stage, uuid)),
    );
  }
  return lines;
};
