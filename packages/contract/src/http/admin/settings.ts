import { ROLE_GROUPS } from '@tableside/domain/staff';
import { OFFERED_FLAGS, SWITCH_PARTS, VENUE_TYPES } from '@tableside/domain/venue';
import { z } from 'zod';
import { calls } from '../../define.ts';
import {
  LooksBody,
  LooksSettings,
  SettingsPreviewBody,
  WelcomeBody,
  WelcomeSettings,
} from '../shared/looks.ts';
import {
  PopupBody,
  PopupSettings,
  QuestionBody,
  QuestionSettings,
  TipBody,
  TipSettings,
} from '../shared/settings/offer-settings.ts';
import { ReservationSettings } from '../shared/settings/reservation-settings.ts';
import { RetentionSettings } from '../shared/settings/retention-settings.ts';
import { ReviewSettings, ReviewSettingsBody } from '../shared/settings/review-settings.ts';
import { over, stamp } from '../shared/settings-stamp.ts';
import { FreeText, Id, Language } from '../shared/shared.ts';

const { lead } = ROLE_GROUPS;

export const SwitchSettings = z.object({
  ...stamp,
  on: z.array(z.enum(OFFERED_FLAGS)),
  /** What is not there of that which some switches need beyond other switches. */
  missing: z.array(z.enum(SWITCH_PARTS)),
});
export type SwitchSettings = z.infer<typeof SwitchSettings>;

/** Texts by language. */
const Texts = (max: number) => z.record(Language, FreeText(max));
const Line = (max: number) => z.string().trim().max(max);
const about = {
  name: Line(80),
  /** Which words guests read: at a table, at a counter, in a room. */
  type: z.enum(VENUE_TYPES),
  address: Line(200),
  phone: Line(40).nullable(),
  /** The network for guests, as its name and password are typed. */
  wifi_network: Line(32).nullable(),
  wifi_password: Line(63).nullable(),
  website_link: Line(300).nullable(),
  facebook_link: Line(300).nullable(),
  instagram_link: Line(300).nullable(),
  /** Everybody may read the menu and find it with a search engine. */
  public_menu: z.boolean(),
  /** Offered beside the main one. */
  languages: z.array(Language).max(20),
  /** Under the name, where guests read about the venue. */
  description: Texts(1_000),
  /** While the page loads and on the welcome page. */
  welcome: Texts(200),
};
export const AboutSettings = z.object({
  ...stamp,
  ...about,
  main_language: Language,
  /** Where the menu for everybody is, whether or not it is on. */
  public_page: z.string(),
});
export type AboutSettings = z.infer<typeof AboutSettings>;

const service = {
  /** `manual`: staff accept every order; `auto`: it goes straight to the kitchen. */
  acceptance: z.enum(['manual', 'auto']),
  default_wait_minutes: z.number().int().min(1).max(240),
  /** Seconds a table's orders wait for the other guests; 0: none. ORDER-34…38. */
  batch_wait_seconds: z.number().int().min(0).max(900),
  /** How it is made sure that the phone that orders sits at the table. */
  presence: z.enum(['off', 'confirm', 'pin']),
  max_open_orders_per_session: z.number().int().min(1).max(100),
  max_open_orders_per_table: z.number().int().min(1).max(500),
  drinking_age: z.number().int().min(0).max(30),
  /** In the order in which they are served; guests say at each dish with which it comes. Empty: all comes as it is ready. */
  courses: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(40),
        name: Texts(60),
        /** Whose dishes staff put in it unless they say otherwise. */
        categories: z.array(Id).max(200).default([]),
      }),
    )
    .max(12),
};
export const ServiceSettings = z.object({ ...stamp, ...service });
export type ServiceSettings = z.infer<typeof ServiceSettings>;

export const SettingsView = z.object({
  switches: SwitchSettings,
  about: AboutSettings,
  service: ServiceSettings,
  looks: LooksSettings,
  welcome: WelcomeSettings,
  tips: TipSettings,
  questions: QuestionSettings,
  popups: PopupSettings,
  retention: RetentionSettings,
  reviews: ReviewSettings,
  reservations: ReservationSettings,
});
export type SettingsView = z.infer<typeof SettingsView>;

/**
 * What a venue chooses about itself, page by page. Every change is refused with settings_changed when somebody else saved
 * the same page meanwhile: `details` say who (`changed_by`) and the revision that counts.
 */
export const consoleSettingsCalls = calls({
  'GET /console/{venue}/settings': {
    summary: 'What the venue chose about itself, page by page, each with its revision.',
    access: { staff: lead },
    response: SettingsView,
  },
  'POST /console/{venue}/settings/switches': {
    summary:
      'Turns switches; guests see it at once. `validation_failed` with `fields` names switches that are on without those they need. FLAG-01…18.',
    access: { staff: lead, password: true },
    body: z.strictObject({ ...over, on: z.array(z.enum(OFFERED_FLAGS)).max(OFFERED_FLAGS.length) }),
    response: SettingsView,
    errors: ['settings_changed'],
  },
  'POST /console/{venue}/settings/about': {
    summary:
      'Says what the venue is called, where it is, and in which languages guests read; they see it at once. `validation_failed` with `fields` names what they could not use.',
    access: { staff: lead },
    body: z.strictObject({ ...over, ...about }),
    response: SettingsView,
    errors: ['settings_changed'],
  },
  'POST /console/{venue}/settings/main-language': {
    summary:
      'Makes one of the other languages the main one, which guests read where a translation is missing. `validation_failed` with `main_language`: `unknown` for a language that is not offered, `missing 12` where twelve things of the menu have no name in it.',
    access: { staff: lead },
    body: z.strictObject({ ...over, language: Language }),
    response: SettingsView,
    errors: ['settings_changed'],
  },
  'POST /console/{venue}/settings/service': {
    summary: 'Says how orders are taken: who accepts them, how long they take, how many may be open.',
    access: { staff: lead },
    body: z.strictObject({ ...over, ...service }),
    response: SettingsView,
    errors: ['settings_changed'],
  },
  'POST /console/{venue}/settings/looks': {
    summary:
      'Says how guest screens look; open phones follow at once. `validation_failed` with `fields` names values and pictures they could not be shown. THEME-01, THEME-02, ENTITY-03.',
    access: { staff: lead },
    body: LooksBody,
    response: SettingsView,
    errors: ['settings_changed'],
  },
  'POST /console/{venue}/settings/preview': {
    summary:
      'Shows looks and welcome page in one preview of the venue that this browser opened, without guests seeing them. Refused like saving them.',
    access: { staff: lead },
    body: SettingsPreviewBody,
    response: z.object({ shown: z.literal(true) }),
    errors: ['session_not_found', 'session_ended'],
  },
  'POST /console/{venue}/settings/welcome': {
    summary:
      'Says what guests meet first: buttons and links of the welcome page, shortcuts above the menu. `validation_failed` with `fields` names links and buttons that could not be used. SELECT-08, SELECT-15.',
    access: { staff: lead },
    body: WelcomeBody,
    response: SettingsView,
    errors: ['settings_changed'],
  },
  'POST /console/{venue}/settings/tips': {
    summary:
      'Says which tips guests may tap and type. `validation_failed` with `fields` names what they could not. TIPCHIP-09, TIPCHIP-10, TIPCHIP-15, TIPCHIP-16.',
    access: { staff: lead, password: true },
    body: TipBody,
    response: SettingsView,
    errors: ['settings_changed'],
  },
  'POST /console/{venue}/settings/questions': {
    summary:
      'Says what guests are asked when they order. `validation_failed` with `fields` names by place what they could not read or answer: `0.label`, `2.options.1`. EXTRA-02…15.',
    access: { staff: lead },
    body: QuestionBody,
    response: SettingsView,
    errors: ['settings_changed'],
  },
  'POST /console/{venue}/settings/reviews': {
    summary:
      'Says whether guests are asked how it was, and of which place their public reviews are. `validation_failed` with `fields` names a place that is none.',
    access: { staff: lead },
    body: ReviewSettingsBody,
    response: SettingsView,
    errors: ['settings_changed'],
  },
  'POST /console/{venue}/settings/popups': {
    summary:
      'Says what guests are shown on the menu, and which cards lead into it. `validation_failed` with `fields` names by place what they could not be shown. POPUP-01…07, FILTER-02, FILTER-03.',
    access: { staff: lead },
    body: PopupBody,
    response: SettingsView,
    errors: ['settings_changed'],
  },
});
