import type { CallAnswer, CallInput } from '@tableside/contract/client';

type Options = CallAnswer<'POST /auth/passkey-options'>['options'];
type Used = CallInput<'POST /auth/sign-in/passkey'>['body']['credential'];
type Made = CallInput<'POST /profile/add-passkey'>['body']['credential'];

const ceremonies = () => import('./ceremonies.ts');

/** Browsers inside other apps often cannot. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Whether this browser offers passkeys where an address is typed. */
export const offersWhereTyped = async (): Promise<boolean> =>
  canUsePasskeys() && (await ceremonies()).browserSupportsWebAuthnAutofill();

/** The options are WebAuthn's own JSON, which the library on the server's side wrote for the one here. */
type OptionsOf<T extends (input: never) => unknown> = Parameters<T>[0] extends { optionsJSON: infer O }
  ? O
  : never;

/**
 * Asks the phone for a passkey; `whereTyped`: it waits in the field of the address until somebody chooses one there. A
 * second question ends the first. Throws where none was used.
 */
export const proveByPasskey = async (options: Options, whereTyped: boolean): Promise<Used> => {
  const { startAuthentication } = await ceremonies();
  const optionsJSON = options as unknown as OptionsOf<typeof startAuthentication>;
  return startAuthentication({ optionsJSON, useBrowserAutofill: whereTyped });
};

/** Has the phone make one. Throws where none was made; `InvalidStateError`: it has one already. */
export const makePasskey = async (options: Options): Promise<Made> => {
  const { startRegistration } = await ceremonies();
  return startRegistration({ optionsJSON: options as unknown as OptionsOf<typeof startRegistration> });
};

/** Nobody waits for a passkey any more. */
export const stopAsking = async (): Promise<void> =>
  (await ceremonies()).WebAuthnAbortService.cancelCeremony();

const PHONES = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
] as const;

/** What a phone is called by its own words; null: by none that we know. */
export const nameOfPhone = (userAgent: string): string | null =>
  PHONES.find(([words]) => words.test(userAgent))?.[1] ?? null;
