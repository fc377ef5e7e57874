import type { GuestNotification } from '@tableside/domain/notify';
import type { Run } from '../../database/database.ts';

/**
 * Writes the messages of one piece of news in the transaction that it is about: for the channels that the guest asked for,
 * while the session lives and the venue's switches (the table's own on top), or for text messages the hall's whose counter it is at,
 * allow them. `ready` is for those who come for
 * their food, and at a table for what the kitchen has just made (`made`): what is on the table already is no news. The same
 * news of an order is written once. FLAG-08, FLAG-09.
 */
export const queueGuestNotification = async (
  run: Run,
  news: {
    readonly orderId: string;
    readonly sessionId: string;
    readonly kind: GuestNotification;
    readonly made?: boolean;
    readonly at: Date;
  },
): Promise<void> => {
  await run(
    'guest-news-queue',
    `insert into guest_message (session_id, order_id, channel, kind, created_at, try_at)
     select s.id, $2, c.channel, $3, $4, $4
     from guest_session s join venue_table t on t.id = s.table_id join venue v on v.id = s.venue_id
     cross join lateral (values
       ('sms', 'sms-notifications', s.phone_number is not null),
       ('push', 'push-notifications', exists (select from guest_push p where p.session_id = s.id))
     ) as c (channel, flag, asked)
     where s.id = $1 and s.mode = 'scan' and s.ended_at is null and s.expires_at > $4 and c.asked
       and (coalesce((t.flag_overrides ->> c.flag)::boolean, v.settings -> 'functionalities' @> to_jsonb(c.flag))
         or (c.channel = 'sms' and t.order_type = 'pickup' and exists (
           select from food_court_venue x join food_court f on f.id = x.food_court_id where x.venue_id = v.id and f.texts)))
       and ($3 <> 'ready' or $5 or t.order_type in ('pickup', 'self_service'))
     on conflict (order_id, kind, channel) do nothing`,
    [news.sessionId, news.orderId, news.kind, news.at, news.made ?? false],
  );
};
