import type { CallKey } from '@tableside/contract';

/** At most `limit` calls in each `seconds`. */
export type Rule = { readonly limit: number; readonly seconds: number };

/**
 * What everybody may do, before RATE_LIMIT_FACTOR. A dining room shares one address, so addresses come last and wide:
 * the narrow limits are those of a session and its table.
 */
export const GENERAL = {
  session: { limit: 240, seconds: 60 },
  table: { limit: 1_200, seconds: 60 },
  venue: { limit: 12_000, seconds: 60 },
  user: { limit: 900, seconds: 60 },
  /** Another system: as often as somebody looks who looks all the time. */
  key: { limit: 300, seconds: 60 },
  address: { limit: 3_000, seconds: 60 },
} as const satisfies Record<string, Rule>;

/**
 * Pages per address: each costs some hundredths of a second, where a call costs thousandths. A phone asks for one or two in
 * an evening, so this is a hall of some hundred phones that all come back in one minute.
 */
export const PAGES: Rule = { limit: 900, seconds: 60 };

/** Calls that cost more or invite guessing, counted per session where there is one, else per address. */
export const STRICT: Readonly<Partial<Record<CallKey, Rule>>> = {
  'POST /cart/{session}/apply-discount': { limit: 15, seconds: 60 },
  'POST /cart/{session}/place-order': { limit: 20, seconds: 60 },
  // Counted by address, and everybody in a hall shares one: what each keeps is counted by its carts.
  'POST /food-courts/place-orders/{session}': { limit: 300, seconds: 60 },
  // Counted by address, and a full dining room shares one: a session has one open call anyway.
  'POST /call-waiter/call': { limit: 300, seconds: 60 },
  // Each may divide a dish in twenty, and what was divided before stays in the books.
  'POST /orders/share-order-item/{session}': { limit: 40, seconds: 60 },
  'POST /session/{session}/add-phone-number': { limit: 6, seconds: 60 },
  'POST /session/{session}/push': { limit: 12, seconds: 60 },
  // Counted by address, and everybody in a hall shares one; a number gets only so many messages.
  'POST /food-courts/assign-phone-number': { limit: 120, seconds: 60 },
  'POST /food-courts/notifications/{session}/push': { limit: 120, seconds: 60 },
  // Short codes can be guessed.
  'POST /session/{session}/change-table': { limit: 12, seconds: 60 },
  'POST /events/{session}': { limit: 30, seconds: 60 },
  // These make a PDF or ask others, and are counted by address: a full dining room may want receipts at once.
  'POST /payments/request-receipt': { limit: 60, seconds: 300 },
  'POST /payments/request-receipt-v2': { limit: 60, seconds: 300 },
  'GET /payments/receipt/{uuid}/pdf': { limit: 120, seconds: 300 },
  'POST /payments/request-invoice-v2': { limit: 60, seconds: 300 },
  'GET /payments/invoice/{uuid}/pdf': { limit: 120, seconds: 300 },
  'GET /payments/invoice/{uuid}/xml': { limit: 120, seconds: 300 },
  // Counted by address; a phone has its own limit.
  'POST /platform-reviews/rate': { limit: 300, seconds: 300 },
  // Each calls somebody else's server.
  'POST /console/{venue}/webhooks/{webhook}/test': { limit: 30, seconds: 300 },
  // Knocks at hundreds of doors in a venue's network.
  'POST /console/{venue}/bridges/{bridge}/find': { limit: 20, seconds: 300 },
  // Counted by address: an office or a hotel shares one. Each takes a table from others.
  'POST /reserve/{slug}/make': { limit: 30, seconds: 600 },
  'GET /reserve/{slug}/own/{key}': { limit: 600, seconds: 60 },
  'POST /company-search/by-name': { limit: 90, seconds: 60 },
  'POST /company-search/by-code': { limit: 90, seconds: 60 },
};

/**
 * Payments that one phone begins: a Pay screen begins one for each way to pay whenever the sum or the tip changes. Each
 * costs a call to a provider and may divide a dish.
 */
export const NEW_PAYMENT: Rule = { limit: 120, seconds: 300 };

/** What one phone says about its visits: every star it taps, and tags and words as they come. */
export const REVIEWS_OF_PHONE: Rule = { limit: 150, seconds: 300 };

/**
 * Tips and donations that one phone, and one address, begin by card: each costs a call to a provider, and a card that
 * anybody may open is where stolen cards are tried out. What a venue takes of strangers in all: domain/gifts.
 */
export const GIFTS_OF_DEVICE: Rule = { limit: 30, seconds: 600 };
export const GIFTS_OF_ADDRESS: Rule = { limit: 60, seconds: 600 };
/** Cards of one phone, and of one address, that are tried for tips and donations and not charged. */
export const CARDS_OF_DEVICE: Rule = { limit: 6, seconds: 3_600 };
export const CARDS_OF_ADDRESS: Rule = { limit: 15, seconds: 3_600 };

/** Receipts of one payment by mail, and mails to one address: nobody's mailbox is flooded by us. */
export const MAILS_OF_PAYMENT: Rule = { limit: 6, seconds: 1_800 };
export const MAILS_TO_ADDRESS: Rule = { limit: 12, seconds: 1_800 };

/** Guests' accounts that one address makes: a dining room has one. Each costs a slow hash. */
export const NEW_ACCOUNT: Rule = { limit: 60, seconds: 3_600 };
/** Addresses at sign-up that turn out to have an account: who has one is told, who looks for those that have is not. */
export const TAKEN_ADDRESS: Rule = { limit: 10, seconds: 3_600 };
/**
 * Wrong passwords of guests' accounts on browsers that they never signed in on: from one address; for one account from
 * there, and from everywhere. `known`: on one that they did.
 */
export const GUEST_PASSWORDS = {
  address: { limit: 40, seconds: 300 },
  here: { limit: 10, seconds: 300 },
  everywhere: { limit: 60, seconds: 300 },
  known: { limit: 10, seconds: 300 },
} as const satisfies Record<string, Rule>;
/** Passkeys that are asked for, and tried, from one address: a dining room has one, and no two of them share a guess. */
export const PASSKEYS: Rule = { limit: 240, seconds: 300 };
/** Letters with codes that strangers ask for to one guest's address and from one place; codes that are typed. */
export const ACCOUNT_LETTERS = {
  address: { limit: 5, seconds: 3_600 },
  place: { limit: 30, seconds: 3_600 },
  tries: { limit: 30, seconds: 900 },
} as const satisfies Record<string, Rule>;

/** Numbers of cards that one account brings and that are no card or another's. */
export const CARDS_OF_OTHERS: Rule = { limit: 10, seconds: 3_600 };
/** How often one account may say that it wants mail: each time may write a letter to its address. */
export const MEMBER_MAIL_WISHES: Rule = { limit: 10, seconds: 3_600 };

/** Text messages to one number, and for one venue: each costs money, and nobody's phone is flooded by us. */
export const SMS_TO_NUMBER: Rule = { limit: 12, seconds: 1_800 };
export const SMS_OF_VENUE: Rule = { limit: 600, seconds: 1_800 };

/** Reservations that strangers make at one venue: more than a busy evening brings, and few enough to be looked through. */
export const RESERVATIONS_OF_VENUE: Rule = { limit: 200, seconds: 3_600 };

/**
 * Wrong guesses per address of codes short enough to be guessed: of tables and of food courts. Past it right ones are
 * refused as well, or the limit would tell them apart. Printed codes are too long to guess and never count.
 */
export const UNKNOWN_CODE: Rule = { limit: 40, seconds: 300 };

/** Wrong codes per address that would make a device a kiosk or a program a bridge: of a thousand million, a few work. Past it right ones are refused too. */
export const ENROL_CODES: Rule = { limit: 10, seconds: 300 };

/**
 * Wrong PINs that phones new to a party type: of ten thousand, one is right. Past it no new phone gets in for a while;
 * those that ordered before are asked for none.
 */
export const TABLE_PIN: Rule = { limit: 30, seconds: 600 };

/** Wrong discount codes at a venue, per address: a new session does not begin to count anew. Past it right ones wait too. */
export const UNKNOWN_COUPON: Rule = { limit: 60, seconds: 300 };

/** New sessions per address, at all tables and in all halls together: a crowd scans, a script opens them by the thousand. */
export const NEW_SESSION: Rule = { limit: 300, seconds: 300 };

/** Requests of one phone whose outcome is kept for when they are repeated: every tap of a long evening. */
export const KEPT_OUTCOMES: Rule = { limit: 400, seconds: 3_600 };
