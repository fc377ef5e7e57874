import type { Bill } from '../../../data/bills.ts';
import { isHeldByOther, isPayable } from '../view/bill-sums.ts';

/** What this phone wants to pay for. The finger comes first, the server's word decides. SPLIT-03…08. */
export type Selection = {
  /** What is ticked on screen. */
  readonly wanted: readonly string[];
  /** What the server last said this phone holds. */
  readonly held: readonly string[];
  /** The list that is on its way to the server; null when none is. */
  readonly sending: readonly string[] | null;
  /** The server was not asked about `wanted` yet, or must be asked again. */
  readonly dirty: boolean;
};

/** `offered`: ticked for the guest, who has not touched anything; the server hears of it with the first touch. */
export const emptySelection = (
  held: readonly string[] = [],
  offered: readonly string[] = held,
): Selection => ({
  wanted: offered,
  held,
  sending: null,
  dirty: false,
});

const without = (ids: readonly string[], gone: ReadonlySet<string>): readonly string[] =>
  ids.some(id => gone.has(id)) ? ids.filter(id => !gone.has(id)) : ids;

/** Ticks exactly these. */
export const choose = (selection: Selection, wanted: readonly string[]): Selection => ({
  ...selection,
  wanted,
  dirty: true,
});

/** Ticks or unticks one. */
export const toggle = (selection: Selection, id: string): Selection =>
  choose(
    selection,
    selection.wanted.includes(id) ? selection.wanted.filter(each => each !== id) : [...selection.wanted, id],
  );

/** Takes the list out to be sent; null while one is under way or there is no need. */
export const claimToSend = (selection: Selection): Selection | null =>
  selection.sending || !selection.dirty ? null : { ...selection, sending: selection.wanted, dirty: false };

export type SelectAnswer = {
  readonly user_selected: readonly string[];
  readonly cannot_select_order_items: readonly string[];
};

/** The server answered: what it refused is unticked, what was tapped meanwhile stays. SPLIT-07. */
export const answered = (selection: Selection, answer: SelectAnswer): Selection => ({
  wanted: without(selection.wanted, new Set(answer.cannot_select_order_items)),
  held: answer.user_selected,
  sending: null,
  dirty: selection.dirty,
});

/** No answer came: the same is asked again. */
export const unanswered = (selection: Selection): Selection => ({ ...selection, sending: null, dirty: true });

/** The server refused for good: back to what it said before. */
export const takenBack = (selection: Selection): Selection => ({
  ...selection,
  wanted: selection.held,
  sending: null,
  dirty: false,
});

/**
 * Unticks what cannot be had any more since the bill changed: paid, taken off, divided anew, or in another guest's hand
 * (a lease that ran out). `lost` is what was unticked. SPLIT-05, SPLIT-12.
 */
export const reconcile = (
  selection: Selection,
  bill: Bill,
  me: number,
): { readonly selection: Selection; readonly lost: readonly string[] } => {
  const free = new Set(
    bill.items.filter(item => isPayable(bill, item) && !isHeldByOther(item, me)).map(({ id }) => id),
  );
  const lost = selection.wanted.filter(id => !free.has(id));
  if (lost.length === 0) return { selection, lost };
  const gone = new Set(lost);
  return {
    selection: {
      ...selection,
      wanted: without(selection.wanted, gone),
      held: without(selection.held, gone),
      // Of what was only offered the server knows nothing.
      dirty: selection.dirty || selection.sending !== null || selection.held.length > 0,
    },
    lost,
  };
};
