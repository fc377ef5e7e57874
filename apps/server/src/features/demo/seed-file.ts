import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DEFAULT_SERIES } from '@tableside/domain/invoices';
import { PIN_ROLES, STAFF_ROLES } from '@tableside/domain/staff';
import { DEFAULT_TIP_LIMITS } from '@tableside/domain/tips';
import { FLAGS, ORDER_STATUSES_OF_VENUE, SCAN_STATUSES, TABLE_TYPES } from '@tableside/domain/venue';
import { z } from 'zod';

const Text = z.record(z.string().regex(/^[a-z]{2}$/), z.string().min(1));
/** `1-5 08:00-22:00`, days from Monday. */
const EXCEPTION = /^\d{4}-\d\d-\d\d(\.\.\d{4}-\d\d-\d\d)?( \d\d:\d\d-\d\d:\d\d)*$/;
const Hours = z.string().regex(/^[1-7](-[1-7])? \d\d:\d\d-\d\d:\d\d$/);
const Extra = z.strictObject({
  key: z.string(),
  type: z.enum(['autocomplete', 'select', 'checkbox', 'text']),
  required: z.boolean().default(false),
  placeholder: z.string(),
  options: z.array(z.string()).default([]),
  kiosk: z.boolean().optional(),
  qr: z.boolean().optional(),
  onlyAt: z.array(z.enum(TABLE_TYPES)).optional(),
});
const Picture = z.string().nullable().default(null);

/** `settings.json` of a demo venue: everything about it that is not a dish. Pictures are names in pictures.json. */
export const SettingsFile = z.strictObject({
  /** Where the dishes come from: another folder's categories, when it has no menu of its own. */
  menuOf: z.strictObject({ folder: z.string(), categories: z.array(z.string()) }).optional(),
  scanStatus: z.enum(SCAN_STATUSES).default('active'),
  orderStatus: z.enum(ORDER_STATUSES_OF_VENUE).default('open'),
  rushMinutes: z.number().int().positive().nullable().default(null),
  type: z.enum(['restaurant', 'hotel', 'other']).default('restaurant'),
  countryCode: z.string().length(2).default('LT'),
  currency: z.strictObject({ code: z.string(), symbol: z.string() }).default({ code: 'EUR', symbol: '€' }),
  localeCode: z.string().default('lt-LT'),
  timeZone: z.string().default('Europe/Vilnius'),
  dayCutoffMinutes: z.number().int().default(300),
  splashDescription: Text.default({}),
  cover: Picture,
  splashCover: Picture,
  logo: Picture,
  facebookLink: z.string().nullable().default(null),
  instagramLink: z.string().nullable().default(null),
  websiteLink: z.string().nullable().default(null),
  socialLinks: z
    .array(
      z.strictObject({
        name: z.string(),
        link: z.string(),
        size: z.number().nullable().default(null),
        color: z.string().nullable().default(null),
      }),
    )
    .default([]),
  address: z.string(),
  phone: z.string().nullable().default(null),
  wifiNetwork: z.string().nullable().default(null),
  wifiPassword: z.string().nullable().default(null),
  publicMenu: z.boolean().default(false),
  reservations: z
    .strictObject({
      on: z.boolean(),
      stepMinutes: z.number().int(),
      partyMax: z.number().int(),
      aheadDays: z.number().int(),
      noticeMinutes: z.number().int(),
      stays: z.array(z.strictObject({ upTo: z.number().int(), minutes: z.number().int() })),
      lateMinutes: z.number().int(),
      words: Text,
    })
    .optional(),
  googlePlaceId: z.string().nullable().default(null),
  functionalities: z.array(z.enum(FLAGS)),
  workingHours: z.array(Hours).default([]),
  quickAccess: z.array(z.string()).default([]),
  orderFlow: z.enum(['full', 'no_status_change']).default('full'),
  presence: z.enum(['off', 'confirm', 'pin']).default('off'),
  itemNotes: z.boolean().default(true),
  acceptance: z.enum(['manual', 'auto']).default('manual'),
  defaultWaitMinutes: z.number().int().default(20),
  batchWaitSeconds: z.number().int().default(0),
  maxOpenOrdersPerSession: z.number().int().default(10),
  maxOpenOrdersPerTable: z.number().int().default(40),
  /** `2026-12-24..2026-12-26`, or one day with hours of its own: `2026-12-31 12:00-18:00`; with what guests read. */
  hoursExceptions: z
    .array(z.strictObject({ days: z.string().regex(EXCEPTION), reason: z.string().default('') }))
    .default([]),
  lastOrderMinutes: z.number().int().default(0),
  capacity: z
    .strictObject({
      max: z.number().int(),
      unit: z.enum(['orders', 'dishes']),
      slotMinutes: z.number().int(),
      whenFull: z.enum(['later', 'refuse']),
    })
    .nullable()
    .default(null),
  automaticRush: z
    .strictObject({
      startMinutes: z.number().int(),
      endMinutes: z.number().int(),
      windowMinutes: z.number().int(),
      dishesPer10: z.number().int(),
    })
    .optional(),
  drinkingAge: z.number().int().default(20),
  menuFilters: z
    .array(
      z.strictObject({
        name: Text,
        image: Picture,
        flexWidth: z.string().default('48%'),
        categories: z.array(z.string()),
      }),
    )
    .default([]),
  popups: z
    .array(
      z.strictObject({
        id: z.string(),
        image: z.string(),
        ctaText: Text.nullable().default(null),
        url: z.string().nullable().default(null),
      }),
    )
    .default([]),
  courses: z
    .array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        displayName: Text,
        categories: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  selectScreenButtons: z
    .array(
      z.strictObject({
        text: Text,
        link: z.string(),
        icon: z.string().nullable().default(null),
        openNewTab: z.boolean().default(false),
      }),
    )
    .default([]),
  viewMenuText: Text.nullable().default(null),
  extraFields: z
    .strictObject({
      text: Text.nullable().default(null),
      kiosk: z.boolean(),
      qr: z.boolean(),
      fields: z.array(Extra),
    })
    .nullable()
    .default(null),
  translations: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** Amounts in major units. */
  tips: z
    .strictObject({ percentages: z.array(z.number()), min: z.number(), max: z.number() })
    .default({ percentages: [5, 10, 15], ...DEFAULT_TIP_LIMITS }),
  paymentProviders: z.array(z.string()).default([]),
  customizations: z.record(z.string(), z.string()).default({}),
  loadingScreen: z
    .strictObject({
      backgroundColor: z.string().nullable().default(null),
      loaderColor: z.string().nullable().default(null),
      darkPoweredBy: z.boolean().default(false),
    })
    .nullable()
    .default(null),
  /** Who sells, as receipts and invoices name them. Invented; the codes' checksums are right. */
  legal: z
    .strictObject({
      companyName: z.string(),
      companyCode: z.string().regex(/^\d{9}$/),
      vatCode: z.string().nullable(),
      address: z.string(),
      vatPercent: z.number(),
      invoiceSeries: z.string().default(DEFAULT_SERIES),
    })
    .nullable()
    .default(null),
});
export type SettingsFile = z.infer<typeof SettingsFile>;

/** `tables.json` of a demo venue: its tables, discount codes and staff. */
export const TablesFile = z.strictObject({
  tables: z.array(
    z.strictObject({
      code: z.string(),
      shortCode: z.string().regex(/^[A-Z0-9]{5}$/),
      name: z.string(),
      area: z.string().default(''),
      orderType: z.enum(TABLE_TYPES).default('default'),
      flags: z.partialRecord(z.enum(FLAGS), z.boolean()).default({}),
    }),
  ),
  coupons: z
    .array(
      z.strictObject({
        code: z.string(),
        kind: z.enum(['percent', 'amount', 'pay-at-restaurant']),
        value: z.number(),
        maxUses: z.number().int().nullable().default(null),
      }),
    )
    .default([]),
  staff: z
    .array(
      z.union([
        z.strictObject({ email: z.email(), name: z.string(), role: z.enum(STAFF_ROLES) }),
        z.strictObject({ pin: z.string(), name: z.string(), role: z.enum(PIN_ROLES) }),
      ]),
    )
    .default([]),
});
export type TablesFile = z.infer<typeof TablesFile>;

const read = <S extends z.ZodType>(path: string, schema: S): z.output<S> => {
  const parsed = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Error(`${basename(path)} of the demo: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

export const readSettingsFile = (folder: string): SettingsFile =>
  read(join(folder, 'settings.json'), SettingsFile);
export const readTablesFile = (folder: string): TablesFile => read(join(folder, 'tables.json'), TablesFile);
