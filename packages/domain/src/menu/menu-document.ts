import type { Allergen } from '../allergens/allergens.ts';
import type { Minor } from '../money/index.ts';
import type { Availability } from '../schedule/index.ts';

/** A text in every language the venue wrote it in, by language code (`lt`, `en`, …). The main language must be there. */
export type Translated = { readonly [language: string]: string };

/**
 * A dish tag: a venue's own ("House special") or one of the diet tags of spec 1§3. `icon` names one of the product's
 * icons, `image` a stored picture shown `width` px wide. MENU-53, ENTITY-23.
 */
export type DishTag = {
  readonly id: string;
  readonly name: Translated;
  readonly icon: string | null;
  readonly iconColor: string | null;
  readonly image: string | null;
  readonly width: number | null;
};

/** A size or kind of an item; its price replaces the item's. ITEM-19, ENTITY-20. */
export type Variation = {
  readonly id: string;
  readonly name: Translated;
  readonly price: Minor;
  readonly loyaltyPrice: Minor | null;
  /** What it adds to the dish's own, as {@link Option}'s. */
  readonly allergens?: readonly Allergen[];
  readonly mayContain?: readonly Allergen[];
};

/** One choice in a group; `markup` is added to the item's price per piece. ENTITY-22. */
export type Option = {
  readonly id: string;
  readonly name: Translated;
  readonly markup: Minor;
  readonly loyaltyMarkup: Minor | null;
  readonly isDefault: boolean;
  /** An inactive option is not listed and cannot be ordered. ITEM-17. */
  readonly active: boolean;
  /** What it adds to the dish's own; `mayContain` are traces. */
  readonly allergens: readonly Allergen[];
  readonly mayContain?: readonly Allergen[];
};

/** A question about an item. `single` wants exactly one answer; `maxChoices` null or 0 means no upper limit. ITEM-11…18. */
export type OptionGroup = {
  readonly id: string;
  readonly name: Translated;
  readonly type: 'single' | 'multiple';
  readonly minChoices: number;
  readonly maxChoices: number | null;
  readonly displayFullPrice: boolean;
  readonly options: readonly Option[];
};

/** A picture as stored by the media pipeline: `id` names the files, `lqip` is a tiny data URI placeholder. */
export type Picture = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly lqip: string;
};

/** A dish or drink. Prices in minor units; a price of 0 means "from the cheapest option". ITEM-10, ENTITY-19. */
export type MenuItem = {
  readonly id: string;
  readonly name: Translated;
  readonly description: Translated;
  readonly photo: Picture | null;
  readonly popular: boolean;
  readonly price: Minor;
  readonly discountedPrice: Minor | null;
  readonly loyaltyPrice: Minor | null;
  readonly tags: readonly string[];
  readonly isSpecialDeal: boolean;
  /** What every form of the dish contains; `mayContain` are traces. */
  readonly allergens: readonly Allergen[];
  readonly mayContain?: readonly Allergen[];
  /** Somebody has looked at this dish and its options: an empty list then means "none". Absent: see `isStated`. */
  readonly allergensStated?: boolean;
  readonly variations: readonly Variation[];
  readonly optionGroups: readonly OptionGroup[];
  readonly subcategory: string | null;
  /** Kitchen station that makes it (`kitchen`, `bar`, …). */
  readonly station: string;
  /** Which of the venue's VAT rates it is sold at; absent: its category's. */
  readonly vatRate?: string;
  /** Kept in the draft and left out when it is published; no published document holds it. */
  readonly hidden?: boolean;
};

/** A heading inside a category. ENTITY-18. */
export type Subcategory = { readonly id: string; readonly name: Translated };

/** A section of the menu. A `banner` category shows its picture in place of a heading. ENTITY-14…16. */
export type Category = {
  readonly id: string;
  /** Stable anchor for links and quick access. */
  readonly hash: string;
  readonly name: Translated;
  readonly description: Translated;
  readonly type: 'normal' | 'banner';
  /** Default banner picture; per-language ones in `bannerTranslations`. MENU-47, MENU-48. */
  readonly banner: Picture | null;
  readonly bannerTranslations: { readonly [language: string]: Picture };
  readonly hideUntranslatedBanners: boolean;
  readonly ageRestricted: boolean;
  /** The VAT rate of what in it names none of its own; absent: the venue's usual one. */
  readonly vatRate?: string;
  readonly availability: Availability;
  readonly showInCategoriesList: boolean;
  readonly subcategories: readonly Subcategory[];
  readonly items: readonly MenuItem[];
  /** As {@link MenuItem}'s, with everything in it. */
  readonly hidden?: boolean;
};

/** Everything a venue published at once: guests see one whole document or the next, never a mixture. */
export type MenuDocument = {
  readonly tags: readonly DishTag[];
  readonly categories: readonly Category[];
};

/** A size or kind as it is being written: null while nobody has said what it costs. */
export type DraftVariation = Omit<Variation, 'price'> & {
  readonly price: Minor | null;
  /** Somebody said that it may be given away. No published document holds it. */
  readonly free?: boolean;
};

/** A dish as it is being written. A price of 0 that no choice adds to is none, unless it is `free`, too. */
export type DraftItem = Omit<MenuItem, 'price' | 'variations'> & {
  readonly price: Minor | null;
  readonly free?: boolean;
  readonly variations: readonly DraftVariation[];
};

export type DraftCategory = Omit<Category, 'items'> & { readonly items: readonly DraftItem[] };

/** A menu as it is being written: a {@link MenuDocument} whose dishes may still be without a price. */
export type DraftMenu = Omit<MenuDocument, 'categories'> & {
  readonly categories: readonly DraftCategory[];
};
