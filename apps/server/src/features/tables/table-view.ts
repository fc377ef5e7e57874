import { toWire } from '@tableside/contract';
import type { BoardTable } from '@tableside/contract/http/console/board';
import { type StateOfTable, stateOfTable } from '@tableside/domain/floor';
import { minor } from '@tableside/domain/money';
import type { TableRow } from './store.ts';

const when = (at: Date | null): number | null => at?.getTime() ?? null;

const stateOf = (row: TableRow): StateOfTable =>
  stateOfTable({
    openedAt: when(row.opened_at),
    phones: row.guests,
    waitingSince: when(row.waiting_since),
    ordered: row.ordered,
    cookingSince: when(row.cooking_since),
    heldSince: when(row.held_since),
    servedAt: when(row.served_at),
    askedToPayAt: when(row.asked_to_pay_at),
    owed: minor(row.unpaid),
    paid: minor(row.paid),
    paidAt: when(row.paid_at),
  });

/** A table as the console shows it. */
export const tableView = (row: TableRow): BoardTable => {
  const { state, since } = stateOf(row);
  return {
    id: row.id,
    name: row.name,
    area: row.area,
    order_type: row.order_type,
    hash: row.code,
    short_code: row.short_code,
    pin: row.pin,
    guests: row.guests,
    people: row.people ?? Math.max(row.guests, row.reserved_party ?? 0),
    state,
    since: since === null ? null : new Date(since).toISOString(),
    open_orders: row.open_orders,
    unpaid: toWire(minor(row.unpaid), row.decimals),
    paid: toWire(minor(row.paid), row.decimals),
    ...(row.reserved_party !== null && {
      reserved: { name: row.reserved_name ?? '', party: row.reserved_party },
    }),
    ...(row.waiter_id !== null && {
      waiter: {
        id: row.waiter_id,
        name: row.waiter_name ?? '',
        ...(row.waiter_for_party && { for_party: true as const }),
      },
    }),
    ...(row.joined !== null && {
      joined: row.joined.map(({ openedAt, ...party }) => ({
        ...party,
        opened_at: new Date(openedAt).toISOString(),
      })),
    }),
    opened_at: row.opened_at?.toISOString() ?? null,
    last_event_at: row.last_event_at?.toISOString() ?? null,
  };
};
