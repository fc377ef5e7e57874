import type { Flags } from '../venue/flags.ts';

/** Whether tip chips make sense: tips are on, there is something to tip on and somebody to tip. TIPCHIP-01. */
export const tipsOffered = (on: {
  readonly flags: Flags;
  /** Minor units. */
  readonly amount: number;
  readonly personnel: number;
}): boolean => on.flags.has('tips') && on.amount > 0 && (on.personnel > 0 || on.flags.has('collective-tips'));

/** Whether the cart asks for a tip: before paying only where the venue wants it there. TIPCHIP-23, FLAG-06. */
export const cartTipsOffered = (on: Parameters<typeof tipsOffered>[0]): boolean =>
  on.flags.has('tips-before-payment') && tipsOffered(on);

/**
 * Whether the Pay screen asks for a tip: for a table's bill, and where the till's waiter gets it, only if one serves the
 * bill. `ref` is where the guest came from. TIPCHIP-02…04, FLAG-16.
 */
export const payTipsOffered = (
  on: Parameters<typeof tipsOffered>[0] & {
    /** Paying and ordering as they are enabled at this table. */
    readonly paying: boolean;
    readonly ordering: boolean;
    readonly ref: string | null;
    readonly billHasPersonnel: boolean;
  },
): boolean => {
  const { paying, ordering, ref, billHasPersonnel, flags } = on;
  if (!paying || !tipsOffered(on)) return false;
  if (ordering && ref !== 'select-items' && ref !== 'order') return false;
  return !flags.has('send-tips-to-pos-waiter') || billHasPersonnel;
};
