import { z } from 'zod';
import { calls } from '../../define.ts';
import { GuestUser } from '../shared/guest-user.ts';
import { LoyaltyProgram } from '../shared/loyalty-program.ts';
import { Empty, FreeText, Id, Language } from '../shared/shared.ts';

/** Sent as the documents have it; the cookie alone says who it is. ADR 0033. */
const claimed = { session: z.string().max(100), firebase_uid: z.string().max(128).nullish() };

const OfCard = z.object({ loyalty_program_id: Id, language: Language.default('en') });

const OF_SESSION = ['session_not_found', 'session_ended', 'preview_mode'] as const;

/** What the documents call the loyalty host: it is this server. LOYAL-37…44. */
export const loyaltyCalls = calls({
  'POST /loyalty/validate-user': {
    summary:
      'Where the signed-in guest stands at the venue of the session: its programmes, with the numbers of their cards. LOYAL-06…09, LOYAL-39.',
    access: 'guest-account',
    body: z.strictObject(claimed),
    response: z.object({
      has_details: z.boolean(),
      enrolled: z.boolean(),
      loyalty_programs: z.array(LoyaltyProgram),
    }),
    errors: [...OF_SESSION],
  },
  'POST /loyalty/enroll-to-program': {
    summary:
      'Joins a programme of the venue of the session. `validation_failed` with `fields` names answers that are wrong. Who has a card of it already gets the same. LOYAL-25…27, LOYAL-40.',
    access: 'guest-account',
    body: z.strictObject({
      ...claimed,
      loyalty_program_id: Id,
      /** The number of a card that the guest has on paper; empty: a new one is drawn. */
      card_number: FreeText(40).default(''),
      /** Answers to `additional_fields`, by key. */
      fields: z.record(z.string().max(64), FreeText(1_000)).default({}),
    }),
    response: z.object({ user: GuestUser }),
    errors: [
      ...OF_SESSION,
      'loyalty_program_not_found',
      'loyalty_silent',
      'card_already_used',
      'card_not_valid',
    ],
    idempotent: true,
  },
  'GET /loyalty/wallets': {
    summary:
      'Into which wallets of phones a card of the signed-in guest can go: where its venue has put in with what to sign.',
    access: 'guest-account',
    query: OfCard,
    response: z.object({
      apple: z.boolean(),
      /** Where an Android phone saves it. */
      google: z.string().nullable(),
    }),
  },
  'GET /loyalty/pass': {
    summary: 'A card of the signed-in guest as a file for the wallet of an iPhone, signed by its venue.',
    access: 'guest-account',
    query: OfCard,
    response: Empty,
    file: ['application/vnd.apple.pkpass'],
  },
  'POST /loyalty/leave-program': {
    summary: 'Ends membership at once and erases what was told for it.',
    access: 'guest-account',
    body: z.strictObject({ loyalty_program_id: Id }),
    response: z.object({ user: GuestUser }),
  },
});
