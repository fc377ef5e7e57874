import type { StaffBill } from '@tableside/contract/http/console/money';
import { fromWire } from '@tableside/contract/money-wire';
import { type Minor, minor, sum, toMajor } from '@tableside/domain/money';
import type { StaffQuestion } from '@tableside/domain/orders';
import { isApiFailure, isNoAnswer } from '../../../api/call.ts';
import { coursesSaid } from '../courses/draft-courses.ts';
import { type DraftLine, draftTotal } from '../pad/draft.ts';
import type { Attempt } from '../pad/kept-pads.ts';
import { isKnownFailed } from '../pad/sending.ts';

/** Where it goes: to whoever sits at a table, on a bill, on a new bill where that one was closed; or what was paid of a bill. */
export type Destination =
  | {
      readonly kind: 'table';
      readonly table: string;
      readonly party: string | null;
      /** Nobody sat there when it was taken: for whoever does by now it goes only once that was said. */
      readonly free?: true;
    }
  | {
      readonly kind: 'bill';
      readonly bill: string;
      readonly table: string | null;
      readonly party: string;
      readonly kitchen: boolean;
    }
  | { readonly kind: 'newBill'; readonly table: string; readonly kitchen: boolean }
  | {
      /** No order: cash that was taken for a bill, and its tip. Minor units. */
      readonly kind: 'cash';
      readonly bill: string;
      readonly table: string | null;
      readonly party: string;
      readonly amount: Minor;
      readonly tip: Minor;
    };

/** What a person is asked, and what about. */
export type Asked = {
  readonly question: StaffQuestion;
  /** The dish that is not to be had. */
  readonly item?: string;
  readonly code?: string;
};

/** An order, or cash, that was taken without a line and waits on this device. */
export type UnsentOrder = {
  readonly token: string;
  readonly person: string;
  readonly venue: string;
  /** Where in the queue: it stays there whatever becomes of it. */
  readonly place: string;
  readonly turn: number;
  /** When somebody last said that it is wanted; epoch ms. */
  readonly at: number;
  readonly to: Destination;
  readonly tableName: string;
  readonly lines: readonly DraftLine[];
  /** The request, under the key by which the server knows it again. Another request has another key. */
  readonly key: string;
  readonly body: unknown;
  readonly sent: boolean;
  readonly asks: Asked | null;
};

/** The request for some lines: at the sum that was seen, for the party that it was taken for. */
export const bodyFor = (to: Destination, lines: readonly DraftLine[]): unknown => {
  if (to.kind === 'cash') return { method: 'cash', amount: to.amount, tip: to.tip };
  const expected_total = draftTotal(lines);
  if (to.kind !== 'table')
    return {
      lines: lines.map(({ wire }) => wire),
      courses: coursesSaid(lines),
      kitchen: to.kitchen,
      expected_total,
    };
  return {
    lines: lines.flatMap(({ wire }) => ('menu_item_id' in wire ? [wire] : [])),
    courses: coursesSaid(lines),
    expected_total,
    ...((to.party !== null || to.free) && { party: to.party }),
  };
};

type New = Pick<UnsentOrder, 'person' | 'venue' | 'place' | 'to' | 'tableName' | 'lines'> & {
  readonly now: number;
  /** Absent: as it is now. */
  readonly turn?: number;
  readonly token: string;
  /** It went out before and nobody answered: then it stays as it was sent. */
  readonly earlier: Attempt | null;
  /** It has a request of its own, which has not gone out. */
  readonly unsent?: boolean;
};

/** What it comes to, as it was taken. */
export const totalOf = ({ to, lines }: Pick<UnsentOrder, 'to' | 'lines'>): Minor =>
  to.kind === 'cash' ? minor(to.amount + to.tip) : draftTotal(lines);

/** Behind all that waits: also where the device's clock was put back meanwhile. */
export const nextTurn = (waiting: readonly Pick<UnsentOrder, 'turn'>[], now: number): number =>
  Math.max(now, ...waiting.map(({ turn }) => turn + 1));

export const unsentOf = ({ now, token, earlier, unsent, turn = now, ...rest }: New): UnsentOrder => ({
  ...rest,
  token,
  turn,
  at: now,
  key: earlier?.key ?? token,
  body: earlier?.body ?? bodyFor(rest.to, rest.lines),
  sent: earlier !== null && !unsent,
  asks: null,
});

const ABOUT_A_DISH: readonly string[] = ['menu_item_unavailable', 'options_invalid', 'not_enough_stock'];
const ABOUT_THE_PARTY: readonly string[] = ['table_is_free', 'table_taken', 'bill_closed', 'bill_not_found'];
/** Nothing is wrong with the order: another try, or whoever it is of, will do. */
const NOT_NOW: readonly string[] = [
  'not_signed_in',
  'rate_limited',
  'idempotency_in_progress',
  'unavailable',
];

const named = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const askedAfter = (error: unknown, { to }: Pick<UnsentOrder, 'to'>): Asked | null => {
  if (!isApiFailure(error)) return { question: 'failed' };
  const { code, details } = error;
  if (isNoAnswer(error) || NOT_NOW.includes(code)) return null;
  if (ABOUT_A_DISH.includes(code)) {
    const item = named(details.item_id) ?? named(details.id);
    if (item !== undefined) return { question: 'gone', item, code };
  }
  if (code === 'cart_changed') return { question: 'price', code };
  if (code === 'table_taken' && to.kind === 'table' && to.party === null) return { question: 'seated', code };
  if (ABOUT_THE_PARTY.includes(code)) return { question: 'left', code };
  return { question: error.http >= 500 ? 'failed' : 'refused', code };
};

/** After a try that failed: it waits on, or asks. What may have arrived stays as it was sent. */
export const afterFailure = (order: UnsentOrder, error: unknown, again: boolean): UnsentOrder => ({
  ...order,
  sent: !isKnownFailed(error, again),
  asks: askedAfter(error, order),
});

/**
 * What the same person took for a free table after something that has arrived is for the same guests, who sit there by now. What may
 * have gone out stays as it was sent.
 */
export const afterArrival = (arrived: UnsentOrder, other: UnsentOrder): UnsentOrder => {
  const { to } = other;
  const follows = arrived.to.kind === 'table' && arrived.to.free && arrived.place === other.place;
  if (!follows || to.kind !== 'table' || !to.free || other.sent || other.asks !== null) return other;
  const { free: _, ...seated } = to;
  return { ...other, to: seated, body: bodyFor(seated, other.lines) };
};

/** What of a bill was paid in cash that waits, without its tips. */
export const cashWaiting = (waiting: readonly UnsentOrder[], bill: string): Minor =>
  sum(waiting.flatMap(({ to }) => (to.kind === 'cash' && to.bill === bill ? [to.amount] : [])));

/** The dishes of a bill that cash which waits was taken for, one by one. */
const piecesWaiting = (waiting: readonly UnsentOrder[], bill: string): ReadonlySet<string> =>
  new Set(
    waiting.flatMap(({ to, body }) => {
      if (to.kind !== 'cash' || to.bill !== bill) return [];
      return (body as { readonly items?: readonly string[] }).items ?? [];
    }),
  );

/** The bill with what is left once cash that waits is booked: nobody takes it twice, neither the sum nor for a dish. */
export const billLessWaiting = (
  bill: StaffBill,
  waiting: readonly UnsentOrder[],
  decimals: number,
): StaffBill => {
  const amount = cashWaiting(waiting, bill.id);
  if (amount === 0) return bill;
  const paid = piecesWaiting(waiting, bill.id);
  const left = minor(Math.max(0, fromWire(bill.left, decimals) - amount));
  return {
    ...bill,
    left: toMajor(left, decimals),
    items: bill.items.map(item => (paid.has(item.id) ? { ...item, is_paid: true } : item)),
  };
};
