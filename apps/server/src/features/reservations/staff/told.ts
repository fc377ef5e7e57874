import { Refusal } from '@tableside/contract';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { StaffContext } from '../../../http/mount/handler.ts';
import { appendToOutbox } from '../../../realtime/outbox.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { audit } from '../../staff/index.ts';
import type { Venue } from '../../venues/index.ts';
import { lockRoom } from '../room-store.ts';
import { type ReservationRow, reservationById } from '../store.ts';
import { reservationView } from '../view.ts';

/** Consoles that show that day ask anew. */
export const tellDay = (run: Run, venueId: string, days: readonly string[]): Promise<void> =>
  appendToOutbox(
    run,
    [...new Set(days)].map(day => ({
      audience: `staff:${venueId}` as const,
      event: 'board-reservations' as const,
      data: { day },
    })),
  );

/** A reservation that nobody else changes until the transaction ends. Throws reservation_not_found. */
export const lockedReservation = async (run: Run, venueId: string, id: string): Promise<ReservationRow> => {
  if (!isUuid(id)) throw new Refusal('reservation_not_found');
  await lockRoom(run, venueId);
  const row = await reservationById(run, venueId, id);
  if (!row) throw new Refusal('reservation_not_found');
  return row;
};

type Done = {
  readonly id: string;
  readonly action: `reservation-${string}`;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Which days look different for it. */
  readonly days: readonly string[];
};

/** A deed of staff is done: noted, told, and answered with the reservation as it is after it. */
export const done = async (
  { clock }: Pick<Deps, 'clock'>,
  run: Run,
  staff: StaffContext,
  venue: Venue,
  { id, action, data, days }: Done,
) => {
  await audit(run, staff, { action, subject: `reservation:${id}`, ...(data && { data }) });
  await tellDay(run, venue.id, days);
  const row = await reservationById(run, venue.id, id);
  if (!row) throw new Refusal('reservation_not_found');
  const answer = { reservation: reservationView(venue, row, clock()) };
  await keepAnswerWithin(run, answer);
  return answer;
};
