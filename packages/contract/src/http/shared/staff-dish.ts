import { z } from 'zod';
import { Id } from './shared.ts';

/** A dish of the menu as staff write it down. */
export const StaffDish = z.strictObject({
  menu_item_id: Id,
  variation_id: Id.nullable().default(null),
  option_ids: z.array(Id).max(50).default([]),
  quantity: z.number().int().min(1).max(50),
});
