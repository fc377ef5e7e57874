import type { KitchenLine, KitchenOrder, KitchenSettings } from '@tableside/contract/http/console/kitchen';
import {
  type AllDay,
  allDayOf,
  type CourseId,
  type KitchenLine as RuleLine,
  type Ticket,
  ticketOf,
} from '@tableside/domain/kitchen';
import { isFinal, portionsLeft } from '@tableside/domain/orders';

export type Line = KitchenLine & RuleLine;
export type BoardTicket = Ticket<Line> & { readonly order: KitchenOrder };

/** When a line is over: for a cook once it is made, at the pass once it was brought. */
type Until = 'made' | 'brought';

const doneAtOf = ({ ready_at, delivered_at }: KitchenLine, until: Until): number | null => {
  const done = until === 'made' ? (ready_at ?? delivered_at) : delivered_at;
  return done === null ? null : Date.parse(done);
};

const lineOf = (line: KitchenLine, until: Until): Line => ({
  ...line,
  course: line.course_id,
  doneAt: doneAtOf(line, until),
  left: portionsLeft({ quantity: line.quantity, takenOff: line.taken_off }),
  unseen: line.unseen_off,
});

const madeOf = (
  order: KitchenOrder,
  station: string | null,
  settings: KitchenSettings,
  until: Until,
): BoardTicket | null => {
  const said = new Map<CourseId, boolean>(order.courses.map(({ id, held }) => [id, held]));
  const fired = order.courses.filter(({ held }) => !held);
  const ticket = ticketOf(
    {
      lines: order.lines.map(line => lineOf(line, until)),
      acceptedAt: Date.parse(order.accepted_at),
      firedAt: new Map(fired.map(({ id, at }) => [id, Date.parse(at)])),
    },
    station,
    settings.courses.map(({ id }) => id),
    { said, holdsLater: settings.holds_courses },
  );
  return ticket && { ...ticket, order };
};

/** By settings, then by order: both are the same objects for as long as the server says the same of them. */
const known = new WeakMap<KitchenSettings, WeakMap<KitchenOrder, Map<string, BoardTicket | null>>>();

/** The ticket of an order; the same one while neither the order nor the settings changed, so that it is not drawn anew. */
export const boardTicket = (
  order: KitchenOrder,
  station: string | null,
  settings: KitchenSettings,
  until: Until = 'made',
): BoardTicket | null => {
  const byOrder = known.get(settings) ?? new WeakMap<KitchenOrder, Map<string, BoardTicket | null>>();
  known.set(settings, byOrder);
  const tickets = byOrder.get(order) ?? new Map<string, BoardTicket | null>();
  byOrder.set(order, tickets);
  const key = `${until} ${station ?? ''}`;
  const before = tickets.get(key);
  if (before !== undefined) return before;
  const made = madeOf(order, station, settings, until);
  tickets.set(key, made);
  return made;
};

export type KitchenBoard = {
  /** The oldest first; those whose courses all wait come last. */
  readonly open: readonly BoardTicket[];
  /** The latest first. */
  readonly done: readonly BoardTicket[];
};

const isDone = ({ state, order }: BoardTicket): boolean =>
  state === 'done' || (state !== 'void' && isFinal(order.status));
const waits = ({ state }: BoardTicket): number => (state === 'waits' ? 1 : 0);
const finishedAt = ({ doneAt, order }: BoardTicket): number =>
  doneAt ?? Date.parse(order.closed_at ?? order.accepted_at);

/** A station's tickets; `station` null: all of them, as the pass sees them. */
export const kitchenBoard = (
  orders: readonly KitchenOrder[],
  station: string | null,
  settings: KitchenSettings,
): KitchenBoard => {
  const tickets = orders.flatMap(order => boardTicket(order, station, settings) ?? []);
  return {
    open: tickets.filter(ticket => !isDone(ticket)).sort((a, b) => waits(a) - waits(b) || a.since - b.since),
    done: tickets.filter(isDone).sort((a, b) => finishedAt(b) - finishedAt(a)),
  };
};

/** How many of each dish the open tickets want now, or once what is held is fired. */
export const allDay = (tickets: readonly BoardTicket[], when: 'now' | 'held' = 'now'): AllDay[] =>
  allDayOf(
    tickets
      .flatMap(({ parts }) =>
        parts.filter(({ held }) => held === (when === 'held')).flatMap(({ lines }) => lines),
      )
      .filter(({ doneAt, left }) => doneAt === null && left > 0)
      .map(({ name, left, modifiers }) => ({
        name,
        quantity: left,
        modifiers: modifiers.map(modifier => modifier.name),
      })),
  );

/** What is to be made on a ticket now; what is held is not. */
export const openLines = ({ parts }: BoardTicket): readonly Line[] =>
  parts
    .filter(({ held }) => !held)
    .flatMap(({ lines }) => lines.filter(({ doneAt, left }) => doneAt === null && left > 0));

/** The courses of a ticket of which something is to be made now. */
export const coursesCooking = ({ parts }: BoardTicket): readonly CourseId[] =>
  parts
    .filter(({ held, lines }) => !held && lines.some(({ doneAt, left }) => doneAt === null && left > 0))
    .map(({ course }) => course);

/** What was taken off a ticket, and nobody here has seen it. */
export const unseenLines = ({ parts }: BoardTicket): readonly Line[] =>
  parts.flatMap(({ lines }) => lines.filter(({ unseen }) => unseen > 0));

/** What is still to be made on a ticket, and by another note than the kitchen got it with. */
export const renotedLines = ({ parts }: BoardTicket): readonly Line[] =>
  parts.flatMap(({ lines }) => lines.filter(({ note_was, left }) => note_was !== null && left > 0));

/** Whether bumping these lines finishes an order at a counter, and so calls its guest. */
export const callsGuest = ({ order_type, lines }: KitchenOrder, bumped: readonly { id: string }[]): boolean =>
  (order_type === 'pickup' || order_type === 'self_service') &&
  lines.every(
    line =>
      doneAtOf(line, 'made') !== null ||
      line.taken_off >= line.quantity ||
      bumped.some(({ id }) => id === line.id),
  );
