import { pathTo } from '../../app/paths.ts';

/** The cart, which takes an unpaid order back as it opens: a reload on the way there loses nothing. ADR 0005. */
export const returnPath = (session: string, order: string): string =>
  pathTo('PlaceOrder', { session }, { return: order });
