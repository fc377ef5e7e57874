import type { KitchenOrder } from '@tableside/contract/http/console/kitchen';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { kitchenKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { isAhead, type Shows, useClockNow, useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { useExpectTicket } from './ahead/expect-ticket.ts';
import { type KitchenChange, ticketAfter } from './ahead/ticket-after.ts';
import type { Kitchen } from './kitchen-query.ts';

export type { KitchenChange };

type Target = { readonly venue: string; readonly order: string; readonly idempotencyKey: string };
type Answer = { readonly ticket?: KitchenOrder; readonly changed: boolean; readonly by: string | null };

const send = async (to: Target, change: KitchenChange): Promise<Answer> => {
  switch (change.kind) {
    case 'ready':
      return call('POST /console/{venue}/kitchen/orders/{order}/ready', {
        ...to,
        body: { items: [...change.items], ready: change.ready },
      });
    case 'course':
      return call('POST /console/{venue}/kitchen/orders/{order}/course', {
        ...to,
        body: { course_id: change.course, held: change.held },
      });
    case 'bring': {
      // The floor's answer is its own order: the ticket is loaded anew.
      const { changed, by } = await call('POST /console/{venue}/orders/{order}/deliver', {
        ...to,
        body: { items: [...change.items], delivered: change.brought },
      });
      return { changed, by };
    }
  }
};

/**
 * What is done to a ticket, by cooks and by who sends the plates out; answers whether it is so now. When somebody else was quicker,
 * the screen shows what is now and says who it was. What takes something back is sent `after` that was answered. `shows`:
 * `at once`, where a tap on the ticket is all there is to it.
 */
export const useKitchenAction = (ticket: KitchenOrder, shows: Shows = 'when answered') => {
  const { unique_order_number: order, order_id } = ticket;
  const venue = useVenue();
  const client = useQueryClient();
  const { t } = useText();
  const notify = useNotify();
  const { run, busy, disabled: running } = useVenueAction();
  // Also while something else that was done here to the ticket is under way, as what takes a bump back.
  const disabled = running || isAhead(ticket);
  const expect = useExpectTicket();
  const clock = useClockNow();
  const venueId = venue.id;

  const act = useCallback(
    async (change: KitchenChange, after?: Promise<unknown>): Promise<boolean> => {
      const key = kitchenKey(venueId);
      const answer = await run<Answer>({
        name: `kitchen ${order} ${JSON.stringify(change)}`,
        sets: `kitchen ${order}`,
        ...(shows === 'at once' && {
          ahead: () => expect(order, ticketAfter(change, new Date(clock()).toISOString())),
        }),
        send: async (venue, idempotencyKey) => {
          await after;
          return send({ venue, order, idempotencyKey }, change);
        },
        onAnswer: async ({ ticket: answered }) => {
          // A load that was under way would put the ticket back for a moment.
          await client.cancelQueries({ queryKey: key });
          if (!answered) return client.invalidateQueries({ queryKey: key });
          client.setQueryData<Kitchen>(
            key,
            known =>
              known && {
                ...known,
                orders: known.orders.map(each => (each.unique_order_number === order ? answered : each)),
              },
          );
        },
        onFailure: async error => {
          await client.invalidateQueries({ queryKey: key });
          if (!isApiFailure(error) || error.code !== 'order_move_refused') return false;
          const made = error.details.course === 'made';
          notify({ message: t(made ? 'course.begun' : 'kitchen.gone', { number: order_id }), tone: 'calm' });
          return true;
        },
      });
      if (!answer) return false;
      if (!answer.changed) {
        notify({
          message: answer.by === null ? t('kitchen.already') : t('kitchen.quicker', { by: answer.by }),
          tone: 'calm',
        });
      }
      return answer.changed;
    },
    [client, clock, expect, notify, order, order_id, run, shows, t, venueId],
  );
  return useMemo(() => ({ act, busy, disabled }), [act, busy, disabled]);
};
export type KitchenDoing = ReturnType<typeof useKitchenAction>;
