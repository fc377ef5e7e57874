import type { CourseId } from '../kitchen/courses.ts';

/** A dish of an order as paper needs it; names in the venue's main language. */
export type TicketLine = {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly modifiers: readonly string[];
  /** What the guest wrote about this dish, or staff on its bill. */
  readonly note?: string;
  /** Who at the table gets it; null or absent: shared, or nobody said. */
  readonly seat?: number | null;
  /** Codes of the allergens in it, of traces, and whether the venue has stated them. */
  readonly allergens: readonly string[];
  readonly mayContain?: readonly string[];
  readonly allergensStated?: boolean;
  readonly station: string;
  readonly course: CourseId;
};

/** What a ticket says of its order. */
export type TicketHead = {
  /** The number people say aloud. */
  readonly number: string;
  readonly table: string;
  /** Which phone of the party, from 1; 0: staff ordered. */
  readonly guest: number;
  /** What the guest wrote. */
  readonly note: string;
  /** An allergy that staff noted. Absent in what was queued before they could. */
  readonly allergy?: string;
  /** Wall time at the venue, such as 19:42. */
  readonly time: string;
};

/**
 * `order`: begin; `void`: make no longer; `fire`: a held course is wanted now; `hold`: a course is to wait after all;
 * `allergy`: staff noted one after the ticket came out; `change`: make it by another note.
 */
export type TicketKind = 'order' | 'void' | 'fire' | 'hold' | 'allergy' | 'change';

export type PaperTicket = TicketHead & {
  readonly kind: TicketKind;
  /** In serving order. */
  readonly courses: readonly {
    readonly id: CourseId;
    readonly held: boolean;
    readonly lines: readonly TicketLine[];
  }[];
};

export type OrderToPrint = TicketHead & {
  /** `done`: made or brought; what is taken off the bill then was made for nothing, and no cook can help it. */
  readonly lines: readonly (TicketLine & {
    readonly takenBack: number;
    readonly done: boolean;
    /** How many times its note was changed. */
    readonly noteChanges: number;
  })[];
  /** The order's courses in serving order, and those that wait. */
  readonly serving: readonly CourseId[];
  readonly held: ReadonlySet<CourseId>;
  /** It was rejected or failed: nothing of it is wanted any more. */
  readonly over: boolean;
};

/** What the kitchen has on paper: pieces that were taken back, by line, and the courses that wait. */
export type PrintedState = {
  readonly takenBack: Readonly<Record<string, number>>;
  readonly held: readonly CourseId[];
  /** Whether a line waits; what is absent waits as its course does. */
  readonly waits?: Readonly<Record<string, boolean>>;
  /** Absent: none. */
  readonly allergy?: string;
  /** How many times the note of a line was changed; what is absent: never. */
  readonly noteChanges?: Readonly<Record<string, number>>;
};

type Wanted = TicketLine & { readonly done: boolean; readonly left: number; readonly noteChanges: number };

const wantedLines = ({ lines, over }: OrderToPrint): readonly Wanted[] =>
  lines.map(({ takenBack, ...line }) => ({
    ...line,
    left: over ? 0 : Math.max(0, line.quantity - takenBack),
  }));

const asLeft = ({ left, done: _, noteChanges: __, ...line }: Wanted): TicketLine => ({
  ...line,
  quantity: left,
});

const ticketOf = (order: OrderToPrint, kind: TicketKind, lines: readonly TicketLine[]): PaperTicket[] => {
  const { number, table, guest, note, time, allergy = '' } = order;
  const parts = order.serving
    .map(id => ({ id, held: order.held.has(id), lines: lines.filter(({ course }) => course === id) }))
    .filter(part => part.lines.length > 0);
  return parts.length === 0 ? [] : [{ kind, number, table, guest, note, allergy, time, courses: parts }];
};

/** The whole order as it stands, for the first ticket and for one that is printed again; empty: nothing is left of it. */
export const wholeTicket = (order: OrderToPrint): PaperTicket[] =>
  ticketOf(
    order,
    'order',
    wantedLines(order)
      .filter(({ left }) => left > 0)
      .map(asLeft),
  );

const isToMake = ({ left, done }: Wanted): boolean => left > 0 && !done;

/** What is still to be made of which the kitchen has another note on paper. */
const changedSince = (order: OrderToPrint, told: PrintedState): TicketLine[] =>
  wantedLines(order)
    .filter(isToMake)
    .filter(({ id, noteChanges }) => noteChanges > (told.noteChanges?.[id] ?? 0))
    .map(asLeft);

const takenSince = (order: OrderToPrint, told: PrintedState): TicketLine[] =>
  wantedLines(order)
    .filter(({ done }) => !done)
    .map(({ left, done: _, noteChanges: __, ...line }) => ({
      ...line,
      quantity: line.quantity - left - (told.takenBack[line.id] ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);

/**
 * What has to come out of the printers so that paper says what is so, and what the kitchen then knows. `told` null: it knows
 * nothing of the order yet. What was taken back and is wanted again has no ticket: it was a slip at the bill.
 */
export const ticketsDue = (
  told: PrintedState | null,
  order: OrderToPrint,
): { readonly tickets: readonly PaperTicket[]; readonly told: PrintedState } => {
  const wanted = wantedLines(order);
  const takenBack = Object.fromEntries(
    wanted
      .map(({ id, quantity, left }) => [id, Math.max(quantity - left, told?.takenBack[id] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
  const allergy = order.allergy ?? '';
  const after: PrintedState = {
    takenBack,
    held: order.serving.filter(course => order.held.has(course)),
    waits: Object.fromEntries(order.lines.map(({ id, course }) => [id, order.held.has(course)])),
    allergy,
    noteChanges: Object.fromEntries(
      wanted.filter(({ noteChanges }) => noteChanges > 0).map(({ id, noteChanges }) => [id, noteChanges]),
    ),
  };
  if (!told) return { tickets: wholeTicket(order), told: after };
  const left = wanted.filter(isToMake).map(asLeft);
  // By line, not by course: a dish may have joined another course.
  const waited = ({ id, course }: TicketLine): boolean => told.waits?.[id] ?? told.held.includes(course);
  const waits = ({ course }: TicketLine): boolean => order.held.has(course);
  return {
    tickets: [
      ...ticketOf(order, 'void', takenSince(order, told)),
      ...ticketOf(order, 'change', changedSince(order, told)),
      ...ticketOf(
        order,
        'fire',
        left.filter(line => waited(line) && !waits(line)),
      ),
      ...ticketOf(
        order,
        'hold',
        left.filter(line => !waited(line) && waits(line)),
      ),
      ...(allergy === '' || allergy === (told.allergy ?? '') ? [] : ticketOf(order, 'allergy', left)),
    ],
    told: after,
  };
};

/** What of a ticket is for a printer: the lines of its stations, or everything where it has none of its own. */
export const ticketFor = (ticket: PaperTicket, stations: readonly string[]): PaperTicket | null => {
  const courses = ticket.courses
    .map(course => ({
      ...course,
      lines: course.lines.filter(({ station }) => stations.length === 0 || stations.includes(station)),
    }))
    .filter(({ lines }) => lines.length > 0);
  return courses.length === 0 ? null : { ...ticket, courses };
};
