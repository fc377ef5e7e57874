/** What a ticket is made of, in pixels. It is divided between its lines only. */
export type TicketSize = {
  /** Whose ticket it is and what to beware of: always with the first line. */
  readonly head: number;
  /** Each line, with the heading of its course where it is the first of it. */
  readonly lines: readonly number[];
};

export type Room = {
  /** Of a column. */
  readonly height: number;
  /** Between two tickets of a column. */
  readonly gap: number;
  /** Border and padding of each piece. */
  readonly frame: number;
  /** The words that a ticket goes on, or that this is the rest of it. */
  readonly strip: number;
};

/** Lines `from` to before `to` of a ticket, and where they stand. */
export type Piece = {
  readonly column: number;
  readonly top: number;
  readonly from: number;
  readonly to: number;
};

/** A ticket that fits a column begins in a new one, rather than be divided, while this part of a column at most stays empty. */
const MAY_STAY_EMPTY = 0.2;
/** With fewer lines than these a ticket does not begin at the end of a column. */
const FEWEST_LINES = 2;

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

const heightOf = ({ head, lines }: TicketSize, from: number, to: number, room: Room): number =>
  room.frame +
  (from === 0 ? head : room.strip) +
  sum(lines.slice(from, to)) +
  (to === lines.length ? 0 : room.strip);

/** Before which line a piece that begins with line `from` has to end; null where not even its frame fits. */
const endWithin = (ticket: TicketSize, from: number, left: number, room: Room): number | null => {
  for (let to = ticket.lines.length; to >= from; to -= 1) {
    if (heightOf(ticket, from, to, room) <= left) return to;
  }
  return null;
};

/**
 * Where each piece of each ticket stands: the oldest first, down a column and on in the next. Null where a line does not
 * fit into a column with what belongs to it.
 */
export const ticketColumns = (
  tickets: readonly TicketSize[],
  room: Room,
): readonly (readonly Piece[])[] | null => {
  let column = 0;
  let top = 0;
  const nextColumn = (): void => {
    column += 1;
    top = 0;
  };
  const placed: Piece[][] = [];
  for (const ticket of tickets) {
    const pieces: Piece[] = [];
    const last = ticket.lines.length;
    const whole = heightOf(ticket, 0, last, room);
    const left = room.height - top;
    if (whole > left && whole <= room.height && left <= room.height * MAY_STAY_EMPTY) nextColumn();
    for (let from = 0; ; ) {
      const to = endWithin(ticket, from, room.height - top, room) ?? from;
      const fits = heightOf(ticket, from, to, room) <= room.height - top;
      const enough = fits && (to === last || to - from >= FEWEST_LINES);
      if (top > 0 && !enough) {
        nextColumn();
        continue;
      }
      if (!fits || (to === from && to < last)) return null;
      pieces.push({ column, top, from, to });
      if (to === last) {
        top += heightOf(ticket, from, to, room) + room.gap;
        break;
      }
      nextColumn();
      from = to;
    }
    placed.push(pieces);
  }
  return placed;
};
