import { randomUUID } from 'node:crypto';
import { type Minor, minor, sum, ZERO } from '@tableside/domain/money';
import type { VatRate } from '@tableside/domain/vat';
import type { Run } from '../../../database/database.ts';
import { newOrderNumber } from '../../../unique-number.ts';
import { releasePortions } from '../../stock/index.ts';
import type { Bill } from '../bill.ts';
import { markBill } from '../bill-store.ts';
import { lockBill } from '../lock.ts';
import { addPieces, putOnTableBill, visitForBill } from '../open-store.ts';
import { bookPieces, bookVoid, newBooked } from '../paying/book-sale.ts';
import { countBill } from '../paying/count-store.ts';
import { tellOrdersAtOnce } from '../paying/tell-orders.ts';
import type { NewPiece } from '../pieces/new-piece.ts';
import { hasMoneyInProgress, type Piece } from '../pieces/piece.ts';
import { readPieces, takeOffPieces } from '../pieces/piece-store.ts';
import { announceBill } from '../view/announce.ts';
import type { TillBill } from './bill-at-till.ts';
import {
  findTillBill,
  openAtTill,
  ownPayments,
  type TillPiece,
  tillMark,
  tillPieces,
  writeTillMark,
  writeTillState,
} from './till-store.ts';

/** Whose till it is; `pin` is for a party that begins with a bill typed in there. */
export type TillVenue = {
  readonly id: string;
  readonly currency: string;
  readonly pin: string | null;
  /** Its usual one of VAT; null: it pays none. */
  readonly rate: VatRate | null;
};
type Line = TillBill['lines'][number];

/** Who voids and adds at the till, as our lists name them. */
const TILL = 'till';

const newPieces = (
  lines: readonly { line: Line; missing: number }[],
  rate: VatRate | null,
  at: Date,
): NewPiece[] =>
  lines
    .flatMap(({ line, missing }) => Array.from({ length: missing }, () => line))
    .map((line, position) => ({
      id: randomUUID(),
      position,
      kind: 'item',
      order_id: null,
      order_line_id: null,
      guest_index: null,
      seat: null,
      menu_item_id: null,
      name: line.name,
      modifiers: line.modifiers.map(({ name, price }) => ({ name, price: minor(price), quantity: 1 })),
      price: minor(line.unitPrice),
      discount_share: ZERO,
      loyalty_share: ZERO,
      words: null,
      strikethrough_price: null,
      note: line.note,
      added_by: TILL,
      added_at: at.toISOString(),
      booked: true,
      // The till says no rate: it is the venue's usual one.
      vat_rate: rate?.id ?? null,
      vat_percent: rate?.percent ?? null,
      external_line: line.id,
    }));

/**
 * A paid piece, or one with money under way, stays: the sums will say that the till disagrees. Staff at the till go before
 * a payment that was only begun; it ends when its provider is asked next.
 */
const isFree = (piece: Piece): boolean => piece.paymentId === null && !hasMoneyInProgress(piece);

type Compared = { readonly gone: Piece[]; readonly missing: { line: Line; missing: number }[] };

/** What of our pieces the till has no more, and what of its lines we lack. */
const compare = (till: TillBill, pieces: readonly Piece[], places: readonly TillPiece[]): Compared => {
  const placeOf = new Map(places.map(place => [place.id, place]));
  const gone: Piece[] = [];
  const missing: { line: Line; missing: number }[] = [];
  const portions = new Map<string, number>();
  for (const line of till.lines) {
    if (line.orderReference !== null) {
      const portion = (portions.get(line.orderReference) ?? 0) + 1;
      portions.set(line.orderReference, portion);
      if (!line.voided) continue;
      gone.push(
        ...pieces.filter(piece => {
          const place = placeOf.get(piece.id);
          return place?.orderId === line.orderReference && place.portion === portion && isFree(piece);
        }),
      );
      continue;
    }
    const ours = pieces.filter(piece => placeOf.get(piece.id)?.line === line.id);
    const dearer = ours.filter(
      piece => isFree(piece) && piece.partNumber === null && piece.price !== line.unitPrice,
    );
    const kept = ours.filter(piece => !dearer.includes(piece));
    const dishes = [...new Set(kept.map(({ root }) => root))];
    const wanted = line.voided ? 0 : line.quantity;
    const surplus = new Set(dishes.slice(wanted));
    gone.push(...dearer, ...kept.filter(piece => surplus.has(piece.root) && isFree(piece)));
    if (wanted > dishes.length) missing.push({ line, missing: wanted - dishes.length });
  }
  const known = new Set(till.lines.map(({ id }) => id));
  gone.push(
    ...pieces.filter(piece => {
      const line = placeOf.get(piece.id)?.line ?? null;
      return line !== null && !known.has(line) && isFree(piece);
    }),
  );
  return { gone, missing };
};

/** What a bill's lines at the till changed here. */
type Applied = {
  /** Orders of which something was taken off. */
  readonly changed: readonly string[];
  /** A dish is to be had again that had run out. */
  readonly backOnMenu: boolean;
};

const apply = async (
  run: Run,
  bill: Bill,
  { gone, missing }: Compared,
  rate: VatRate | null,
  now: number,
): Promise<Applied> => {
  const at = new Date(now);
  const changed: string[] = [];
  let backOnMenu = false;
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    const { orders, unmade } = await takeOffPieces(run, ids, { by: TILL, reason: '', at });
    changed.push(...orders);
    backOnMenu = await releasePortions(run, unmade);
    await bookVoid(run, bill, gone, { by: TILL, reason: '', now });
  }
  const pieces = newPieces(missing, rate, at);
  if (pieces.length > 0) {
    await addPieces(run, bill.id, pieces, at);
    await bookPieces(run, bill, pieces.map(newBooked), now);
  }
  return { changed, backOnMenu };
};

/** What will be open at the till once it knows of all our payments, and what it took itself. Minor units. */
const moneyOf = (
  till: TillBill,
  own: ReadonlyMap<string, number>,
): { readonly due: number; readonly paidAtTill: Minor } => {
  const told = new Set(till.payments.map(({ reference }) => reference));
  const untold = [...own].filter(([id]) => !told.has(id)).reduce((all, [, amount]) => all + amount, 0);
  const taken = till.payments.filter(({ reference }) => !own.has(reference));
  return {
    due: till.due - untold,
    paidAtTill: sum(taken.map(({ amount }) => minor(Math.max(0, amount)))),
  };
};

const billFor = async (run: Run, venue: TillVenue, till: TillBill, at: Date): Promise<string | null> => {
  const { billId, tableId } = await findTillBill(run, venue.id, till);
  if (billId || !tableId) return billId;
  const typedIn = till.lines.some(({ orderReference, voided }) => orderReference === null && !voided);
  if (till.status === 'closed' || !typedIn) return null;
  const visitId = await visitForBill(run, venue.id, tableId, venue.pin, at);
  if (!visitId) return null;
  const opened = await putOnTableBill(
    run,
    {
      venueId: venue.id,
      tableId,
      visitId,
      number: newOrderNumber(),
      currency: venue.currency,
      guestCount: null,
      openedBy: TILL,
      at,
    },
    [],
  );
  return opened.id;
};

/** `known`: the venue has such a bill or table. */
export type TakenFromTill = { readonly known: boolean; readonly backOnMenu: boolean };
const UNKNOWN: TakenFromTill = { known: false, backOnMenu: false };

/**
 * Takes over a bill as the external till has it: dishes typed in there appear, those voided there disappear unless they
 * are paid, money taken there counts. News that is older than what is known changes nothing. Bills of orders that are paid
 * on their own stay ours. After the commit the menu is to be shown anew where something is `backOnMenu`.
 */
export const takeTillBill = async (
  run: Run,
  venue: TillVenue,
  till: TillBill,
  now: number,
): Promise<TakenFromTill> => {
  const at = new Date(now);
  const billId = await billFor(run, venue, till, at);
  if (!billId) return UNKNOWN;
  const bill = await lockBill(run, billId);
  const mark = await tillMark(run, billId);
  if (mark.external !== null && mark.external !== till.id) return UNKNOWN;
  const isNews = mark.version === null || till.version > mark.version;
  if (!isNews && bill.tillState === 'sent') return { known: true, backOnMenu: false };
  let applied: Applied = { changed: [], backOnMenu: false };
  if (isNews) {
    const pieces = await readPieces(run, billId, at);
    applied = await apply(run, bill, compare(till, pieces, await tillPieces(run, billId)), venue.rate, now);
  }
  const { outdated } = await countBill(run, bill, at, { changed: applied.changed });
  await tellOrdersAtOnce(run, bill, outdated, now, { actor: 'system', name: null });
  const { due, paidAtTill } = moneyOf(till, await ownPayments(run, billId));
  const there = till.lines.flatMap(({ orderReference }) => orderReference ?? []);
  const gap = (await openAtTill(run, billId, there)) - paidAtTill - due;
  const left = await writeTillMark(run, billId, {
    external: till.id,
    version: Math.max(till.version, mark.version ?? 0),
    paidAtTill,
    gap,
    precheckPrinted: till.precheckPrinted,
    at,
  });
  if (till.status === 'closed' && left === 0) {
    await markBill(run, billId, { status: 'closed', precheckPrinted: till.precheckPrinted, at });
  }
  await announceBill(run, billId, 'bill-updated', now);
  return { known: true, backOnMenu: applied.backOnMenu };
};

/** Says on a bill that something is on its way to the till, or that the till does not answer; everybody sees it. */
export const markTillState = async (
  run: Run,
  billId: string,
  state: 'sending' | 'failed',
  now: number,
): Promise<void> => {
  await lockBill(run, billId);
  if (await writeTillState(run, billId, state, new Date(now))) {
    await announceBill(run, billId, 'bill-updated', now);
  }
};
