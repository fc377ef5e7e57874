import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { MenuDocumentBody, StoredPicture } from '../shared/menu-document.ts';
import { MenuEditBody } from '../shared/menu-edit.ts';
import { pictureQuery, pictureUpload } from '../shared/picture-upload.ts';
import { Id, Instant, Language, Revision } from '../shared/shared.ts';

const { lead } = ROLE_GROUPS;
/** Minor units, as everything about the authored menu; null where there was or is no price. */
const Amount = z.number().int().nullable();
const Text = z.record(z.string(), z.string());

const PriceStep = {
  item: Id,
  field: z.enum([
    'price',
    'discountedPrice',
    'loyaltyPrice',
    'variation',
    'variationLoyalty',
    'option',
    'optionLoyalty',
  ]),
  /** Of a variation or option. */
  part: Id.nullable(),
  name: Text,
  from: Amount,
  to: Amount,
};

/** The draft of a venue's menu. */
export const MenuDraft = z.object({
  /** Grows with each change, whoever makes it. */
  revision: Revision,
  document: MenuDocumentBody,
  /** By text and language: the main-language text that a translation was last right for. */
  basis: z.record(z.string(), z.record(z.string(), z.string())),
  main_language: Language,
  /** The others that guests can choose. */
  languages: z.array(Language),
  /** How many things publishing would change for guests. */
  changes: z.number().int(),
  /** Whether an edit of the caller's can be taken back. */
  can_undo: z.boolean(),
  edited_by: z.string().nullable(),
  edited_at: Instant.nullable(),
});
export type MenuDraft = z.infer<typeof MenuDraft>;

export const MenuChangeView = z.object({
  what: z.enum(['category', 'item', 'tag']),
  id: Id,
  name: Text,
  how: z.enum(['added', 'removed', 'changed', 'moved']),
  fields: z.array(z.string()),
  prices: z.array(z.object(PriceStep)),
});
export type MenuChangeView = z.infer<typeof MenuChangeView>;

/** A dish, or a size of one (`part`), that keeps the menu from being published; `zero`: it would be given away. */
const UnpricedView = z.object({
  item: Id,
  part: Id.nullable(),
  name: Text,
  why: z.enum(['none', 'zero']),
});
export type UnpricedView = z.infer<typeof UnpricedView>;

/** An answer to a dish's question that adds to its price for guests, and nothing once the draft is published. */
const FreedView = z.object({
  item: Id,
  dish: Text,
  part: Id,
  name: Text,
  from: z.number().int(),
  forMembers: z.boolean(),
});
export type FreedView = z.infer<typeof FreedView>;

const Edited = z.object({ revision: Revision, changes: z.number().int(), can_undo: z.boolean() });

/** The menu as its venue writes it: a draft that many can change, and what guests get of it. ADR 0024. */
export const consoleMenuCalls = calls({
  'GET /console/{venue}/menu-draft': {
    summary: 'The draft of the menu in all its languages, amounts in minor units.',
    access: { staff: lead },
    response: z.object({ draft: MenuDraft }),
  },
  'POST /console/{venue}/menu-draft/edit': {
    summary:
      'Changes the draft. `seen` is the revision that the change was made on: where somebody changed the same dish, category or tag since, `menu_draft_changed` says who, when, and what it is now. `validation_failed` names the fields.',
    access: { staff: lead },
    body: z.strictObject({ seen: Revision, edit: MenuEditBody }),
    response: Edited,
    errors: ['menu_draft_changed'],
    idempotent: true,
  },
  'POST /console/{venue}/menu-draft/undo': {
    summary:
      "Takes the caller's latest change of the draft back that is not taken back yet; one of the last 100. Refused where somebody else changed the same since.",
    access: { staff: lead },
    response: z.object({ ...Edited.shape, undone: z.boolean() }),
    errors: ['menu_draft_changed'],
    idempotent: true,
  },
  'POST /console/{venue}/menu-draft/still-right': {
    summary:
      'Somebody read a translation whose main text has changed, and it is right as it is. `text` names it as `basis` does; `seen` is the main text it was read beside: `menu_draft_changed` where that is another by now.',
    access: { staff: lead },
    body: z.strictObject({ text: z.string().max(200), language: Language, seen: z.string().max(2000) }),
    response: Edited,
    errors: ['menu_draft_changed'],
    idempotent: true,
  },
  'POST /console/{venue}/menu-draft/discard': {
    summary: 'Makes the draft the published menu again; can be taken back like any change.',
    access: { staff: lead },
    body: z.strictObject({ revision: Revision }),
    response: Edited,
    errors: ['menu_draft_changed', 'menu_not_published'],
    idempotent: true,
  },
  'GET /console/{venue}/menu-draft/changes': {
    summary:
      'What publishing would change for guests, dish by dish, with the prices of before and after. `published`: they have a menu already, and the draft can go back to it. `unpriced`: what has to get a price before. `freed`: answers that had a price and would add nothing from then on, with what they added in minor units; they stop nothing.',
    access: { staff: lead },
    response: z.object({
      revision: Revision,
      published: z.boolean(),
      changes: z.array(MenuChangeView),
      unpriced: z.array(UnpricedView),
      freed: z.array(FreedView),
    }),
  },
  'POST /console/{venue}/menu-draft/publish': {
    summary:
      'Shows the draft to guests. `revision` is the one whose changes were looked at; a newer one is refused with who changed it. `menu_price_missing` names the dishes that have no price, or one of 0 that nobody said is meant.',
    access: { staff: lead },
    body: z.strictObject({ revision: Revision }),
    response: z.object({ version: z.number().int() }),
    errors: ['menu_draft_changed', 'menu_price_missing'],
    idempotent: true,
  },
  'POST /console/{venue}/pictures': {
    summary:
      'Stores a picture of a dish (its thumbnail square) or a wide one such as a banner: re-encoded, so that nothing but its pixels is kept. `crop` is left, top, width and height as parts of the upright picture: `0.1,0,0.8,1`.',
    access: { staff: lead },
    query: pictureQuery,
    upload: pictureUpload,
    response: z.object({ picture: StoredPicture }),
    errors: ['picture_invalid'],
  },
  'GET /console/{venue}/price-history': {
    summary: 'Which prices were published when and by whom, the latest first: of one dish, or of all.',
    access: { staff: lead },
    query: z.strictObject({ item: Id.optional() }),
    response: z.object({
      prices: z.array(z.object({ ...PriceStep, at: Instant, by: z.string() })),
    }),
  },
});
