import type { MenuEdit } from '@tableside/domain/menu-edit';
import { z } from 'zod';
import { CategoryDocument, CategoryHeadDocument, ItemDocument, TagDocument } from './menu-document.ts';
import { Id, Whole } from './shared.ts';

const At = Whole;
/** As many dishes as a menu may have. */
const Ids = z.array(Id).min(1).max(2000);

/** One change of the draft as it travels: the domain's edits but for those that the server alone makes. */
export const MenuEditBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('category-add'), category: CategoryDocument, at: At }),
  z.strictObject({ kind: z.literal('category-set'), category: CategoryHeadDocument }),
  z.strictObject({ kind: z.literal('category-remove'), id: Id }),
  z.strictObject({ kind: z.literal('category-move'), id: Id, at: At }),
  z.strictObject({ kind: z.literal('item-add'), item: ItemDocument, category: Id, at: At }),
  z.strictObject({ kind: z.literal('item-set'), item: ItemDocument }),
  z.strictObject({ kind: z.literal('item-remove'), id: Id }),
  z.strictObject({ kind: z.literal('item-move'), id: Id, category: Id, at: At }),
  z.strictObject({ kind: z.literal('tag-add'), tag: TagDocument, at: At }),
  z.strictObject({ kind: z.literal('tag-set'), tag: TagDocument }),
  z.strictObject({ kind: z.literal('tag-remove'), id: Id }),
  z.strictObject({
    kind: z.literal('items-price'),
    ids: Ids,
    rule: z.strictObject({ percent: z.number(), step: z.number().int().min(1).max(100_000) }),
  }),
  z.strictObject({ kind: z.literal('items-hide'), ids: Ids, hidden: z.boolean() }),
  z.strictObject({ kind: z.literal('items-vat'), ids: Ids, rate: Id.nullable() }),
  z.strictObject({ kind: z.literal('items-move'), ids: Ids, category: Id }),
]) satisfies z.ZodType<MenuEdit>;
export type MenuEditBody = z.infer<typeof MenuEditBody>;
