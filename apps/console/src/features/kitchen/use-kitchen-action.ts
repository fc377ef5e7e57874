import type { KitchenOrder } from '@tableside/contract/http/console/kitchen';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { kitchenKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import type { Kitchen } from './kitchen-query.ts';

export type KitchenChange =
  | { readonly kind: 'ready'; readonly items: readonly string[]; readonly ready: boolean }
  | { readonly kind: 'bring'; readonly items: readonly string[]; readonly brought: boolean }
  | { readonly kind: 'course'; readonly course: string | null; readonly held: boolean };

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

/** What is done to a ticket, by cooks and by who sends the plates out; answers whether it is so now. When somebody else was quicker, the screen shows what is now and says who it was. */
export const useKitchenAction = ({ unique_order_number: order, order_id }: KitchenOrder) => {
  const venue = useVenue();
  const client = useQueryClient();
  const { t } = useText();
  const notify = useNotify();
  const { run, busy, disabled } = useVenueAction();
  const venueId = venue.id;

  const act = useCallback(
    async (change: KitchenChange): Promise<boolean> => {
      const key = kitchenKey(venueId);
      const answer = await run({
        name: `kitchen ${order} ${JSON.stringify(change)}`,
        sets: `kitchen ${order}`,
        send: (venue, idempotencyKey) => send({ venue, order, idempotencyKey }, change),
        onFailure: async error => {
          await client.invalidateQueries({ queryKey: key });
          if (!isApiFailure(error) || error.code !== 'order_move_refused') return false;
          const made = error.details.course === 'made';
          notify({ message: t(made ? 'course.begun' : 'kitchen.gone', { number: order_id }), tone: 'calm' });
          return true;
        },
      });
      if (!answer) return false;
      const { ticket } = answer;
      // A load that was under way would put the ticket back for a moment.
      await client.cancelQueries({ queryKey: key });
      if (!ticket) await client.invalidateQueries({ queryKey: key });
      else
        client.setQueryData<Kitchen>(
          key,
          known =>
            known && {
              ...known,
              orders: known.orders.map(each => (each.unique_order_number === order ? ticket : each)),
            },
        );
      if (!answer.changed) {
        notify({
          message: answer.by === null ? t('kitchen.already') : t('kitchen.quicker', { by: answer.by }),
          tone: 'calm',
        });
      }
      return answer.changed;
    },
    [client, notify, order, order_id, run, t, venueId],
  );
  return useMemo(() => ({ act, busy, disabled }), [act, busy, disabled]);
};
export type KitchenDoing = ReturnType<typeof useKitchenAction>;
