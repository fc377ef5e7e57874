import type { BoardOrder } from '@tableside/contract/http/console/board';
import { itemsToBring, laneOf, readyItems } from '../board/index.ts';
import { collectsCash } from './amounts.ts';

/** What an order asks of staff next; the rest is behind a touch on it. */
export type PrimaryAct =
  | { readonly kind: 'presence' | 'accept' | 'cash' | 'close' }
  /** All else is on the table: the next course waits to be fired. */
  | { readonly kind: 'fire'; readonly course: string }
  /** `made`: it stands on the pass. `of`: how many lines are still to be brought. */
  | {
      readonly kind: 'deliver';
      readonly items: readonly string[];
      readonly of: number;
      readonly made: boolean;
    };

/**
 * One act by state: say whether guests are there, accept, carry what is made, else say that all was brought, fire the course
 * that waits, take the cash, close. Null: it waits for nobody here.
 */
export const primaryAct = (order: BoardOrder, may: { readonly settleCash: boolean }): PrimaryAct | null => {
  const lane = laneOf(order);
  if (lane === 'new') return { kind: order.asks_presence ? 'presence' : 'accept' };
  if (lane !== 'progress')
    return lane === 'done' && may.settleCash && collectsCash(order) ? { kind: 'cash' } : null;
  const left = itemsToBring(order);
  const made = readyItems(order);
  if (made.length > 0)
    return { kind: 'deliver', items: made.map(({ id }) => id), of: left.length, made: true };
  if (left.length > 0)
    return { kind: 'deliver', items: left.map(({ id }) => id), of: left.length, made: false };
  const next = order.courses?.find(({ held }) => held);
  if (next) return { kind: 'fire', course: next.id };
  return { kind: may.settleCash && collectsCash(order) ? 'cash' : 'close' };
};

/** Somebody waits for it: it stands out from what staff may do one day. */
export const isWaitedFor = (act: PrimaryAct): boolean =>
  act.kind === 'deliver' ? act.made : act.kind !== 'close' && act.kind !== 'fire';

/** Another key: another act, though it stands in the same place. */
export const actKey = (act: PrimaryAct | null): string =>
  act === null
    ? ''
    : act.kind === 'deliver'
      ? `deliver ${act.items.join(' ')}`
      : act.kind === 'fire'
        ? `fire ${act.course}`
        : act.kind;
