import {
  ACCOUNT_DIGITS,
  CHARTS,
  CLIENTS,
  CONSULTANTS,
  POLISH_FILER_LENGTHS,
  POLISH_OFFICE,
  POLISH_POST_CODE,
} from '@tableside/domain/books';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { over, stamp } from '../shared/settings-stamp.ts';
import { Empty } from '../shared/shared.ts';

const { office, owner } = ROLE_GROUPS;

/** As many as roles, rates and those of rates that are gone. */
const MAX_ACCOUNTS = 60;

const part = (longest: number) => z.string().trim().min(1).max(longest);
const optional = (longest: number) => z.string().trim().max(longest);
const PolishFiler = z.strictObject({
  /** The code of the tax office. */
  office: z.string().regex(POLISH_OFFICE),
  voivodeship: part(POLISH_FILER_LENGTHS.voivodeship),
  county: part(POLISH_FILER_LENGTHS.county),
  commune: part(POLISH_FILER_LENGTHS.commune),
  street: optional(POLISH_FILER_LENGTHS.street),
  house: part(POLISH_FILER_LENGTHS.house),
  flat: optional(POLISH_FILER_LENGTHS.flat),
  city: part(POLISH_FILER_LENGTHS.city),
  post_code: z.string().regex(POLISH_POST_CODE),
});

const Settings = z.strictObject({
  chart: z.enum(CHARTS),
  account_digits: z.number().int().min(ACCOUNT_DIGITS.min).max(ACCOUNT_DIGITS.max),
  /** The month that the business year begins with. */
  year_begins: z.number().int().min(1).max(12),
  consultant: z.number().int().min(CONSULTANTS.min).max(CONSULTANTS.max).nullable(),
  client: z.number().int().min(CLIENTS.min).max(CLIENTS.max).nullable(),
  /** Accounts in place of the chart's, by what is booked there: `cash`, `revenue:19`. */
  accounts: z
    .record(z.string().regex(/^[a-z_]{1,30}(:(none|\d{1,2}(\.\d{1,2})?))?$/), z.string().regex(/^\d{4,9}$/))
    .refine(accounts => Object.keys(accounts).length <= MAX_ACCOUNTS),
  /** Where the figures of each business day are mailed to, from the day on that runs then; null: nowhere. */
  mail_to: z.email().max(200).nullable(),
  /** Who files to the Polish tax office: its code and the registered address in its parts; null: nobody does. */
  polish_filer: PolishFiler.nullable(),
});
export type BookSettingsBody = z.infer<typeof Settings>;

const View = z.object({
  settings: Settings,
  /** Everything that is booked, with the chart's own account; null: the chart has none. */
  accounts: z.array(z.object({ account: z.string(), usual: z.string().nullable() })),
  /** The venue's country. */
  country: z.string(),
  ...stamp,
});
const Month = z.string().max(7);

/** A month's books in the formats of accountants and tax offices. */
export const consoleBookCalls = calls({
  'GET /console/{venue}/books': {
    summary:
      "The ways of taking a month's books out, those of the venue's country first, and what is missing for each: settings by name, `account:revenue:21` for one that nobody chose, `rate:21` for a rate of VAT that the format has no place for, `no_invoices` where it needs one.",
    access: { staff: office },
    query: z.strictObject({ month: Month }),
    response: z.object({
      exporters: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          country: z.string(),
          /** It is of the venue's country. */
          own: z.boolean(),
          missing: z.array(z.string()),
        }),
      ),
      /** The month has not ended yet. */
      running: z.boolean(),
    }),
  },
  'GET /console/{venue}/books/settings': {
    summary: 'The accounts that books go out on.',
    access: { staff: office },
    response: View,
  },
  'POST /console/{venue}/books/settings': {
    summary:
      'Says which accounts books go out on, from the next file on. An account that is as long as no other is refused with `fields`. settings_changed over what a colleague saved meanwhile.',
    access: { staff: owner, password: true },
    body: Settings.extend(over),
    response: View,
    errors: ['settings_changed'],
  },
  'GET /console/{venue}/books/{exporter}/file': {
    summary:
      'The business days of a month (`2026-03`) as a file. Refuses validation_failed with `missing` while something has to be said first.',
    access: { staff: office },
    query: z.strictObject({ month: Month }),
    response: Empty,
    file: ['text/csv', 'application/xml'],
    errors: ['not_found'],
  },
});
