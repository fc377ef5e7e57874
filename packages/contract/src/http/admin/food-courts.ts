import { PRINT_KINDS } from '@tableside/domain/codes';
import {
  COURT_CHANGES,
  MAX_COURT_DESCRIPTION,
  MAX_COURT_NAME,
  MAX_STALLS,
} from '@tableside/domain/food-courts';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { HoursSettings } from '../console/pace.ts';
import { StoredPicture } from '../shared/menu-document.ts';
import { Empty, FreeText, Id, Instant, Language, Revision } from '../shared/shared.ts';

const { owner } = ROLE_GROUPS;

const chosen = {
  name: z.record(Language, FreeText(MAX_COURT_NAME)),
  description: z.record(Language, FreeText(MAX_COURT_DESCRIPTION)),
  main_language: Language,
  /** Offered beside the main one. */
  languages: z.array(Language).max(20),
};
/** What guests may ask for there; absent: as it was. */
const offers = {
  /** A VAT invoice of each stall that they paid. */
  invoices: z.boolean().optional(),
  /** Text messages when their food is ready. */
  texts: z.boolean().optional(),
  /** One basket by several phones of a table. */
  shared_baskets: z.boolean().optional(),
};
const over = { revision: Revision.min(1) };

/** When the hall itself is open; its stalls keep their own hours within. An empty week is around the clock; absent: as it was. */
const hours = HoursSettings.optional();

/** The venue whose accounts at providers take money for all stalls at once; null: each order is paid at its stall. */
const Operator = Id.nullable();

/** Each stall's share goes on to its own account at the provider at once, where it can; absent: as it was. ADR 0047. */
const direct = z.boolean().optional();

/** A venue of the organisation as it can stand in a food court. */
export const CourtVenue = z.object({
  id: Id,
  name: z.string(),
  address: z.string(),
  main_language: Language,
  /** The asker owns it, so that it can be brought in and taken out. */
  mine: z.boolean(),
  /** The food court it is in; null: none. */
  food_court: Id.nullable(),
  /** Why guests of the hall cannot go there yet; null: they can. */
  missing: z.enum(['menu', 'counter']).nullable(),
});
export type CourtVenue = z.infer<typeof CourtVenue>;

export const ConsoleFoodCourt = z.object({
  id: Id,
  /** What its printed code opens below `/food-court/`. */
  hash: z.string(),
  ...chosen,
  cover: StoredPicture.nullable(),
  /** In the owner’s order; guests see them in an order of their visit. */
  venues: z.array(Id),
  operator: Operator,
  direct: z.boolean(),
  invoices: z.boolean(),
  texts: z.boolean(),
  shared_baskets: z.boolean(),
  hours: HoursSettings,
  open: z.boolean(),
  /** How often it was saved, and by whom last. */
  revision: z.number().int(),
  changed_by: z.string(),
});
export type ConsoleFoodCourt = z.infer<typeof ConsoleFoodCourt>;

/** What an owner of another venue in a food court did to it. */
export const CourtNews = z.object({
  what: z.enum(COURT_CHANGES),
  by: z.string(),
  /** What the food court was called before. */
  name: z.string(),
  at: Instant,
});
export type CourtNews = z.infer<typeof CourtNews>;

export const FoodCourts = z.object({
  /** What codes begin with when they are printed now, without a trailing slash. */
  address: z.string(),
  courts: z.array(ConsoleFoodCourt),
  venues: z.array(CourtVenue),
  /** What owners of other venues changed lately, the latest first. */
  news: z.array(CourtNews),
});
export type FoodCourts = z.infer<typeof FoodCourts>;

/** Food courts of one organisation, as its owners keep them. FOOD-01, FOOD-08. */
export const consoleFoodCourtCalls = calls({
  'GET /console/{venue}/food-courts': {
    summary: 'The food courts of this venue’s organisation, and the venues that can stand in one.',
    access: { staff: owner },
    response: FoodCourts,
  },
  'POST /console/{venue}/food-courts/add': {
    summary:
      'Makes a food court with a code of its own. A venue without a pickup table gets one: that is where guests of the hall order. `validation_failed` with `fields` says what is missing, or that a venue is in another food court.',
    access: { staff: owner },
    idempotent: true,
    body: z.strictObject({
      ...chosen,
      cover: StoredPicture.shape.id.nullable(),
      venues: z.array(Id).max(MAX_STALLS),
      operator: Operator.default(null),
      direct,
      ...offers,
      hours,
    }),
    response: z.object({ court: Id, food_courts: FoodCourts }),
  },
  'POST /console/{venue}/food-courts/{court}/save': {
    summary:
      'Renames a food court, changes its texts, cover, languages and venues, closes or opens it. Its code stays. `settings_changed` over a version that another owner saved meanwhile; venues of other owners can be neither brought in nor taken out.',
    access: { staff: owner },
    body: z.strictObject({
      ...over,
      ...chosen,
      cover: StoredPicture.shape.id.nullable(),
      venues: z.array(Id).max(MAX_STALLS),
      /** Absent: as it was. */
      operator: Operator.optional(),
      direct,
      ...offers,
      hours,
      open: z.boolean(),
    }),
    response: FoodCourts,
    errors: ['food_court_not_found', 'settings_changed'],
  },
  'POST /console/{venue}/food-courts/{court}/print': {
    summary:
      'The code of a food court as a file: a PDF with an A4 sheet of many, A6 signs or stickers, or PNG or SVG.',
    access: { staff: owner },
    body: z.strictObject({ as: z.enum(PRINT_KINDS) }),
    response: Empty,
    file: ['application/pdf', 'image/png', 'image/svg+xml'],
    errors: ['food_court_not_found'],
  },
});
