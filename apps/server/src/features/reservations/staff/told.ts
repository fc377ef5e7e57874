import { Refusal } from '@tableside/contract';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import { appendToOutbox } from '../../../realtime/outbox.ts';
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

/** What a deed answers with: the reservation as it is after it. */
export const answerOf = async ({ clock }: Pick<Deps, 'clock'>, run: Run, venue: Venue, id: string) => {
  const row = await reservationById(run, venue.id, id);
  if (!row) throw new Refusal('reservation_not_found');
  return { reservation: reservationView(venue, row, clock()) };
};
