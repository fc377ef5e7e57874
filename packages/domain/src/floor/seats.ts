/** Seats that a waiter tells apart at one table. */
export const MAX_SEATS_SERVED = 20;

/** Of a party whose size nobody knows. */
const USUAL_SEATS = 4;

/** How many seats are offered: as many as guests, or as were named, whichever is more. */
export const seatsOffered = (guests: number | null, named: readonly (number | null)[]): number =>
  Math.min(MAX_SEATS_SERVED, Math.max(guests ?? USUAL_SEATS, 1, ...named.map(seat => seat ?? 0)));

/** The number of a seat whose party joined one with so many seats; null: shared, as what has no number left. */
export const seatBehind = (seat: number | null, seats: number): number | null =>
  seat === null || seat + seats > MAX_SEATS_SERVED ? null : seat + seats;

/** What belongs to each seat of which something is there, by number; what is shared is no seat's. */
export const bySeat = <Piece extends { readonly seat: number | null }>(
  pieces: readonly Piece[],
): readonly { readonly seat: number; readonly pieces: readonly Piece[] }[] => {
  const seats = new Map<number, Piece[]>();
  for (const piece of pieces) {
    if (piece.seat !== null) seats.set(piece.seat, [...(seats.get(piece.seat) ?? []), piece]);
  }
  return [...seats].sort(([a], [b]) => a - b).map(([seat, own]) => ({ seat, pieces: own }));
};
