import { describe, expect, it } from 'vitest';
import { type Piece, type Room, type TicketSize, ticketColumns } from './columns.ts';

const ROOM: Room = { height: 100, gap: 2, frame: 4, strip: 5 };
/** A ticket of lines that are each 10 high. */
const ticket = (lines: number, line = 10): TicketSize => ({
  head: 10,
  lines: Array.from({ length: lines }, () => line),
});
const piece = (column: number, top: number, from: number, to: number): Piece => ({ column, top, from, to });

describe('tickets go down a column and on in the next', () => {
  it.each([
    ['nothing', [], []],
    ['small ones below each other', [ticket(1), ticket(2)], [[piece(0, 0, 0, 1)], [piece(0, 26, 0, 2)]]],
    [
      'one that does not fit in the little that is left begins the next column',
      [ticket(5), ticket(4)],
      [[piece(0, 0, 0, 5)], [piece(1, 0, 0, 4)]],
    ],
    [
      'where much would stay empty it is divided',
      [ticket(2), ticket(6)],
      [[piece(0, 0, 0, 2)], [piece(0, 36, 0, 4), piece(1, 0, 4, 6)]],
    ],
    [
      'one line is no beginning',
      [ticket(5), ticket(9)],
      [[piece(0, 0, 0, 5)], [piece(1, 0, 0, 8), piece(2, 0, 8, 9)]],
    ],
    [
      'one that is longer than a column goes on in as many as it needs, and the next stands below its rest',
      [ticket(20), ticket(1)],
      [[piece(0, 0, 0, 8), piece(1, 0, 8, 16), piece(2, 0, 16, 20)], [piece(2, 51, 0, 1)]],
    ],
    ['one without lines is its head', [ticket(0)], [[piece(0, 0, 0, 0)]]],
  ])('%s', (_, tickets, placed) => {
    expect(ticketColumns(tickets, ROOM)).toEqual(placed);
  });

  it('says so where a line fits into no column with what belongs to it', () => {
    expect(ticketColumns([ticket(1), ticket(2, 82)], ROOM)).toBeNull();
    expect(ticketColumns([{ head: 120, lines: [10] }], ROOM)).toBeNull();
    // A line in the middle needs the words that it goes on, too.
    expect(ticketColumns([{ head: 10, lines: [10, 88, 10] }], ROOM)).toBeNull();
  });

  it('loses no line, covers none, and keeps each piece within its column', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      // Mixed sizes that come out the same on every machine.
      const size = (step: number): number => (seed * 7919 + step * 104729) % 23;
      const tickets = Array.from({ length: 1 + (seed % 9) }, (_, at) => ({
        head: 8 + size(at),
        lines: Array.from({ length: size(at + 50) + (seed % 7) }, (__, line) => 3 + size(line + at)),
      }));
      const placed = ticketColumns(tickets, ROOM);
      expect(placed, `seed ${seed}`).not.toBeNull();
      let after = { column: 0, bottom: 0 };
      placed?.forEach((pieces, at) => {
        const { head, lines } = tickets[at] ?? ticket(0);
        expect(pieces.flatMap(({ from, to }) => lines.slice(from, to))).toEqual(lines);
        for (const { column, top, from, to } of pieces) {
          const inside = lines.slice(from, to).reduce((all, line) => all + line, 0);
          const ends = (from === 0 ? head : ROOM.strip) + (to === lines.length ? 0 : ROOM.strip);
          const bottom = top + ROOM.frame + inside + ends;
          expect(bottom, `seed ${seed}`).toBeLessThanOrEqual(ROOM.height);
          const isLater = column > after.column || top >= after.bottom;
          expect(isLater, `seed ${seed}: one ticket over another`).toBe(true);
          after = { column, bottom };
        }
      });
    }
  });
});
