import { ALLERGENS } from '@tableside/domain/allergens';
import type { DishTag, DraftCategory, DraftItem, DraftMenu } from '@tableside/domain/menu';
import { MAX_MINOR } from '@tableside/domain/money';
import { z } from 'zod';
import { FreeText, Id, Language, Whole } from './shared.ts';

/*
 * The menu as a venue writes it, in every language and with amounts in minor units: what the draft, import and export
 * speak. Guests read `Menu` instead.
 */

const AuthoredText = z.record(Language, FreeText(2000));
const Amount = z.number().int().min(0).max(MAX_MINOR);
/** Null: nobody has said one yet. `free`: it may be given away; a price of 0 alone does not say so. */
const price = { price: Amount.nullable(), free: z.boolean().optional() };
const Allergens = z.array(z.enum(ALLERGENS)).max(ALLERGENS.length);

export const StoredPicture = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,80}$/),
  width: Whole.min(1),
  height: Whole.min(1),
  lqip: z.string().max(400),
});

const AuthoredTag = z.strictObject({
  id: Id,
  name: AuthoredText,
  icon: z.string().max(40).nullable(),
  iconColor: z.string().max(40).nullable(),
  image: z.string().max(200).nullable(),
  width: z.number().nullable(),
});

const AuthoredVariation = z.strictObject({
  id: Id,
  name: AuthoredText,
  ...price,
  loyaltyPrice: Amount.nullable(),
  allergens: Allergens.optional(),
  mayContain: Allergens.optional(),
});

const AuthoredOption = z.strictObject({
  id: Id,
  name: AuthoredText,
  markup: Amount,
  loyaltyMarkup: Amount.nullable(),
  isDefault: z.boolean(),
  active: z.boolean(),
  allergens: Allergens,
  mayContain: Allergens.optional(),
});

const AuthoredGroup = z.strictObject({
  id: Id,
  name: AuthoredText,
  type: z.enum(['single', 'multiple']),
  minChoices: Whole,
  maxChoices: Whole.nullable(),
  displayFullPrice: z.boolean(),
  options: z.array(AuthoredOption).max(100),
});

const AuthoredItem = z.strictObject({
  id: Id,
  name: AuthoredText,
  description: AuthoredText,
  photo: StoredPicture.nullable(),
  popular: z.boolean(),
  ...price,
  discountedPrice: Amount.nullable(),
  loyaltyPrice: Amount.nullable(),
  tags: z.array(Id).max(40),
  isSpecialDeal: z.boolean(),
  allergens: Allergens,
  mayContain: Allergens.optional(),
  allergensStated: z.boolean().optional(),
  variations: z.array(AuthoredVariation).max(60),
  optionGroups: z.array(AuthoredGroup).max(40),
  subcategory: Id.nullable(),
  station: FreeText(40),
  /** One of the venue's VAT rates; absent: its category's. */
  vatRate: Id.optional(),
  hidden: z.boolean().optional(),
});

const authoredHead = {
  id: Id,
  hash: z.string().max(80),
  name: AuthoredText,
  description: AuthoredText,
  type: z.enum(['normal', 'banner']),
  banner: StoredPicture.nullable(),
  bannerTranslations: z.record(Language, StoredPicture),
  hideUntranslatedBanners: z.boolean(),
  ageRestricted: z.boolean(),
  availability: z.strictObject({
    enabled: z.boolean(),
    type: z.enum(['availability', 'visibility']),
    ranges: z
      .array(
        z.strictObject({
          days: z.array(z.number().int().min(1).max(7)).max(7),
          from: z.number().int().min(0).max(1440),
          to: z.number().int().min(0).max(1440),
        }),
      )
      .max(40),
  }),
  showInCategoriesList: z.boolean(),
  subcategories: z.array(z.strictObject({ id: Id, name: AuthoredText })).max(60),
  vatRate: Id.optional(),
  hidden: z.boolean().optional(),
};

/**
 * The domain's type for what a schema lets through: amounts are branded there, and a field that JSON leaves out is absent
 * and never `undefined`, which the schema's own type cannot say.
 */
const read = <T>(schema: z.ZodType): z.ZodType<T, T> => schema as z.ZodType<T, T>;

export const TagDocument = read<DishTag>(AuthoredTag);
export const ItemDocument = read<DraftItem>(AuthoredItem);
export const CategoryHeadDocument = read<Omit<DraftCategory, 'items'>>(z.strictObject(authoredHead));
export const CategoryDocument = read<DraftCategory>(
  z.strictObject({ ...authoredHead, items: z.array(AuthoredItem).max(5_000) }),
);
export const MenuDocumentBody = read<DraftMenu>(
  z.strictObject({
    tags: z.array(AuthoredTag),
    categories: z.array(z.strictObject({ ...authoredHead, items: z.array(AuthoredItem) })),
  }),
);
