import { Refusal } from '@tableside/contract';
import { innerPath } from '@tableside/domain/account';
import type { Deps } from '../../../deps.ts';
import { type Handler, RawAnswer, type RequestMeta } from '../../../http/mount/handler.ts';
import { NEW_ACCOUNT } from '../../limits/index.ts';
import { letIn } from '../door/signed-in.ts';
import { beginFlow, challengeOf, endFlow, type Flow, isState } from './flow.ts';
import { personOf } from './person.ts';
import { placeOf, SOCIAL_PROVIDERS } from './providers.ts';
import { settlePerson } from './settle.ts';

/** Where the browser goes to sign in at a provider. In-app browsers have no windows of their own, so it is the page itself that goes. */
export const signInSocial =
  (deps: Deps): Handler<'POST /auth/sign-in/social'> =>
  async ({ body, meta }) => {
    const { provider, terms } = body;
    const place = placeOf(deps, provider);
    if (!place) throw new Refusal('operation_not_allowed');
    const next = innerPath(body.callbackURL) ?? '/';
    const failed = innerPath(body.errorCallbackURL) ?? next;
    const flow = beginFlow(deps, meta, { provider, terms, next, failed });
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: place.clientId,
      redirect_uri: place.redirectUri,
      scope: place.scope,
      state: flow.state,
      code_challenge: challengeOf(flow.verifier),
      code_challenge_method: 'S256',
      ...(place.openId && { nonce: flow.nonce }),
    });
    return { url: `${place.authorize}?${query}` };
  };

const goTo = (path: string): RawAnswer =>
  new RawAnswer(303, { location: path, 'cache-control': 'no-store' }, null);

/** The page that the sign-in began on, with what went wrong by the documents' name. */
const failedAt = (path: string, error: string): RawAnswer => {
  const [before = '/', query = ''] = path.split('?', 2);
  const values = new URLSearchParams(query);
  values.set('error', error);
  return goTo(`${before}?${values}`);
};

const enter = async (deps: Deps, flow: Flow, code: string, meta: RequestMeta): Promise<RawAnswer> => {
  const { database, clock, log, limits } = deps;
  const place = placeOf(deps, flow.provider);
  if (!place) return failedAt(flow.failed, 'operation-not-allowed');
  limits.take('guest-social', meta.ip, NEW_ACCOUNT);
  const person = await personOf(place, flow, code, clock()).catch((cause: unknown) => {
    log.warn({ provider: flow.provider, cause: String(cause) }, 'a provider of sign-ins gave no person');
    return null;
  });
  if (!person) return failedAt(flow.failed, 'invalid-credential');
  const now = clock();
  const settled = await database.transaction(async run => {
    const outcome = await settlePerson(run, flow, person, new Date(now));
    if ('accountId' in outcome) await letIn(deps, run, meta, outcome.accountId, now);
    return outcome;
  });
  return 'error' in settled ? failedAt(flow.failed, settled.error) : goTo(flow.next);
};

/** The provider sends the browser back. Only the browser that began the sign-in is signed in by it. */
export const socialCallback =
  (deps: Deps): Handler<'GET /auth/callback/{provider}'> =>
  async ({ params, query, meta }) => {
    const flow = endFlow(deps, meta);
    const isOurs = flow !== null && SOCIAL_PROVIDERS.some(each => each === params.provider);
    if (!isOurs || flow.provider !== params.provider || !isState(flow, query.state ?? ''))
      return failedAt(flow?.failed ?? '/', 'invalid-credential');
    if (query.error === 'access_denied') return failedAt(flow.failed, 'popup-closed-by-user');
    if (query.error || !query.code) return failedAt(flow.failed, 'invalid-credential');
    return enter(deps, flow, query.code, meta);
  };
