import { Refusal } from '@tableside/contract';
import type { CallInput } from '@tableside/contract/client';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { PASSKEYS } from '../../limits/index.ts';
import { accountById } from '../account-store.ts';
import { letIn } from '../door/signed-in.ts';
import { guestUserOf } from '../view.ts';
import { askBrowser, takeChallenge } from './challenge.ts';
import { handleOf } from './handle.ts';
import { type KnownPasskey, notePasskeyUse, passkeyByCredential } from './passkey-store.ts';
import { ownSite, type Site } from './site.ts';

/** What a browser is asked to sign in. It names nobody, so it tells nobody who has an account or a passkey. */
export const passkeyOptions =
  (deps: Deps): Handler<'POST /auth/passkey-options'> =>
  async ({ meta }) => {
    const { rpId } = ownSite(deps, meta);
    deps.limits.take('guest-passkey-ask', meta.ip, PASSKEYS);
    const challenge = await askBrowser(deps, meta, null);
    return { options: { challenge, rpId, userVerification: 'required', timeout: 300_000 } };
  };

type Used = CallInput<'POST /auth/sign-in/passkey'>['body']['credential'];

/** How often it has signed by now; null: not signed by that passkey for this site, or by a copy that counts below it. */
const countOf = async (
  { log }: Pick<Deps, 'log'>,
  known: KnownPasskey,
  used: Used,
  challenge: string,
  site: Site,
): Promise<number | null> => {
  // Few guests have one, so it is loaded with the first.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { userHandle } = used.response;
  if (userHandle !== handleOf(known.accountId)) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: used.id,
        rawId: used.rawId,
        type: used.type,
        clientExtensionResults: {},
        response: { ...used.response, userHandle },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: { id: used.id, publicKey: new Uint8Array(known.publicKey), counter: known.counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (cause) {
    log.warn({ cause: String(cause) }, 'a passkey was refused');
    return null;
  }
};

/** Signs in by a passkey. Whatever is wrong with it is said alike. Throws `Refusal` passkey_refused. */
export const signInByPasskey =
  (deps: Deps): Handler<'POST /auth/sign-in/passkey'> =>
  async ({ body: { credential }, meta }) => {
    const { database, clock, limits } = deps;
    const site = ownSite(deps, meta);
    limits.take('guest-passkey', meta.ip, PASSKEYS);
    const challenge = await takeChallenge(deps, meta, null, credential.response.clientDataJSON);
    const known = await passkeyByCredential(database.run, credential.id);
    const count = known && (await countOf(deps, known, credential, challenge, site));
    if (known === null || count === null) throw new Refusal('passkey_refused');
    const row = await database.transaction(async run => {
      const now = clock();
      if (!(await notePasskeyUse(run, credential.id, count, new Date(now)))) return null;
      await letIn(deps, run, meta, known.accountId, now);
      return accountById(run, known.accountId);
    });
    if (!row) throw new Refusal('passkey_refused');
    return { user: guestUserOf(row, clock()) };
  };
