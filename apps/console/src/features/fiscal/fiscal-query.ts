import type { CallAnswer, CallInput } from '@tableside/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { fiscalKey } from '../../api/query-keys.ts';
import { fieldsOf, isBridgeGone } from '../devices/index.ts';

export type FiscalSettings = CallAnswer<'GET /console/{venue}/fiscal'>;
export type OpenReceipt = FiscalSettings['open'][number];
export type FiscalDraft = Omit<CallInput<'POST /console/{venue}/fiscal'>['body'], 'revision'>;
export type FiscalOutcome = CallAnswer<'POST /console/{venue}/fiscal/test'>['outcome'];

/** What waits for the printer is looked at again while somebody looks at it. Milliseconds. */
const LOOK_MS = 5_000;

export const fiscalQuery = (venueId: string) =>
  queryOptions({
    queryKey: fiscalKey(venueId),
    queryFn: ({ signal }): Promise<FiscalSettings> =>
      call('GET /console/{venue}/fiscal', { venue: venueId, signal }),
    refetchInterval: ({ state }) => (state.data?.open.length ? LOOK_MS : false),
    staleTime: 0,
  });

export const draftOf = ({ printer, sandbox }: FiscalSettings): FiscalDraft =>
  printer ?? { kind: 'posnet', address: sandbox ? 'sandbox' : '', bridge: null, on: false };

const ADDRESS = ['invalid', 'not_allowed', 'in_use'] as const;
const ON = ['currency'] as const;
export type Wrong = {
  readonly address: (typeof ADDRESS)[number] | null;
  /** There is no such bridge any more. */
  readonly bridge: boolean;
  readonly on: (typeof ON)[number] | null;
};
export const NOTHING_WRONG: Wrong = { address: null, bridge: false, on: null };

/** What the server said of a field; null: it was about something else. */
export const wrongIn = (details: unknown): Wrong | null => {
  const fields = fieldsOf(details);
  const address = ADDRESS.find(known => known === fields.address) ?? null;
  const on = ON.find(known => known === fields.on) ?? null;
  const bridge = isBridgeGone(details);
  return address === null && on === null && !bridge ? null : { address, bridge, on };
};
