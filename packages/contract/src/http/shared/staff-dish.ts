import { MAX_SEATS_SERVED } from '@tableside/domain/floor';
import { MAX_ITEM_NOTE } from '@tableside/domain/notes';
import { z } from 'zod';
import { FreeText, Id } from './shared.ts';

/** Who at the table gets it; null: shared, or nobody said. */
const seat = z.number().int().min(1).max(MAX_SEATS_SERVED).nullable().default(null);

/** With which of the venue's courses it comes; null, or one that the venue has given up: as soon as it is ready. */
const course_id = Id.nullable().default(null);

/** What staff say of the courses of what they write down: it waits until somebody fires it, or is made at once. What they do not name goes by the venue's rule. */
export const CoursesSaid = z
  .array(z.strictObject({ course_id: Id, held: z.boolean() }))
  .max(20)
  .default([]);

/** A dish of the menu as staff write it down. */
export const StaffDish = z.strictObject({
  menu_item_id: Id,
  variation_id: Id.nullable().default(null),
  option_ids: z.array(Id).max(50).default([]),
  quantity: z.number().int().min(1).max(50),
  seat,
  course_id,
});

/** A dish of an order, with what the kitchen is told about it: beside the dish on the ticket. */
export const OrderedDish = StaffDish.extend({ note: FreeText(MAX_ITEM_NOTE).default('') });

/** As much as staff may type in. Minor units. */
export const TypedSum = z.number().int().min(0).max(100_000_000_00);

/** What is put on a bill: dishes of the menu at its price, or something by name and price. */
export const BillLines = z
  .array(
    z.union([
      StaffDish.extend({ note: FreeText(200).default('') }),
      z.strictObject({
        name: FreeText(100).min(1),
        price: TypedSum,
        quantity: z.number().int().min(1).max(50),
        note: FreeText(200).default(''),
        seat,
        course_id,
      }),
    ]),
  )
  .min(1)
  .max(50);
