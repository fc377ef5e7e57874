import { randomUUID } from 'node:crypto';
import type { VenueSettings } from '@tableside/domain/venue';
import type { StoredCartLine } from '../../../database/schema.ts';

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

type Written = Pick<CartLine, 'variation_id' | 'option_ids' | 'quantity'> & {
  readonly menu_item_id: string;
  /** What the kitchen is told about it. */
  readonly note?: string;
  readonly seat?: number | null;
  /** With which course it comes. */
  readonly course_id?: string | null;
};

/** A course that the venue has given up meanwhile is none: its dishes come with the first, and no order fails for it. */
export const courseOf = (
  { course_id: wanted = null }: Pick<Written, 'course_id'>,
  { courses }: Pick<VenueSettings, 'courses'>,
): string | null => (courses.some(({ id }) => id === wanted) ? wanted : null);

/** A dish of the menu that staff write down, as a line of a cart: it is priced and held against stock like a guest's. */
export const lineOfStaff = (written: Written, settings: Pick<VenueSettings, 'courses'>): CartLine => ({
  id: randomUUID(),
  item_id: written.menu_item_id,
  variation_id: written.variation_id,
  option_ids: written.option_ids,
  quantity: written.quantity,
  course_id: courseOf(written, settings),
  note: written.note ?? '',
  seat: written.seat ?? null,
});
