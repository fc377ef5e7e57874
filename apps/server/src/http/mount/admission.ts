import type { CallKey, CallSpec } from '@tableside/contract';
import { Refusal } from '@tableside/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { isPlain } from '../identifiers.ts';
import { metaOf } from '../request-meta.ts';
import {
  authenticate,
  authenticateRead,
  cachedPrincipal,
  callerOf,
  type Guards,
  type Principal,
} from './access.ts';
import type { RequestMeta } from './handler.ts';
import type { CallLimits } from './ports.ts';

export type Params = Readonly<Record<string, string>>;

/** What is known of a call before its body is read. */
export type Admitted = {
  readonly params: Params;
  readonly meta: RequestMeta;
  readonly who: Principal;
  /** `who` is from memory: the call proves it itself, or is made again once it is proven. */
  readonly isRemembered: boolean;
  readonly at: number;
  /** Asks again who calls. */
  readonly prove: () => Promise<Principal>;
};

declare module 'fastify' {
  interface FastifyRequest {
    admitted: Admitted | null;
  }
}

export type AdmissionPorts = Guards & { readonly limits: CallLimits };

const paramsOf = (request: FastifyRequest): Params => {
  const params = request.params as Params;
  for (const value of Object.values(params)) if (!isPlain(value)) throw new Refusal('not_found');
  return params;
};

/** Who may send files: staff, other systems, whoever sets up; not whoever scanned a code. */
const trustedOf = ({ user, staff, api, setupCode }: Principal): string | null => {
  if (setupCode !== undefined) return 'setup';
  const account = staff ?? user;
  return account ? `staff:${account.userId}` : api ? `key:${api.keyId}` : null;
};

/** Decides before a byte of the body is read: who calls, whether they may, and whether they call too often. */
export const admission = (
  key: CallKey,
  spec: CallSpec,
  ports: AdmissionPorts,
  mayRemember: boolean,
): onRequestHookHandler => {
  const prove = spec.cacheable ? authenticateRead : authenticate;
  const admit = (request: FastifyRequest, reply: FastifyReply): Promise<void> | null => {
    const params = paramsOf(request);
    const meta = metaOf(request, reply);
    const proven = (): Promise<Principal> =>
      prove(spec.access, params, meta, ports).catch((refusal: unknown) => {
        ports.limits.admitStranger(meta.ip);
        throw refusal;
      });
    const letIn = (who: Principal, isRemembered: boolean): void => {
      ports.limits.admit(key, callerOf(meta, who));
      request.admitted = { params, meta, who, isRemembered, at: performance.now(), prove: proven };
      request.trusted = trustedOf(who);
    };
    const remembered = mayRemember ? cachedPrincipal(params, meta, ports) : null;
    if (remembered) {
      letIn(remembered, true);
      return null;
    }
    return proven().then(who => letIn(who, false));
  };
  return (request, reply, done) => {
    try {
      const pending = admit(request, reply);
      if (pending) pending.then(() => done(), done);
      else done();
    } catch (refusal) {
      done(refusal as Error);
    }
  };
};

/** How long a proof holds while a body is on its way, in milliseconds: nobody outlives their rights by sending slowly. */
const PROOF_HOLDS_MS = 1_000;

/** The call as it was admitted; proven once more where its body took long. */
export const admittedCall = async (request: FastifyRequest): Promise<Admitted> => {
  const { admitted } = request;
  if (!admitted) throw new Error('a call that nobody admitted');
  if (performance.now() - admitted.at < PROOF_HOLDS_MS) return admitted;
  return { ...admitted, who: await admitted.prove(), isRemembered: false };
};

export const rememberAdmissions = (app: FastifyInstance): void => {
  app.decorateRequest('admitted', null);
};
