import { z } from 'zod';
import { calls } from '../define.ts';
import { GuestUser } from './shared/guest-user.ts';
import { CollectedLine } from './shared/loyalty-program.ts';
import { AddedPasskey, Passkey, PasskeyName, PasskeyOptions, UsedPasskey } from './shared/passkey.ts';
import { Empty, FreeText, Id, Instant, Language } from './shared/shared.ts';

// What is no address, and what is a weak password, is refused by name and not as a wrong field.
const Email = FreeText(254);
const Password = FreeText(200);
const Code = FreeText(12);
const Provider = z.enum(['google', 'facebook']);
const signedIn = z.object({ user: GuestUser });
const passkeysOf = z.object({ passkeys: z.array(Passkey) });

/**
 * Guests' accounts, which only loyalty and the profile need: everything else is open to whoever scanned. Who is signed in
 * is proven by a cookie alone, apart from the staff's; a `firebase_uid` proves nothing. Spec 3§1, 3§7; APP-03.
 */
export const accountCalls = calls({
  'GET /auth/get-session': {
    summary: 'Who is signed in on this phone (null: nobody), and with whom one may sign in. ENTITY-72.',
    access: 'public',
    response: z.object({
      user: GuestUser.nullable(),
      providers: z.array(Provider),
      /** Passkeys can be used at this address. */
      passkeys: z.boolean(),
    }),
  },
  'POST /auth/sign-up/email': {
    summary: 'Makes an account and signs in. Needs the terms agreed to. PROFILE-06, PROFILE-11.',
    access: 'public',
    body: z.strictObject({
      email: Email,
      password: Password,
      name: FreeText(100).default(''),
      terms: z.boolean().default(false),
      language: Language.default('en'),
    }),
    response: signedIn,
    errors: ['invalid_email', 'email_already_in_use', 'weak_password', 'terms_not_agreed'],
  },
  'POST /auth/sign-in/email': {
    summary: 'Signs in. An unknown address and a wrong password fail alike. PROFILE-06, PROFILE-07.',
    access: 'public',
    body: z.strictObject({ email: Email, password: Password }),
    response: signedIn,
    errors: ['invalid_email', 'wrong_password'],
  },
  'POST /auth/sign-in/social': {
    summary:
      'Begins to sign in at a provider: where the browser goes. Only pages of ours are come back to. An account is made where the terms are agreed to. PROFILE-06.',
    access: 'public',
    body: z.strictObject({
      provider: Provider,
      callbackURL: FreeText(500),
      errorCallbackURL: FreeText(500).default(''),
      terms: z.boolean().default(false),
    }),
    response: z.object({ url: z.string() }),
    errors: ['operation_not_allowed'],
  },
  'GET /auth/callback/{provider}': {
    summary: 'The provider sends the browser back here; it goes on to the page that the sign-in was for.',
    access: 'public',
    query: z.object({
      code: FreeText(2_000).optional(),
      state: FreeText(200).optional(),
      error: FreeText(200).optional(),
    }),
    response: Empty,
  },
  'POST /auth/passkey-options': {
    summary:
      'What a browser is asked when a passkey signs in: the same for everybody, for one answer from this browser. Options of WebAuthn.',
    access: 'public',
    response: PasskeyOptions,
    errors: ['operation_not_allowed'],
  },
  'POST /auth/sign-in/passkey': {
    summary: 'Signs in by the answer of a passkey.',
    access: 'public',
    body: z.strictObject({ credential: UsedPasskey }),
    response: signedIn,
    errors: ['passkey_refused', 'operation_not_allowed'],
  },
  'POST /auth/sign-out': {
    summary: 'Signs out on this phone. Visit, cart and orders stay.',
    access: 'public',
    response: Empty,
  },
  'POST /auth/forget-password': {
    summary: 'Mails a code for a new password, if somebody has that address: the answer does not tell.',
    access: 'public',
    body: z.strictObject({ email: Email, language: Language.default('en') }),
    response: Empty,
    errors: ['invalid_email'],
  },
  'POST /auth/reset-password': {
    summary:
      'Sets a new password by the code of the letter, signs out everywhere else and signs in here. Passkeys stay: they are named in the answer and in a letter, so that none of a stranger goes unseen.',
    access: 'public',
    body: z.strictObject({
      email: Email,
      code: Code,
      password: Password,
      language: Language.default('en'),
    }),
    response: signedIn.extend(passkeysOf.shape),
    errors: ['account_code_wrong', 'weak_password'],
  },
  'GET /loyalty/get-user': {
    summary: 'The signed-in guest. LOYAL-42, ENTITY-72.',
    access: 'guest-account',
    response: GuestUser,
  },
  'POST /loyalty/update-user': {
    summary: 'Says name, phone number, city and birth date, all of them. LOYAL-41, PROFILE-14, ENTITY-73.',
    access: 'guest-account',
    body: z.strictObject({
      name: FreeText(100),
      /** With its calling code, `+370…`. */
      phone_number: FreeText(40),
      city: FreeText(100),
      birth_date: FreeText(20),
    }),
    response: signedIn,
    errors: ['phone_invalid', 'birth_date_invalid'],
  },
  'POST /profile/send-verification': {
    summary: 'Mails a code that proves the address.',
    access: 'guest-account',
    body: z.strictObject({ language: Language.default('en') }),
    response: Empty,
  },
  'POST /profile/verify-email': {
    summary: 'Proves the address by the code of the letter.',
    access: 'guest-account',
    body: z.strictObject({ code: Code }),
    response: signedIn,
    errors: ['account_code_wrong'],
  },
  'POST /profile/change-password': {
    summary: 'A new password; everywhere else the guest is signed out.',
    access: 'guest-account',
    body: z.strictObject({ password: Password, next: Password }),
    response: Empty,
    errors: ['wrong_password', 'weak_password'],
  },
  'POST /profile/sign-out-everywhere': {
    summary: 'Signs out on every phone, this one included.',
    access: 'guest-account',
    response: Empty,
  },
  'GET /profile/passkeys': {
    summary: 'The passkeys of the account, the first first.',
    access: 'guest-account',
    response: passkeysOf,
  },
  'POST /profile/passkey-options': {
    summary:
      'What a browser is asked when it makes a passkey of the account, for one answer. Needs a sign-in of the last ten minutes. Options of WebAuthn.',
    access: 'guest-account',
    response: PasskeyOptions,
    errors: ['operation_not_allowed', 'sign_in_again'],
  },
  'POST /profile/add-passkey': {
    summary: 'Keeps a passkey that this browser has made, and tells of it by mail.',
    access: 'guest-account',
    body: z.strictObject({ name: PasskeyName, credential: AddedPasskey, language: Language.default('en') }),
    response: passkeysOf,
    errors: ['passkey_refused', 'operation_not_allowed'],
  },
  'POST /profile/name-passkey': {
    summary: 'Calls a passkey something else.',
    access: 'guest-account',
    body: z.strictObject({ id: Id, name: PasskeyName }),
    response: passkeysOf,
  },
  'POST /profile/remove-passkey': {
    summary: 'Removes a passkey: it signs nobody in any more. Who is signed in stays so.',
    access: 'guest-account',
    body: z.strictObject({ id: Id }),
    response: passkeysOf,
  },
  'POST /profile/remove-passkeys': {
    summary: 'Removes every passkey of the account, and tells of it by mail where there was one.',
    access: 'guest-account',
    body: z.strictObject({ language: Language.default('en') }),
    response: passkeysOf,
  },
  'GET /profile/export': {
    summary: 'Everything that is kept about the account.',
    access: 'guest-account',
    response: z.object({
      user: GuestUser,
      signed_in: z.array(z.object({ since: Instant, until: Instant, browser: z.string() })),
      passkeys: z.array(Passkey),
      /** Every change of what their cards have collected, the first first; the sum of those of a programme is its balance. */
      collected: z.array(CollectedLine.extend({ loyalty_program_id: Id })),
    }),
  },
  'POST /profile/delete': {
    summary: 'Erases the account at once and tells so by mail. Orders and bills stay: they name nobody.',
    access: 'guest-account',
    body: z.strictObject({ language: Language.default('en') }),
    response: Empty,
  },
});
