import type { BoardOrder, BoardTable, WaiterCall } from '@tableside/contract/http/console/board';
import type { MoneyAlert } from '@tableside/contract/http/console/money';
import { useQuery } from '@tanstack/react-query';
import { type UnsentOrder, useUnsent, useUnsentElsewhere, type WaitingElsewhere } from '../bills/index.ts';
import { openCalls, type Ready, rings, useBoard } from '../board/index.ts';
import { alertsQuery } from '../money-alerts/index.ts';
import { useTroubles } from '../printing/index.ts';
import { useVenue } from '../session/index.ts';
import { tablesQuery } from '../tables/index.ts';

type Troubles = ReturnType<typeof useTroubles>;
export type TrayEntry =
  | { readonly kind: 'unsent'; readonly id: string; readonly order: UnsentOrder }
  | { readonly kind: 'unsent'; readonly id: string; readonly elsewhere: WaitingElsewhere }
  | { readonly kind: 'trouble'; readonly id: string; readonly trouble: Troubles[number] }
  | { readonly kind: 'orders'; readonly id: string; readonly order: BoardOrder }
  | { readonly kind: 'calls'; readonly id: string; readonly call: WaiterCall }
  | { readonly kind: 'ready'; readonly id: string; readonly ready: Ready }
  | { readonly kind: 'money'; readonly id: string; readonly table: BoardTable }
  | { readonly kind: 'money'; readonly id: string; readonly alert: MoneyAlert };
export type TrayKind = TrayEntry['kind'];
export const TRAY_KINDS = [
  'unsent',
  'trouble',
  'orders',
  'calls',
  'ready',
  'money',
] as const satisfies readonly TrayKind[];

/** Tables that ask to pay are told of by the stream; this often they are asked for anyway. Milliseconds. */
const POLL_MS = 60_000;

/** Whatever waits for the staff who look at this device, what waits for the line first, then trouble, each kind by how long it waits. */
export const useTray = (onBoard: boolean): { entries: readonly TrayEntry[]; troubles: Troubles } => {
  const venue = useVenue();
  const { state, lanes, ready } = useBoard();
  const troubles = useTroubles();
  const unsent = useUnsent();
  const elsewhere = useUnsentElsewhere();
  const takesMoney = venue.may('settleCash');
  const { data: tables = [] } = useQuery({
    ...tablesQuery(venue.id),
    enabled: takesMoney,
    refetchInterval: POLL_MS,
  });
  const { data: alerts = [] } = useQuery(alertsQuery(venue.id, venue.may('seeAlerts')));
  const calls = venue.may('answerCalls') ? openCalls(Object.values(state?.calls ?? {})) : [];
  const asking = takesMoney ? tables.filter(table => table.state === 'asking_to_pay') : [];
  return {
    troubles,
    entries: [
      ...unsent.map(order => ({ kind: 'unsent' as const, id: order.token, order })),
      ...elsewhere.map(each => ({ kind: 'unsent' as const, id: each.venue.id, elsewhere: each })),
      ...troubles.map(trouble => ({ kind: 'trouble' as const, id: trouble.id, trouble })),
      // The board itself shows them.
      ...(onBoard ? [] : lanes.new.filter(rings)).map(order => ({
        kind: 'orders' as const,
        id: order.unique_order_number,
        order,
      })),
      ...calls.map(call => ({ kind: 'calls' as const, id: call.id, call })),
      ...ready.map(each => ({ kind: 'ready' as const, id: each.order.unique_order_number, ready: each })),
      ...asking.map(table => ({ kind: 'money' as const, id: table.id, table })),
      ...alerts
        .filter(({ settled_at }) => settled_at === null)
        .map(alert => ({ kind: 'money' as const, id: alert.id, alert })),
    ],
  };
};

/** Somebody is on the way to it: it stays in the list, and is not counted. */
const isTaken = (entry: TrayEntry): boolean => entry.kind === 'calls' && entry.call.taken_at !== null;

export const countOf = (entries: readonly TrayEntry[], kind: TrayKind): number =>
  entries
    .filter(entry => entry.kind === kind && !isTaken(entry))
    .reduce((all, entry) => all + ('elsewhere' in entry ? entry.elsewhere.waiting.length : 1), 0);

/** Another key: another act, though it stands in the same place. */
export const entryKey = (entry: TrayEntry): string =>
  [entry.kind, entry.id, isTaken(entry), entry.kind === 'ready' ? entry.ready.items.length : 1].join(' ');
