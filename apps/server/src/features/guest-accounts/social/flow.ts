import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import type { RequestMeta } from '../../../http/mount/handler.ts';
import type { SocialProvider } from './providers.ts';

/** The HttpOnly cookie of a sign-in that is on its way: only the browser that began it can end it. */
const FLOW_COOKIE = 'tableside_sign_in';
const FLOW_SECONDS = 600;
const CONTEXT = 'guest-sign-in';

/** A sign-in between our page, the provider's and ours again. */
export type Flow = {
  readonly provider: SocialProvider;
  readonly state: string;
  /** Signed by the provider with who somebody is: what it says of another sign-in is nothing to this one. */
  readonly nonce: string;
  /** RFC 7636. */
  readonly verifier: string;
  /** Pages of ours: where to once signed in, and where else. */
  readonly next: string;
  readonly failed: string;
  /** The terms were agreed to: an account may be made. */
  readonly terms: boolean;
  readonly until: number;
};

export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

type Parts = Pick<Deps, 'secretBox' | 'clock'>;

export const beginFlow = (
  { secretBox, clock }: Parts,
  meta: RequestMeta,
  wish: Pick<Flow, 'provider' | 'next' | 'failed' | 'terms'>,
): Flow => {
  const fresh = (): string => randomBytes(32).toString('base64url');
  const flow = {
    ...wish,
    state: fresh(),
    nonce: fresh(),
    verifier: fresh(),
    until: clock() + FLOW_SECONDS * 1_000,
  };
  const sealed = secretBox.seal(JSON.stringify(flow), CONTEXT).toString('base64url');
  meta.setCookie(FLOW_COOKIE, sealed, { maxAgeSeconds: FLOW_SECONDS, httpOnly: true });
  return flow;
};

/** The sign-in that this browser began, which is over with this; null: none, or it took too long. */
export const endFlow = ({ secretBox, clock }: Parts, meta: RequestMeta): Flow | null => {
  const sealed = meta.cookies[FLOW_COOKIE];
  meta.clearCookie(FLOW_COOKIE);
  const text = sealed ? secretBox.open(Buffer.from(sealed, 'base64url'), CONTEXT) : null;
  const flow = text === null ? null : (JSON.parse(text) as Flow);
  return flow && flow.until > clock() ? flow : null;
};

export const isState = (flow: Flow, state: string): boolean =>
  flow.state.length === state.length && timingSafeEqual(Buffer.from(flow.state), Buffer.from(state));
