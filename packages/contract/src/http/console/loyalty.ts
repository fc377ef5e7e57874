import { EARNS, ENROLMENT_FIELD_TYPES, MAX_POINTS_AT_ONCE, OFFER_GIFTS } from '@tableside/domain/loyalty';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { over, stamp } from '../shared/settings-stamp.ts';
import { FreeText, Id, Instant, Language, Whole } from '../shared/shared.ts';

const { lead, owner } = ROLE_GROUPS;
const Texts = z.record(Language, FreeText(1_000));
const Colour = z.string().max(20).nullable();

const field = z.strictObject({
  /** What answers are kept under; null: it is new. */
  key: z.string().max(64).nullable(),
  name: Texts,
  placeholder: Texts,
  type: z.enum(ENROLMENT_FIELD_TYPES),
  required: z.boolean(),
  min_length: Whole.nullable(),
  max_length: Whole.nullable(),
});

/** What members collect, and what they get for it. Amounts are minor units. */
const points = z.strictObject({
  earn: z.enum(EARNS),
  /** Paid for one point; of `amount`. */
  every: Whole.nullable(),
  /** Each of whose dishes gives a stamp; of `dish`. */
  category: z.string().max(64).nullable(),
  /** How many a reward costs. */
  cost: Whole,
  /** What a reward takes off; null: it is a dish. */
  reward_amount: Whole.nullable(),
  /** One dish of which is free; null: it is an amount. */
  reward_category: z.string().max(64).nullable(),
  reward_name: Texts,
  /** Given on a birthday; 0: nothing. */
  birthday: Whole,
  /** After so many months without a change all of it ends; null: it stays. */
  months: Whole.nullable(),
});

/** What those have who collect much. */
const tiers = z.strictObject({
  /** So far back what was earned counts. */
  months: Whole,
  levels: z
    .array(
      z.strictObject({
        /** It is known by; null: it is new. */
        key: z.string().max(64).nullable(),
        name: Texts,
        /** Points or stamps earned in those months. */
        from: Whole,
        /** Off everything, in whole percent; null: what every member has. */
        percent: Whole.nullable(),
        /** What is collected counts so often. */
        times: Whole,
      }),
    )
    .max(20),
});

/** What members have for a while. Amounts are minor units, times minutes from midnight. */
const offer = z.strictObject({
  /** It is known by; null: it is new. */
  key: z.string().max(64).nullable(),
  name: Texts,
  /** The key of the lowest tier that has it; null: every member. */
  tier: z.string().max(64).nullable(),
  /** The first and the last business day, `YYYY-MM-DD`; null: open at that end. */
  first: z.string().max(10).nullable(),
  last: z.string().max(10).nullable(),
  /** ISO weekdays. */
  days: z.array(z.number().int().min(1).max(7)).max(7),
  /** Null: the whole business day. */
  from: Whole.nullable(),
  to: Whole.nullable(),
  gives: z.enum(OFFER_GIFTS),
  percent: Whole.nullable(),
  amount: Whole.nullable(),
  /** What an order must be worth for the amount. */
  least: Whole.nullable(),
  dish: z.string().max(64).nullable(),
  /** What a piece of the dish costs. */
  price: Whole.nullable(),
});

/** What is wrong is refused beside its field, with the words of the domain. */
const program = {
  name: FreeText(200),
  card_color: Colour,
  card_secondary_color: Colour,
  /** Stands beside prices for members. LOYAL-48. */
  pricing_text: Texts,
  fields: z.array(field).max(20),
  takes_cards: z.boolean(),
  /** It counts at every venue of the organisation. */
  everywhere: z.boolean(),
  /** What members have off everything, in whole percent; null: they have prices of their own alone. */
  discount_percent: Whole.nullable(),
  /** How many months a card is good; null: until its guest leaves. */
  card_months: Whole.nullable(),
  /** What members collect; null: nothing. */
  points: points.nullable(),
  /** What those have who collect much; null: every member has the same. Without points there is none. */
  tiers: tiers.nullable(),
  offers: z.array(offer).max(20),
};

export const LoyaltySettings = z.object({
  ...stamp,
  /** The switch without which guests see nothing of it. */
  on: z.boolean(),
  main_language: Language,
  languages: z.array(Language),
  /** Null: the venue has none of its own. */
  program: z.object(program).nullable(),
  /** Programmes of other venues of the organisation that count here too. */
  beside: z.array(z.object({ name: z.string(), venue: z.string() })),
  /** The organisation has other venues. */
  has_others: z.boolean(),
  members: z.number().int(),
  /** Of members in the last 30 days, less what was given back: orders, what they had less to pay, and what was kept of them, in minor units. */
  orders: z.number().int(),
  given: z.number().int(),
  brought: z.number().int(),
  /** Of all members: collected and used up in the last 30 days, and what they have now; null: nothing is collected. */
  collected: z.object({ given: z.number().int(), used: z.number().int(), open: z.number().int() }).nullable(),
  /** Of the menu as guests read it. */
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Those of its dishes that have one price. */
  dishes: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type LoyaltySettings = z.infer<typeof LoyaltySettings>;

const HostView = z.object({
  host: z.object({
    ...stamp,
    /** Null: the venue keeps its cards here. `sandbox` is the sandbox's. */
    address: z.string().nullable(),
    /** Since when nothing of it can be believed, and why; null: its last word could. */
    silent_since: Instant.nullable(),
    silent_why: z.enum(['no_answer', 'keys_refused', 'not_believed']).nullable(),
  }),
});
export type LoyaltyHostView = z.infer<typeof HostView>['host'];
const Address = z.string().min(1).max(500);
const ApiKey = z.string().min(1).max(500);

/** With what cards go into the wallets of phones. Keys are never shown. */
const Wallets = z.object({
  apple: z.object({
    /** What Apple is asked to sign; null: no key was made yet. */
    request: z.string().nullable(),
    /** A certificate was put in. */
    given: z.boolean(),
    /** Whose passes it signs, and until when; null: none, or it ran out. */
    pass_type: z.string().nullable(),
    until: Instant.nullable(),
  }),
  google: z.object({
    issuer: z.string().nullable(),
    account: z.string().nullable(),
    /** Google can fetch the venue's icon from us, without which it shows no card. */
    reachable: z.boolean(),
  }),
});
const Certificate = z.base64().max(20_000);

/** Of a member the venue reads what they told it: no address, no number, no birthday of their account. */
export const LoyaltyMember = z.object({
  id: Id,
  name: z.string(),
  card_number: z.string(),
  joined_at: Instant,
  /** Points or stamps that they have; null: nothing is collected. */
  balance: z.number().int().nullable(),
  /** The name of their tier; null: they are in none. */
  tier: z.string().nullable(),
  /** They want mail, and confirmed it. */
  mail: z.boolean(),
  answers: z.array(z.object({ name: z.string(), answer: z.string() })),
});

/** A venue's own loyalty programme, and who joined it. */
export const consoleLoyaltyCalls = calls({
  'GET /console/{venue}/loyalty': {
    summary: 'The loyalty programme of the venue, how many joined, and what it gave away.',
    access: { staff: lead },
    response: LoyaltySettings,
  },
  'POST /console/{venue}/loyalty/save': {
    summary:
      'Saves the programme; the first save makes it. `validation_failed` with `fields` names what is wrong. Only an owner says where it counts.',
    access: { staff: lead, password: true },
    body: z.strictObject({ ...over, ...program }),
    response: LoyaltySettings,
    errors: ['settings_changed'],
  },
  'GET /console/{venue}/loyalty/host': {
    summary: 'Whether another system keeps the cards of the venue, and whether it answers.',
    access: { staff: lead },
    response: HostView,
  },
  'POST /console/{venue}/loyalty/host': {
    summary:
      'Lets another system keep the cards, over HTTP (its wire is described with the sandbox), or, without an address, keeps them here again. Its key is entered and never shown; without one the stored key stays for the stored address. settings_changed over what a colleague saved meanwhile.',
    access: { staff: owner, password: true },
    body: z.strictObject({ ...over, address: Address.nullable(), api_key: ApiKey.optional() }),
    response: HostView,
    errors: ['provider_keys_invalid', 'settings_changed'],
  },
  'POST /console/{venue}/loyalty/host/test': {
    summary:
      'Asks another system whether it is there, with what is typed or, without that, with what is stored; changes nothing.',
    access: { staff: owner, password: true },
    body: z.strictObject({ address: Address.optional(), api_key: ApiKey.optional() }),
    response: z.object({
      /** It answers; it knows another key; what answers is no such system; nobody answers; we may not call there. */
      outcome: z.enum(['answers', 'keys_refused', 'not_a_host', 'no_answer', 'not_allowed']),
    }),
    errors: ['provider_keys_invalid'],
  },
  'GET /console/{venue}/loyalty/wallets': {
    summary: 'With what cards go into the wallets of phones.',
    access: { staff: lead },
    response: Wallets,
  },
  'POST /console/{venue}/loyalty/wallets/apple-request': {
    summary:
      'Makes a key, which never leaves this installation, and what Apple is asked to sign of it. What was put in before ends.',
    access: { staff: owner, password: true },
    body: z.strictObject({}),
    response: Wallets,
  },
  'POST /console/{venue}/loyalty/wallets/apple': {
    summary:
      'Puts in the certificate that Apple gave for it, and the one that signed that; a card is made with them before they are kept. `validation_failed` with `fields` says what is wrong.',
    access: { staff: owner, password: true },
    body: z.strictObject({ certificate: Certificate, authority: Certificate }),
    response: Wallets,
  },
  'POST /console/{venue}/loyalty/wallets/google': {
    summary:
      'Puts in the issuer and the file of a service account, whose key is kept sealed and never shown. `validation_failed` with `fields` says what is wrong.',
    access: { staff: owner, password: true },
    body: z.strictObject({ issuer: FreeText(60), key: z.string().max(20_000) }),
    response: Wallets,
  },
  'POST /console/{venue}/loyalty/wallets/remove': {
    summary: 'No card goes into that wallet any more; those that are there stay.',
    access: { staff: owner, password: true },
    body: z.strictObject({ wallet: z.enum(['apple', 'google']) }),
    response: Wallets,
  },
  'GET /console/{venue}/loyalty/members': {
    summary: 'Who joined the programme of the venue, the latest first; `find` looks in names and numbers.',
    access: { staff: lead },
    query: z.object({ find: FreeText(100).default('') }),
    response: z.object({ members: z.array(LoyaltyMember), more: z.boolean() }),
  },
  'POST /console/{venue}/loyalty/members/{card}/points': {
    summary:
      'Gives a member points or stamps, or takes some, by hand and with a reason; `validation_failed` where it would leave less than nothing. Once under one key.',
    access: { staff: lead, password: true },
    body: z.strictObject({
      units: z.number().int().min(-MAX_POINTS_AT_ONCE).max(MAX_POINTS_AT_ONCE),
      reason: FreeText(1_000),
    }),
    response: z.object({ balance: z.number().int() }),
    idempotent: true,
  },
  'POST /console/{venue}/loyalty/old-cards': {
    summary:
      'Reads a CSV of old cards (number, balance; names and addresses are not read) and says what comes of it; with `keep` what is on each waits for whoever joins with its number. Nobody becomes a member by it.',
    access: { staff: lead, password: true },
    body: z.strictObject({ text: FreeText(800_000), keep: z.boolean() }),
    response: z.object({
      cards: z.number().int(),
      units: z.number().int(),
      refused_count: z.number().int(),
      /** The first of them, by row. */
      refused: z.array(
        z.object({
          row: z.number().int(),
          number: z.string(),
          why: z.enum(['broken', 'number', 'twice', 'balance', 'in_use']),
        }),
      ),
      /** Whether guests may bring a number when they join: without it nobody can take an old card over. */
      takes_cards: z.boolean(),
    }),
  },
  'POST /console/{venue}/loyalty/members/{card}/remove': {
    summary: 'Ends a membership: its number can be given out anew.',
    access: { staff: lead, password: true },
    body: z.strictObject({}),
    response: z.object({ members: z.number().int() }),
  },
});
