import type {
  TerminalDayView,
  TerminalTotalsView,
} from '@tableside/contract/http/console/devices/terminal-days';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { terminalsKey } from '../../../api/query-keys.ts';

/** Somebody stands there and waits for it. Milliseconds. */
const RUNNING_MS = 700;
const QUIET_MS = 5_000;

export const dayKey = (venueId: string, terminal: string) => [...terminalsKey(venueId), 'day', terminal];

export const dayQuery = (venueId: string, terminal: string) =>
  queryOptions({
    queryKey: dayKey(venueId, terminal),
    queryFn: async ({ signal }): Promise<TerminalDayView> =>
      (await call('GET /console/{venue}/terminals/{terminal}/day', { venue: venueId, terminal, signal })).day,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.running ? RUNNING_MS : QUIET_MS),
  });

/** `after`: the settlement that is the last one now; a later one asks anew. */
export const settlementsQuery = (venueId: string, terminal: string, after: string) =>
  queryOptions({
    queryKey: [...terminalsKey(venueId), 'settlements', terminal, after],
    queryFn: async ({ signal }): Promise<readonly TerminalTotalsView[]> =>
      (
        await call('GET /console/{venue}/terminals/{terminal}/settlements', {
          venue: venueId,
          terminal,
          signal,
        })
      ).settlements,
  });

const KNOWN = ['NP', 'NR', 'BS'] as const;

/** What a code says to who stands there; null: it ended well. */
export const troubleOf = (
  action: TerminalDayView['action'],
): `terminalDay.code.${(typeof KNOWN)[number] | 'unknown' | 'other'}` | null => {
  if (!action || action.state === 'running' || action.state === 'approved') return null;
  if (action.kind === 'settlement' && action.state === 'unknown') return 'terminalDay.code.unknown';
  return `terminalDay.code.${KNOWN.find(code => code === action.code) ?? 'other'}`;
};
