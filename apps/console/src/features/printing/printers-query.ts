import type { CallAnswer } from '@tableside/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { printersKey } from '../../api/query-keys.ts';

export type PrinterState = CallAnswer<'GET /console/{venue}/printers'>['printers'][number];
export type PrinterSetup = CallAnswer<'GET /console/{venue}/printers/settings'>;
export type PrinterSettings = PrinterSetup['printers'][number];

/** How often printers are asked for anyway, in case the stream is silent; more often while one does not print. Milliseconds. */
const POLL_MS = 30_000;
const TROUBLE_POLL_MS = 4_000;

/** How the printers stand. The event stream says when that changed; tickets that come out meanwhile are counted by asking. */
export const printersQuery = (venueId: string) =>
  queryOptions({
    queryKey: [...printersKey(venueId), 'states'],
    queryFn: async ({ signal }): Promise<readonly PrinterState[]> =>
      (await call('GET /console/{venue}/printers', { venue: venueId, signal })).printers,
    refetchInterval: ({ state }) =>
      state.data?.some(({ problem }) => problem !== null) ? TROUBLE_POLL_MS : POLL_MS,
  });

export const printerSetupQuery = (venueId: string) =>
  queryOptions({
    queryKey: [...printersKey(venueId), 'setup'],
    queryFn: ({ signal }): Promise<PrinterSetup> =>
      call('GET /console/{venue}/printers/settings', { venue: venueId, signal }),
    staleTime: 0,
  });
