import { ROLE_GROUPS } from '@tableside/domain/staff';
import { MAX_USE } from '@tableside/domain/stock';
import { z } from 'zod';
import { calls } from '../../../define.ts';
import { Empty, Id, Instant } from '../../shared/shared.ts';

const { lead, service } = ROLE_GROUPS;
const Count = z.number().int().min(0).max(100_000);
const EachDay = z.number().int().min(1).max(100_000);

/** What is left of one thing. */
const left = {
  remaining: z.number().int().nullable(),
  /** Sold out until then; null: until somebody puts it back. */
  back_at: Instant.nullable(),
  /** With how many pieces each business day begins; null: nothing is put anew. */
  each_day: z.number().int().nullable(),
};

/** A dish, or a size or an option of one. */
const Part = z.enum(['item', 'variation', 'option']);

export const StockEntry = z.object({
  id: Id,
  kind: Part,
  /** The dish that a size is of; null: it is no size. */
  of: Id.nullable(),
  name: z.string(),
  category: z.string(),
  /** Can be had: it is not sold out itself, and its ingredients suffice for one. */
  in_stock: z.boolean(),
  ...left,
});

/** What is counted by the piece and shared by dishes. */
export const StockIngredient = z.object({ id: Id, name: z.string(), ...left });

export const StockView = z.object({
  items: z.array(StockEntry),
  ingredients: z.array(StockIngredient),
  /** What a portion takes of which ingredient, by `kind:id` of dishes, sizes and options, of the draft too. */
  uses: z.record(z.string(), z.record(z.string(), z.number().int())),
});

/** What somebody says is left of one thing. */
export const SaidStock = z.strictObject({
  kind: z.enum([...Part.options, 'ingredient']),
  id: Id,
  remaining: Count.nullable(),
  back_at: Instant.nullable().optional(),
  back_count: EachDay.nullable().optional(),
  each_day: EachDay.nullable().optional(),
});

/** What is left of dishes and of what they share. */
export const consoleStockCalls = calls({
  'GET /console/{venue}/stock': {
    summary: 'What is counted or sold out, and the ingredients that dishes share.',
    access: { staff: service },
    response: StockView,
  },
  'POST /console/{venue}/stock': {
    summary:
      'Sets what is left of an item, variation, option or ingredient: a count, 0 for sold out, null for plenty. With `back_at` what is sold out comes back by itself, with `back_count` pieces or plenty. `each_day` is what each business day begins with, absent: as it was. `validation_failed` with `fields.back_at` for a time that is over, or for what is not sold out.',
    access: { staff: service },
    body: SaidStock,
    response: Empty,
    errors: ['menu_item_unavailable'],
  },
  'POST /console/{venue}/stock/ingredients/make': {
    summary:
      'Counts something that dishes share, such as a bun. `validation_failed` with `fields.name`: `taken` is a name that there is already, `full` where there are too many.',
    access: { staff: lead },
    body: z.strictObject({
      name: z.string().max(60),
      remaining: Count.nullable(),
      each_day: EachDay.nullable(),
    }),
    response: z.object({ id: Id }),
    idempotent: true,
  },
  'POST /console/{venue}/stock/ingredients/{ingredient}/rename': {
    summary: 'Names an ingredient anew. `validation_failed` with `fields.name`, as where it is made.',
    access: { staff: lead },
    body: z.strictObject({ name: z.string().max(60) }),
    response: Empty,
  },
  'POST /console/{venue}/stock/ingredients/{ingredient}/remove': {
    summary: 'Forgets an ingredient with its count; what guests ordered stays as it was ordered.',
    access: { staff: lead },
    response: Empty,
  },
  'POST /console/{venue}/stock/ingredients/{ingredient}/use': {
    summary:
      'How much of an ingredient one portion takes: of a dish, or with a size or an option more; 0 for nothing. Counts from the next order on. `validation_failed` with `fields.id` where too many dishes are linked with it.',
    access: { staff: lead },
    body: z.strictObject({ kind: Part, id: Id, count: z.number().int().min(0).max(MAX_USE) }),
    response: Empty,
  },
  'POST /console/{venue}/stock/ingredients/{ingredient}/count': {
    summary:
      'Adds to what is left of an ingredient, or takes away, never below nothing; beside what guests order at this moment. `validation_failed` with `fields.by` for one that nobody counts.',
    access: { staff: service },
    body: z.strictObject({ by: z.number().int().min(-1000).max(1000) }),
    response: z.object({ remaining: z.number().int() }),
    idempotent: true,
  },
});
