import { behindSeats, type DraftLine } from '../pad/draft.ts';
import { padAt } from '../pad/kept-pads.ts';
import { bodyFor, type Destination, type UnsentOrder } from './unsent-order.ts';

/** What may be said to a question. */
export type Choice = 'without' | 'asItCosts' | 'here' | 'follow' | 'send' | 'drop';

/** Where the party sits by now, if it moved. */
export type MovedTo = {
  readonly id: string;
  readonly name: string;
  /** It joined the party there, and sits behind so many of its seats. */
  readonly seats: number;
  /** The bill that goes on as another one: which. */
  readonly bill?: string | null;
} | null;

/** The choices that there are, the likeliest first; dropping it always is one. */
export const choicesFor = (order: UnsentOrder, moved: MovedTo): readonly Choice[] => {
  switch (order.asks?.question) {
    case 'gone':
      return without(order).length > 0 ? ['without', 'drop'] : ['drop'];
    case 'price':
      return ['asItCosts', 'drop'];
    case 'seated':
      return ['here', 'drop'];
    case 'left':
      // Of a bill that was closed nothing is owed any more; of one that joined another, the other one is paid.
      if (order.to.kind === 'cash')
        return followedBill(order, moved) === null ? ['drop'] : ['follow', 'drop'];
      return [
        ...(moved ? (['follow'] as const) : []),
        ...(order.to.kind === 'bill' && order.to.table === null ? [] : (['here'] as const)),
        'drop',
      ];
    case undefined:
      return ['drop'];
    default:
      return ['send', 'drop'];
  }
};

/** The bill that the one which it was taken for goes on as. */
const followedBill = ({ to }: Pick<UnsentOrder, 'to'>, moved: MovedTo): string | null =>
  to.kind === 'cash' && moved?.bill && moved.bill !== to.bill ? moved.bill : null;

/**
 * The same cash for the other bill: its dishes went there as they were. What was all that was left is a sum there, where others owe
 * something too.
 */
const cashFor = (to: Extract<Destination, { kind: 'cash' }>, body: unknown): unknown => {
  const { items } = body as { readonly items?: readonly string[] };
  return {
    ...(body as object),
    ...(items === undefined && { amount: to.amount }),
    expected_total: to.amount,
  };
};

/** What is left of it without the dish that is not to be had. */
const without = ({ lines, asks }: UnsentOrder): readonly DraftLine[] =>
  lines.filter(({ wire }) => !('menu_item_id' in wire && wire.menu_item_id === asks?.item));

/** It goes to whoever sits there now: on the bill that there is, or a new one. */
const here = (to: Destination): Destination => {
  if (to.kind === 'table') return { kind: 'table', table: to.table, party: null };
  return to.kind === 'bill' && to.table !== null
    ? { kind: 'newBill', table: to.table, kitchen: to.kitchen }
    : to;
};

type With = {
  readonly now: number;
  /** A key that no request had. */
  readonly freshKey: string;
  readonly moved: MovedTo;
  /** A line as the menu sells it now. */
  readonly priced: (line: DraftLine) => DraftLine;
};

/** The order as somebody wants it after all; null: it is dropped. Another request than the refused one has another key. */
export const answered = (
  order: UnsentOrder,
  choice: Choice,
  { now, freshKey, moved, priced }: With,
): UnsentOrder | null => {
  const wanted = { ...order, at: now, asks: null };
  const anew = (change: Partial<Pick<UnsentOrder, 'to' | 'lines' | 'place' | 'tableName'>>): UnsentOrder => {
    const next = { ...wanted, ...change };
    return { ...next, key: freshKey, body: bodyFor(next.to, next.lines), sent: false };
  };
  switch (choice) {
    case 'drop':
      return null;
    case 'send':
      return wanted;
    case 'without': {
      const lines = without(order);
      return lines.length === 0 ? null : anew({ lines });
    }
    case 'asItCosts':
      return anew({ lines: order.lines.map(priced) });
    case 'here':
      return anew({ to: here(order.to) });
    case 'follow': {
      const bill = followedBill(order, moved);
      if (order.to.kind === 'cash') {
        if (bill === null || moved === null) return order;
        const to = { ...order.to, bill, table: moved.id };
        const at = { place: padAt.bill(bill), tableName: moved.name };
        return { ...wanted, ...at, to, key: freshKey, body: cashFor(to, order.body), sent: false };
      }
      return moved === null
        ? order
        : anew({
            to:
              'kitchen' in order.to
                ? { kind: 'newBill', table: moved.id, kitchen: order.to.kitchen }
                : { kind: 'table', table: moved.id, party: order.to.party },
            place: padAt.table(moved.id),
            tableName: moved.name,
            lines: behindSeats(order.lines, moved.seats),
          });
    }
  }
};
