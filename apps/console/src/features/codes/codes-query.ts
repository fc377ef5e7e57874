import type { CallAnswer } from '@tableside/contract/client';
import { type PrintState, printState } from '@tableside/domain/codes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { codesKey } from '../../api/query-keys.ts';

export type Codes = CallAnswer<'GET /console/{venue}/codes'>;
export type CodedTable = Codes['tables'][number];

/** Every table with its codes. Somebody may be in the middle of choosing what to print. */
export const codesQuery = (venueId: string) =>
  queryOptions({
    queryKey: codesKey(venueId),
    queryFn: ({ signal }): Promise<Codes> => call('GET /console/{venue}/codes', { venue: venueId, signal }),
    refetchOnWindowFocus: false,
  });

/** How the printed sign of a table compares with what would be printed now. */
export const stateOf = (table: CodedTable, address: string): PrintState =>
  printState(table.printed, { address, name: table.name });
