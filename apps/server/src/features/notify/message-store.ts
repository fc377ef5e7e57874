import type { GuestNotification } from '@tableside/domain/notify';
import type { Run } from '../../database/database.ts';

type Claimed = {
  readonly id: number;
  /** Which try this is, from 1. */
  readonly tries: number;
  readonly kind: GuestNotification;
  readonly createdAt: Date;
  readonly orderId: string;
  /** The number people say aloud. */
  readonly orderNumber: number;
  readonly waitMinutes: number | null;
  readonly language: string;
  readonly mainLanguage: string;
  readonly venueId: string;
  readonly venueName: string;
  readonly tableCode: string;
  /** The code of the hall that the guest came from; null: from none. */
  readonly hallCode: string | null;
  /** The guest comes for the food; else it is brought. */
  readonly comes: boolean;
};

/** A message as it is taken for sending, with where it goes. */
export type ClaimedNotification = Claimed &
  (
    | { readonly channel: 'sms'; readonly phone: string }
    | {
        readonly channel: 'push';
        readonly sessionId: string;
        readonly endpoint: string;
        readonly p256dh: string;
        readonly auth: string;
      }
  );

/**
 * Takes messages that are due. A push whose sender died is due again at `until`: a phone shows one of a tag. A text message
 * is not: whoever sent it may have died after it left, and the same text twice is worse than none.
 * What cannot go any more (the session is over, the number or the browser is gone) is over with it.
 */
export const claimNotifications = async (
  run: Run,
  now: Date,
  until: Date,
  most: number,
): Promise<ClaimedNotification[]> =>
  run<ClaimedNotification>(
    'guest-news-claim',
    `with due as (
       select id from guest_message where try_at <= $1 order by try_at limit $3 for update skip locked),
     facts as (
       select m.id, o.id as "orderId", o.number as "orderNumber", o.wait_minutes as "waitMinutes",
         s.selected_language as language, v.settings ->> 'mainLanguage' as "mainLanguage", v.id as "venueId",
         v.name as "venueName", t.code as "tableCode",
         (select h.code from food_court_session c join food_court h on h.id = c.food_court_id
            join food_court_venue x on x.food_court_id = h.id and x.venue_id = v.id
          where c.device_hash = s.device_hash and c.expires_at > $1 and h.closed_at is null and t.order_type = 'pickup'
          order by c.created_at desc limit 1) as "hallCode",
         t.order_type in ('pickup', 'self_service') as comes, s.phone_number as phone, s.id as "sessionId",
         p.endpoint, p.p256dh, p.auth, s.ended_at is null and s.expires_at > $1
           and case m.channel when 'sms' then s.phone_number is not null else p.session_id is not null end as live
       from due join guest_message m on m.id = due.id join guest_session s on s.id = m.session_id
       join orders o on o.id = m.order_id join venue v on v.id = s.venue_id join venue_table t on t.id = s.table_id
       left join guest_push p on p.session_id = s.id),
     claimed as (
       update guest_message m set tries = tries + 1, failure = case when not f.live then 'over' end,
         try_at = case when f.live and m.channel = 'push' then $2::timestamptz end
       from facts f where m.id = f.id returning m.id, m.tries, m.kind, m.channel, m.created_at)
     select c.id, c.tries, c.kind, c.channel, c.created_at as "createdAt", f."orderId", f."orderNumber",
       f."waitMinutes", f.language, f."mainLanguage", f."venueId", f."venueName", f."tableCode", f."hallCode", f.comes,
       f.phone, f."sessionId", f.endpoint, f.p256dh, f.auth
     from claimed c join facts f on f.id = c.id where f.live`,
    [now, until, most],
  );

/** Writes what came of a try; `tryAt` null: it is over. */
export const writeNotificationOutcome = async (
  run: Run,
  { id, tries }: Pick<ClaimedNotification, 'id' | 'tries'>,
  outcome: { readonly tryAt: Date | null; readonly failure: string | null },
): Promise<void> => {
  await run(
    'guest-news-outcome',
    'update guest_message set try_at = $3, failure = $4 where id = $1 and tries = $2',
    [id, tries, outcome.tryAt, outcome.failure],
  );
};

/** Forgets messages, whatever became of them. */
export const pruneNotifications = async (run: Run, before: Date): Promise<void> => {
  await run('guest-news-prune', 'delete from guest_message where created_at < $1', [before]);
};
