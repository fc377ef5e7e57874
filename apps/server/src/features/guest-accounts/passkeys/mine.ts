import { Refusal } from '@tableside/contract';
import type { CallAnswer, CallInput } from '@tableside/contract/client';
import { isFreshSignIn } from '@tableside/domain/account';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { writePasskeyAdded, writePasskeysRemoved } from '../letters.ts';
import { askBrowser, takeChallenge } from './challenge.ts';
import { handleOf } from './handle.ts';
import {
  deleteAllPasskeys,
  deletePasskey,
  holdAccount,
  insertPasskey,
  MOST_PASSKEYS,
  passkeysOf,
  renamePasskey,
} from './passkey-store.ts';
import { ownSite, type Site } from './site.ts';

type Passkeys = CallAnswer<'GET /profile/passkeys'>;

/** As their guest reads them. */
export const passkeysView = async (run: Run, accountId: string): Promise<Passkeys> => ({
  passkeys: (await passkeysOf(run, accountId)).map(({ id, name, since, used }) => ({
    id,
    name,
    since: since.toISOString(),
    used: used?.toISOString() ?? null,
  })),
});

export const listPasskeys =
  ({ database }: Deps): Handler<'GET /profile/passkeys'> =>
  ({ account }) =>
    passkeysView(database.run, account.accountId);

/** ES256, EdDSA and RS256: what phones, keys and Windows make. */
const KINDS = [-7, -8, -257];

/** A passkey outlives the sign-in that adds it, so it asks for a fresh one. Refuses sign_in_again. */
export const newPasskeyOptions =
  (deps: Deps): Handler<'POST /profile/passkey-options'> =>
  async ({ account, meta }) => {
    const { rpId } = ownSite(deps, meta);
    const { accountId, email, signedInAt } = account;
    if (!isFreshSignIn(signedInAt.getTime(), deps.clock())) throw new Refusal('sign_in_again');
    const there = await passkeysOf(deps.database.run, accountId);
    if (there.length >= MOST_PASSKEYS) throw new Refusal('operation_not_allowed');
    const challenge = await askBrowser(deps, meta, accountId);
    return {
      options: {
        challenge,
        rp: { id: rpId, name: rpId },
        user: { id: handleOf(accountId), name: email, displayName: email },
        pubKeyCredParams: KINDS.map(alg => ({ type: 'public-key', alg })),
        // A phone that has one is not asked to make another.
        excludeCredentials: there.map(({ credentialId, transports }) => ({
          id: credentialId,
          type: 'public-key',
          transports,
        })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        // What made it is nobody's business here.
        attestation: 'none',
        timeout: 300_000,
      },
    };
  };

type Added = CallInput<'POST /profile/add-passkey'>['body']['credential'];

const proven = async ({ log }: Pick<Deps, 'log'>, added: Added, challenge: string, site: Site) => {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { clientDataJSON, attestationObject } = added.response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: added.id,
        rawId: added.rawId,
        type: added.type,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: KINDS,
    });
    return registrationInfo?.credential ?? null;
  } catch (cause) {
    log.warn({ cause: String(cause) }, 'a new passkey was refused');
    return null;
  }
};

/** Keeps a passkey that the browser made, and says so by mail: who did not make it learns of it. */
export const addPasskey =
  (deps: Deps): Handler<'POST /profile/add-passkey'> =>
  async ({ account, body, meta }) => {
    const { database, clock, mail } = deps;
    const { accountId, email } = account;
    const { credential, name, language } = body;
    const site = ownSite(deps, meta);
    const { clientDataJSON, transports } = credential.response;
    const challenge = await takeChallenge(deps, meta, accountId, clientDataJSON);
    const made = await proven(deps, credential, challenge, site);
    if (!made) throw new Refusal('passkey_refused');
    const { id: credentialId, publicKey, counter } = made;
    const now = clock();
    const view = await database.transaction(async run => {
      await holdAccount(run, accountId);
      if ((await passkeysOf(run, accountId)).length >= MOST_PASSKEYS)
        throw new Refusal('operation_not_allowed');
      const kept = { accountId, credentialId, publicKey, counter, transports, name, now: new Date(now) };
      if (!(await insertPasskey(run, kept))) throw new Refusal('passkey_refused');
      if (mail.isOpen) await writePasskeyAdded(run, { accountId, email, language }, name, now);
      return passkeysView(run, accountId);
    });
    mail.hurry();
    return view;
  };

export const namePasskey =
  ({ database }: Deps): Handler<'POST /profile/name-passkey'> =>
  async ({ account, body }) => {
    await renamePasskey(database.run, account.accountId, body.id, body.name);
    return passkeysView(database.run, account.accountId);
  };

export const removePasskey =
  ({ database }: Deps): Handler<'POST /profile/remove-passkey'> =>
  async ({ account, body }) => {
    await deletePasskey(database.run, account.accountId, body.id);
    return passkeysView(database.run, account.accountId);
  };

/** Removes all of them, and says so by mail: whoever did not do it learns of it. */
export const removePasskeys =
  ({ database, clock, mail }: Deps): Handler<'POST /profile/remove-passkeys'> =>
  async ({ account, body }) => {
    const { accountId, email } = account;
    await database.transaction(async run => {
      const removed = await deleteAllPasskeys(run, accountId);
      if (removed.length > 0 && mail.isOpen)
        await writePasskeysRemoved(run, { accountId, email, language: body.language }, removed, clock());
    });
    mail.hurry();
    return passkeysView(database.run, accountId);
  };
