import type { CallInput } from '@tableside/contract/client';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { billsKey, terminalSaleKey } from '../../../api/query-keys.ts';
import { useVenueAction } from '../../board/index.ts';
import { useVenue } from '../../session/index.ts';
import { terminalsQuery } from '../terminals-query.ts';
import { pollEvery, type Sale } from './sale-words.ts';

type Body = CallInput<'POST /console/{venue}/bills/{bill}/terminal-sale'>['body'];

/**
 * Taking money for a bill at a terminal: begins a sale and follows it to its end. Whoever opens the bill meanwhile, or comes
 * back to it after the page was closed, follows the same one.
 */
export const useTerminalSale = (bill: Pick<StaffBill, 'id'>) => {
  const venue = useVenue();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const { data: terminals = [] } = useQuery(terminalsQuery(venue.id));
  const [followed, setFollowed] = useState<string | null>(null);
  // Those that were looked at to their end, or left to go on: nobody comes back to them unasked.
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set());
  const place = { venue: venue.id, bill: bill.id };
  const openKey = terminalSaleKey(venue.id, bill.id);
  const { data: open, isPending } = useQuery({
    queryKey: openKey,
    queryFn: async ({ signal }) =>
      (await call('GET /console/{venue}/bills/{bill}/terminal-sale', { ...place, signal })).sale,
    enabled: terminals.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
  if (open && !left.has(open.uuid) && followed === null) setFollowed(open.uuid);
  const saleKey = terminalSaleKey(venue.id, followed ?? '');
  const { data: asked } = useQuery({
    queryKey: saleKey,
    queryFn: async ({ signal }): Promise<Sale> =>
      (
        await call('GET /console/{venue}/terminal-sales/{payment}', {
          venue: venue.id,
          payment: followed ?? '',
          signal,
        })
      ).sale,
    enabled: followed !== null,
    refetchInterval: ({ state }) => pollEvery(state.data?.state),
  });
  const sale = asked ?? (open?.uuid === followed ? open : null);
  const state = sale?.state;
  useEffect(() => {
    if (state !== undefined && state !== 'processing') {
      void client.invalidateQueries({ queryKey: billsKey(venue.id) });
    }
  }, [client, state, venue.id]);

  const about = (deed: 'abort' | 'ask', name: string) => async (): Promise<void> => {
    if (!followed) return;
    const answer = await run({
      name: `${name} ${followed}`,
      send: (venueId, idempotencyKey) =>
        call(`POST /console/{venue}/terminal-sales/{payment}/${deed}`, {
          venue: venueId,
          payment: followed,
          idempotencyKey,
          body: {},
        }),
    });
    if (answer) client.setQueryData(saleKey, answer.sale);
  };
  return {
    terminals,
    /** Nobody knows yet whether a sale of this bill runs. */
    looking: terminals.length > 0 && isPending,
    sale: followed === null ? null : sale,
    busy,
    disabled,
    start: async (body: Body, onRefused: (error: unknown) => boolean): Promise<void> => {
      const answer = await run({
        name: `terminal sale ${bill.id} ${JSON.stringify(body)}`,
        send: (venueId, idempotencyKey) =>
          call('POST /console/{venue}/bills/{bill}/terminal-sale', {
            venue: venueId,
            bill: bill.id,
            idempotencyKey,
            body,
          }),
        onFailure: async error => {
          // Its answer may have been lost on the way: a sale that runs is followed.
          await client.invalidateQueries({ queryKey: openKey });
          await client.invalidateQueries({ queryKey: billsKey(venue.id) });
          return onRefused(error);
        },
      });
      if (!answer) return;
      client.setQueryData(terminalSaleKey(venue.id, answer.sale.uuid), answer.sale);
      setFollowed(answer.sale.uuid);
    },
    abort: about('abort', 'terminal abort'),
    ask: about('ask', 'terminal ask'),
    /** How it ended, as somebody read on the terminal's slip. */
    settle: async (charged: boolean): Promise<void> => {
      if (!followed) return;
      const answer = await run({
        name: `terminal settle ${followed} ${charged}`,
        send: (venueId, idempotencyKey) =>
          call('POST /console/{venue}/terminal-sales/{payment}/settle', {
            venue: venueId,
            payment: followed,
            idempotencyKey,
            body: { charged },
          }),
      });
      if (answer) client.setQueryData(saleKey, answer.sale);
    },
    /** Back to taking money; a sale that still runs goes on without being looked at. */
    leave: (): void => {
      if (followed) setLeft(new Set([...left, followed]));
      setFollowed(null);
    },
  };
};
export type TerminalCounter = ReturnType<typeof useTerminalSale>;
