import { PRINT_KINDS } from '@tableside/domain/codes';
import { SHARING_RULES } from '@tableside/domain/payouts';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { PaidFrom, paidFromErrors } from '../console/till/drawers.ts';
import { StoredPicture } from '../shared/menu-document.ts';
import { pictureQuery, pictureUpload } from '../shared/picture-upload.ts';
import { Empty, FreeText, Id, Instant, Language, Major } from '../shared/shared.ts';

const { everybody, lead, office } = ROLE_GROUPS;

/** How what was given leaves the house for whom it is: handed over, sent by the bank, or with the wages. */
export const PAYOUT_WAYS = ['cash', 'bank', 'payroll'] as const;
const PictureId = StoredPicture.shape.id;
const Kind = z.enum(['tip', 'donation']);

const Texts = (max: number) => z.record(Language, FreeText(max));

/** What guests may give by a card, minor units, and which amount is chosen at first; null: none. TIPCARD-43, DONATE-09 */
const MAX_AMOUNTS = 6;
const Amount = z.number().int().min(0).max(100_000_000);
const terms = {
  amounts: z.array(Amount).max(MAX_AMOUNTS),
  min: Amount,
  max: Amount,
  preselected: z
    .number()
    .int()
    .min(0)
    .max(MAX_AMOUNTS - 1)
    .nullable(),
};

/** A code that guests give by. */
const GiftCard = z.object({
  id: Id,
  kind: Kind,
  hash: z.string(),
  name: z.string(),
  /** Of a donation's recipient, in both languages of its card. */
  names: Texts(80),
  description: Texts(500),
  /** What whoever gave reads afterwards, on a tip card. TIPCARD-28 */
  thanks: Texts(300),
  picture: StoredPicture.nullable(),
  /** Beside English, of a tip card. TIPCARD-15 */
  language: Language,
  /** Asks for a review before paying. TIPCARD-09 */
  show_review: z.boolean(),
  ...terms,
  /** Where a donation is sent to. */
  iban: z.string().nullable(),
  /** What came by this card less what went back, major units. */
  raised: Major,
  /** Whose tip card it is, by the name that guests see: empty once they want to be seen no more. Null: the house's, or a donation card. */
  person: z.string().nullable(),
  /** Guests may choose one of the team. */
  picks: z.boolean(),
  active: z.boolean(),
});

/** What the journal says of one for whom guests gave; major units. `owed` below nothing: too much was paid out. */
const OwedTo = z.object({
  kind: Kind,
  /** A person or a donation's recipient; null: the house's pool of tips. */
  to: Id.nullable(),
  name: z.string(),
  given: Major,
  given_back: Major,
  /** Of the pool's; of the pool itself what left it, below nothing. */
  shared: Major,
  paid_out: Major,
  owed: Major,
  /** Whether it is known where the money can be sent to. */
  has_account: z.boolean(),
  /** Whether they have an address that their statement can be sent to. */
  has_mail: z.boolean(),
});

const Payout = z.object({
  number: z.number().int(),
  /** The number of the first of those that were paid out together. */
  run: z.number().int(),
  /** Whether there is a file of its run for the bank. */
  bank_file: z.boolean(),
  kind: Kind,
  to: Id.nullable(),
  name: z.string(),
  amount: Major,
  way: z.enum(PAYOUT_WAYS),
  /** Out of whose drawer, of cash; null: the house's. */
  drawer: z.string().nullable(),
  note: z.string(),
  by: z.string(),
  at: Instant,
});

export const ConsoleGifts = z.object({
  /** What codes begin with, without a trailing slash. */
  address: z.string(),
  cards: z.array(GiftCard),
  owed: z.array(OwedTo),
  /** The latest first. */
  payouts: z.array(Payout),
  /** Who agreed to be tipped by name and has no card yet. */
  without_card: z.array(z.object({ id: Id, name: z.string() })),
  /** How the house's pool of tips is shared; version 0: nobody has said. */
  sharing: z.object({
    version: z.number().int(),
    rule: z.enum(SHARING_RULES),
    points: z.array(z.object({ to: Id, points: z.number() })),
    changed_at: Instant.nullable(),
    changed_by: z.string(),
    /** Business days that were shared out by hours, the latest share first. */
    shared: z.array(z.object({ number: z.number().int(), from: z.iso.date(), to: z.iso.date() })),
  }),
  /** Who works here: the pool is shared among them. */
  people: z.array(z.object({ id: Id, name: z.string() })),
  /** That guests of the venue read, the main one first. */
  languages: z.array(Language),
});
export type ConsoleGifts = z.infer<typeof ConsoleGifts>;

/** How somebody's part of the pool was counted. */
const PoolShare = z.object({
  number: z.number().int(),
  /** Of the rule that held then; 0: nobody had said any. */
  version: z.number().int(),
  rule: z.enum(SHARING_RULES),
  /** Hours, points, or parts that the house said; and what all came to with whom it was shared. */
  weight: z.number(),
  of: z.number(),
  /** By hours: of which business days, and what the clock said, where that was corrected for whomever of them, why. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  recorded: z.number().nullable(),
  reason: z.string(),
});

export const OwnTips = z.object({
  /** The version of the text that one is asked to agree to, and of that which one did; null: to none, or it was taken back. */
  consent: z.object({ asked: z.number().int(), agreed: z.number().int().nullable() }),
  /** What guests see on one's tip card: one's own to say. Under version 1 the name alone. */
  shown_name: z.string(),
  description: Texts(500),
  /** What whoever gave reads afterwards, and sees. TIPCARD-28 */
  thanks: Texts(300),
  photo: StoredPicture.nullable(),
  thanks_photo: StoredPicture.nullable(),
  /** In which the card is read. */
  languages: z.array(Language),
  card: z.string().nullable(),
  /** Where one's tips are sent to; null: nobody was told. */
  account: z.string().nullable(),
  address: z.string(),
  given: Major,
  given_back: Major,
  shared: Major,
  paid_out: Major,
  owed: Major,
  /** Every tip and payout, the latest first. */
  moves: z.array(
    z.object({
      at: Instant,
      what: z.enum(['card', 'bill', 'given_back', 'disputed', 'dispute_won', 'payout', 'share']),
      amount: Major,
      share: PoolShare.nullable(),
      /** Of a payout. */
      payout: z.object({ number: z.number().int(), way: z.enum(PAYOUT_WAYS) }).nullable(),
    }),
  ),
});
export type OwnTips = z.infer<typeof OwnTips>;

/** Tip and donation cards, and what is owed to whom guests gave. ADR 0032 */
export const consoleGiftCalls = calls({
  'GET /console/{venue}/gifts': {
    summary: 'Tip and donation cards, what is owed to whom, and what was paid out.',
    access: { staff: office },
    response: ConsoleGifts,
  },
  'POST /console/{venue}/gifts/tip-card': {
    summary: 'A new tip card: of somebody who agreed to be shown, or with null the house’s. TIPCARD-42.',
    access: { staff: lead },
    idempotent: true,
    body: z.strictObject({
      personnel_id: Id.nullable(),
      /** Of the house's; a person's shows the name that they said. */
      name: FreeText(60).min(1),
      /** Of the house's: guests may choose one of the team. TIPCARD-08 */
      picks: z.boolean(),
    }),
    response: ConsoleGifts,
    errors: ['tip_card_unavailable'],
  },
  'POST /console/{venue}/gifts/donatee': {
    summary: 'A new recipient of donations, with a code of its own.',
    access: { staff: lead },
    idempotent: true,
    body: z.strictObject({
      name: z.strictObject({ lt: FreeText(80), en: FreeText(80) }),
      description: z.strictObject({ lt: FreeText(500), en: FreeText(500) }),
    }),
    response: ConsoleGifts,
  },
  'POST /console/{venue}/gifts/tip-card/{card}/change': {
    summary:
      'Says what a tip card of the house asks, says and shows; somebody’s own is `tip_card_unavailable`. `validation_failed` with `fields` names what it cannot.',
    access: { staff: lead },
    body: z.strictObject({
      name: FreeText(60).min(1),
      description: Texts(500),
      thanks: Texts(300),
      picture: PictureId.nullable(),
      language: Language,
      picks: z.boolean(),
      show_review: z.boolean(),
      ...terms,
    }),
    response: ConsoleGifts,
    errors: ['tip_card_unavailable'],
  },
  'POST /console/{venue}/gifts/person-card/{card}/change': {
    summary:
      'Says what somebody’s own tip card asks and in which language it is read. What it says and shows is that person’s to say: `POST /console/{venue}/own-tips/consent`.',
    access: { staff: lead },
    body: z.strictObject({ language: Language, show_review: z.boolean(), ...terms }),
    response: ConsoleGifts,
    errors: ['tip_card_unavailable'],
  },
  'POST /console/{venue}/gifts/donatee/{card}/change': {
    summary: 'Says for whom a donation card asks, with which picture and amounts. ENTITY-59.',
    access: { staff: lead },
    body: z.strictObject({
      name: z.strictObject({ lt: FreeText(80), en: FreeText(80) }),
      description: z.strictObject({ lt: FreeText(500), en: FreeText(500) }),
      picture: PictureId.nullable(),
      /** Where what was given is sent to. */
      iban: z.string().max(42).nullable(),
      ...terms,
    }),
    response: ConsoleGifts,
    errors: ['tip_card_unavailable'],
  },
  'POST /console/{venue}/gifts/{card}/switch': {
    summary:
      'Puts a tip or donation card away, or takes it out again: not that of somebody who does not agree to be shown. TIPCARD-13.',
    access: { staff: lead },
    body: z.strictObject({ active: z.boolean() }),
    response: ConsoleGifts,
    errors: ['tip_card_unavailable'],
  },
  'POST /console/{venue}/gifts/{card}/print': {
    summary:
      'The code of a tip or donation card that is in use as a file: a PDF with an A4 sheet of many, an A6 sign or stickers, or PNG or SVG.',
    access: { staff: lead },
    body: z.strictObject({ as: z.enum(PRINT_KINDS) }),
    response: Empty,
    file: ['application/pdf', 'image/png', 'image/svg+xml'],
    errors: ['tip_card_unavailable'],
  },
  'POST /console/{venue}/gifts/payout': {
    summary:
      'What is owed left the house for whom it is: an entry of the journal for each, all of them or none. Never more than is owed, in minor units. A pool that is shared by hours or points is paid out to nobody before it is shared: validation_failed. Cash leaves a drawer: drawer_holds_less with what it must hold where that is not enough.',
    access: { staff: lead },
    idempotent: true,
    body: z.strictObject({
      payouts: z
        .array(
          z.strictObject({
            kind: Kind,
            to: Id.nullable(),
            amount: z.number().int().min(1).max(100_000_000),
          }),
        )
        .min(1)
        .max(200),
      way: z.enum(PAYOUT_WAYS),
      drawer: PaidFrom,
      note: FreeText(200),
    }),
    response: ConsoleGifts,
    errors: ['payout_exceeds_owed', ...paidFromErrors],
  },
  'POST /console/{venue}/gifts/sharing': {
    summary:
      'Says how the house’s pool of tips is shared: a new version, which guests read on its cards. A tip for a person is that person’s alone.',
    access: { staff: lead },
    body: z.strictObject({
      rule: z.enum(SHARING_RULES),
      points: z.array(z.strictObject({ to: Id, points: z.number() })).max(200),
    }),
    response: ConsoleGifts,
  },
  'POST /console/{venue}/gifts/share': {
    summary:
      'Shares a sum of the pool out by the rule that guests read: by the hours that the clock recorded in a period, by the points of the rule’s version, or in the parts that the house says. An entry of the journal; minor units, all of it to the cent. settings_changed where another version of the rule holds than the caller saw; validation_failed with `field` names what the rule wants; hours of their own only owners correct: not_allowed. Days that were shared out before want a reason, too, which everybody who shares reads.',
    access: { staff: lead },
    idempotent: true,
    body: z.strictObject({
      amount: z.number().int().min(1).max(100_000_000),
      /** Of the rule, as the caller saw it. */
      version: z.number().int().min(0).max(1_000_000),
      /** By hours: business days, both included, at most 62. */
      period: z.strictObject({ from: z.iso.date(), to: z.iso.date() }).optional(),
      /** As the house says: its parts. By hours: hours that differ from the recorded ones. By points: none. */
      weights: z
        .array(z.strictObject({ to: Id, weight: z.number() }))
        .max(200)
        .default([]),
      /** Why hours differ from the recorded ones, or why days are shared out once more; everybody with whom the pool is shared reads it. */
      reason: FreeText(200).default(''),
    }),
    response: ConsoleGifts,
    errors: ['payout_exceeds_owed', 'settings_changed'],
  },
  'GET /console/{venue}/gifts/payouts/{run}/bank-file': {
    summary:
      'The payouts of a run as a credit transfer file for the bank (ISO 20022 pain.001.001.09), which takes the same run once. `not_found` unless all were by the bank, in euro, between known accounts.',
    access: { staff: office },
    response: Empty,
    errors: ['not_found'],
  },
  'GET /console/{venue}/gifts/payouts/csv': {
    summary: 'Payouts as a CSV, of one way if asked: `payroll` is what the wages are made up from.',
    access: { staff: office },
    query: z.strictObject({ way: z.enum(PAYOUT_WAYS).optional() }),
    response: Empty,
  },
  'GET /console/{venue}/gifts/statement/csv': {
    summary: 'Every gift to one and every payout as a CSV, with what was owed after each.',
    access: { staff: office },
    query: z.strictObject({ kind: Kind, to: Id.optional() }),
    response: Empty,
  },
  'POST /console/{venue}/gifts/statement/send': {
    summary:
      'Mails somebody their statement of tips, to the address of their own account: also to who left and can read nothing here any more.',
    access: { staff: lead },
    idempotent: true,
    body: z.strictObject({ to: Id }),
    response: Empty,
    errors: ['not_found', 'receipt_mail_failed'],
  },
  'GET /console/{venue}/own-tips/csv': {
    summary: 'One’s own statement of tips as a CSV.',
    access: { staff: everybody },
    response: Empty,
  },
  'POST /console/{venue}/own-tips/account': {
    summary: 'Says where one’s own tips are sent to; null forgets it. Nobody else can.',
    access: { staff: everybody },
    body: z.strictObject({ iban: z.string().max(42).nullable() }),
    response: OwnTips,
  },
  'GET /console/{venue}/own-tips': {
    summary: 'One’s own tips from the phone to the payout, and whether guests see one’s name.',
    access: { staff: everybody },
    response: OwnTips,
  },
  'POST /console/{venue}/own-tips/consent': {
    summary:
      'Says what guests see of oneself on a tip card, and agrees to it under a version of the text, that anyone with the address of the card sees it. settings_changed: another version of the text holds.',
    access: { staff: everybody },
    body: z.strictObject({
      version: z.number().int().min(1).max(1000),
      shown_name: FreeText(60),
      description: Texts(500),
      thanks: Texts(300),
      photo: PictureId.nullable(),
      thanks_photo: PictureId.nullable(),
    }),
    response: OwnTips,
    errors: ['settings_changed'],
  },
  'POST /console/{venue}/own-tips/withdraw': {
    summary:
      'Takes back that guests see one on a tip card: name, words and pictures are removed, their files with them, and the card is dead from then on.',
    access: { staff: everybody },
    body: z.strictObject({}),
    response: OwnTips,
  },
  'POST /console/{venue}/own-tips/picture': {
    summary:
      'Stores a picture for one’s own tip card, as `POST /console/{venue}/pictures` does; nobody sees it before it is put there.',
    access: { staff: everybody },
    query: pictureQuery,
    upload: pictureUpload,
    response: z.object({ picture: StoredPicture }),
    errors: ['picture_invalid'],
  },
});
