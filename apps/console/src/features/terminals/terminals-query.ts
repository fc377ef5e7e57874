import type { CallAnswer } from '@tableside/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { terminalsKey } from '../../api/query-keys.ts';

export type TerminalSetup = CallAnswer<'GET /console/{venue}/terminals/settings'>;
export type TerminalSettings = TerminalSetup['terminals'][number];
/** One that money can be taken at. */
export type TerminalChoice = CallAnswer<'GET /console/{venue}/terminals'>['terminals'][number];

export const terminalsQuery = (venueId: string) =>
  queryOptions({
    queryKey: [...terminalsKey(venueId), 'choices'],
    queryFn: async ({ signal }): Promise<readonly TerminalChoice[]> =>
      (await call('GET /console/{venue}/terminals', { venue: venueId, signal })).terminals,
  });

export const terminalSetupQuery = (venueId: string) =>
  queryOptions({
    queryKey: [...terminalsKey(venueId), 'setup'],
    queryFn: ({ signal }): Promise<TerminalSetup> =>
      call('GET /console/{venue}/terminals/settings', { venue: venueId, signal }),
    staleTime: 0,
  });
