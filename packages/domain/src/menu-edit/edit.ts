import type { DishTag, DraftCategory, DraftItem, DraftMenu } from '../menu/index.ts';

/** A category without its dishes: what is changed about it. */
export type CategoryHead = Omit<DraftCategory, 'items'>;

/** Percent on prices (more than −100), rounded to whole steps of `step` minor units: 5 makes 3.47 into 3.45. */
export type PriceRule = { readonly percent: number; readonly step: number };

/**
 * One change of a menu, as data. What is set is set whole, so that its inverse is the same kind of edit; places count
 * from 0 and are brought into range.
 */
export type MenuEdit =
  | { readonly kind: 'category-add'; readonly category: DraftCategory; readonly at: number }
  | { readonly kind: 'category-set'; readonly category: CategoryHead }
  | { readonly kind: 'category-remove'; readonly id: string }
  | { readonly kind: 'category-move'; readonly id: string; readonly at: number }
  | { readonly kind: 'item-add'; readonly item: DraftItem; readonly category: string; readonly at: number }
  | { readonly kind: 'item-set'; readonly item: DraftItem }
  | { readonly kind: 'item-remove'; readonly id: string }
  | { readonly kind: 'item-move'; readonly id: string; readonly category: string; readonly at: number }
  | { readonly kind: 'tag-add'; readonly tag: DishTag; readonly at: number }
  | { readonly kind: 'tag-set'; readonly tag: DishTag }
  | { readonly kind: 'tag-remove'; readonly id: string }
  | { readonly kind: 'items-price'; readonly ids: readonly string[]; readonly rule: PriceRule }
  | { readonly kind: 'items-hide'; readonly ids: readonly string[]; readonly hidden: boolean }
  /** Null: they name none of their own any more. */
  | { readonly kind: 'items-vat'; readonly ids: readonly string[]; readonly rate: string | null }
  | { readonly kind: 'items-move'; readonly ids: readonly string[]; readonly category: string }
  | { readonly kind: 'replace'; readonly document: DraftMenu }
  | { readonly kind: 'several'; readonly edits: readonly MenuEdit[] };

/** What two people may disturb each other at: `category:food`, `item:soup`, `tag:vegan`; `*` is the whole menu. */
export type EntityKey = `${'category' | 'item' | 'tag'}:${string}` | '*';

export type ProblemKind =
  /** It is not there (any more). */
  | 'unknown'
  | 'duplicate'
  | 'required'
  | 'too_long'
  | 'amount'
  /** A price of 0 that nobody said is meant. */
  | 'free'
  /** A discounted price above the price. */
  | 'above_price'
  /** Fewer can be chosen than must be, or more are chosen from the start than may be. */
  | 'limits'
  | 'empty'
  | 'number';

/** Why an edit is refused. `field` is the way to it inside the entity: `name.lt`, `optionGroups.0.options.2.markup`. */
export type EditProblem = {
  readonly entity: EntityKey;
  readonly field: string;
  readonly problem: ProblemKind;
};

export type Applied = {
  readonly ok: true;
  readonly document: DraftMenu;
  /** Takes the edit back as long as nobody else touched what it touched. */
  readonly inverse: MenuEdit;
  readonly touched: readonly EntityKey[];
};
export type Refused = { readonly ok: false; readonly problems: readonly EditProblem[] };
