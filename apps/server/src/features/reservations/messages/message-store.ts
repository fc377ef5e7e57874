import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';

export type MessageKind = 'confirmed' | 'line' | 'ready' | 'cancelled';

/** Puts a text message in line, in the transaction that it tells of; nothing where there is no number or no sender. */
export const queueMessage = async (
  { sms, clock }: Pick<Deps, 'sms' | 'clock'>,
  run: Run,
  { id, kind, address }: { readonly id: string; readonly kind: MessageKind; readonly address: string },
): Promise<void> => {
  if (!sms.isOpen) return;
  await run(
    'reservation-message-queue',
    `insert into reservation_message (reservation_id, kind, address, created_at, try_at)
     select id, $2, $3, $4, $4 from reservation where id = $1 and phone is not null`,
    [id, kind, address, new Date(clock())],
  );
};

/** What waits is not true any more. */
export const forgetMessages = async (run: Run, id: string): Promise<void> => {
  await run(
    'reservation-message-forget',
    `update reservation_message set try_at = null, failure = 'over' where reservation_id = $1 and try_at is not null`,
    [id],
  );
};

export type ClaimedMessage = {
  readonly id: number;
  readonly tries: number;
  readonly kind: MessageKind;
  readonly address: string;
  readonly createdAt: Date;
  readonly reservationId: string;
  readonly phone: string;
  readonly party: number;
  readonly startsAt: Date;
  readonly language: string;
  readonly venueId: string;
};

/**
 * Takes messages that are due; each is over with that unless its try says that it surely did not leave: the same text twice
 * is worse than none.
 */
export const claimMessages = (run: Run, now: Date, most: number): Promise<ClaimedMessage[]> =>
  run<ClaimedMessage>(
    'reservation-message-claim',
    `with due as (
       select id from reservation_message where try_at <= $1 order by try_at limit $2 for update skip locked),
     claimed as (
       update reservation_message m set tries = m.tries + 1, try_at = null,
         failure = case when r.phone is null then 'over' end
       from due, reservation r where m.id = due.id and r.id = m.reservation_id returning m.*)
     select c.id, c.tries, c.kind, c.address, c.created_at as "createdAt", r.id as "reservationId", r.phone, r.party,
       r.starts_at as "startsAt", r.language, r.venue_id as "venueId"
     from claimed c join reservation r on r.id = c.reservation_id where r.phone is not null`,
    [now, most],
  );

/** Writes what came of a try; `tryAt` null: it is over. */
export const writeMessageOutcome = async (
  run: Run,
  { id, tries }: Pick<ClaimedMessage, 'id' | 'tries'>,
  outcome: { readonly tryAt: Date | null; readonly failure: string | null },
): Promise<void> => {
  await run(
    'reservation-message-outcome',
    'update reservation_message set try_at = $3, failure = $4 where id = $1 and tries = $2',
    [id, tries, outcome.tryAt, outcome.failure],
  );
};

/** Forgets messages, whatever became of them. */
export const pruneMessages = async (run: Run, before: Date): Promise<void> => {
  await run('reservation-message-prune', 'delete from reservation_message where created_at < $1', [before]);
};
