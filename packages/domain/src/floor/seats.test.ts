import { expect, it } from 'vitest';
import { bySeat, MAX_SEATS_SERVED, seatBehind, seatsOffered } from './seats.ts';

it.each([
  [null, [], 4],
  [2, [null], 2],
  [0, [], 1],
  [2, [null, 5, 3], 5],
  [60, [], MAX_SEATS_SERVED],
])('offers for %j guests, with %j named, %i seats', (guests, named, seats) => {
  expect(seatsOffered(guests, named)).toBe(seats);
});

it('gives each seat its own, in their order, and what is shared to none', () => {
  const pieces = [3, null, 1, 3].map((seat, id) => ({ id, seat }));
  expect(bySeat(pieces).map(({ seat, pieces: own }) => [seat, own.map(({ id }) => id)])).toEqual([
    [1, [2]],
    [3, [0, 3]],
  ]);
});

it.each([
  [1, 2, 3],
  [18, 2, 20],
  [19, 2, null],
  [null, 2, null],
  [4, 0, 4],
])('seat %s behind %s seats is seat %s', (seat, seats, expected) => {
  expect(seatBehind(seat, seats)).toBe(expected);
});
