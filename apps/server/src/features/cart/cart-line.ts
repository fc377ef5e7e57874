import type { StoredCartLine } from '../../database/schema.ts';

/** A line as stored, with the name it had when it was added: what is said of it once the dish has left the menu. */
export type CartLine = StoredCartLine & { readonly name?: string };

/** What a cart holds; `revision` 0 is a cart that was never touched. ADR 0004. */
export type CartContents = {
  readonly revision: number;
  readonly lines: readonly CartLine[];
  readonly couponCode: string | null;
};

/** Most lines of a cart. */
export const MAX_LINES = 100;
