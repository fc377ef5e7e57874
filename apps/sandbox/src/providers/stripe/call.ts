import { createHash } from 'node:crypto';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { neverAnswer } from '../../control/faults.ts';
import { parseForm } from '../../form.ts';
import type { SandboxContext } from '../../world.ts';
import { begin, type StripeBook, type Transaction } from './calls/transaction.ts';
import { invalid, StripeProblem } from './errors.ts';
import { newId } from './objects.ts';
import type { Answer } from './state.ts';

export type Caller = { readonly owner: string; readonly isBrowser: boolean };

/** What a call is answered with. `never`: the effect stands, the answer does not come. */
export type Outcome = { readonly body: unknown; readonly never?: boolean };

export type Work = (tx: Transaction, params: unknown, caller: Caller, id: string) => Outcome;

const unauthorized = (message: string): StripeProblem =>
  new StripeProblem(401, { type: 'invalid_request_error', message });

/** Whose key the call carries; a browser has the publishable one. */
const callerOf = (request: FastifyRequest): Caller => {
  const [, scheme, given = ''] = /^(Bearer|Basic)\s+(.+)$/.exec(request.headers.authorization ?? '') ?? [];
  const key = scheme === 'Basic' ? Buffer.from(given, 'base64').toString().replace(/:$/, '') : given;
  if (key === '') throw unauthorized('You did not provide an API key.');
  const found = Object.entries(SANDBOX_KEYS).find(([, { stripe }]) =>
    [stripe.secretKey, stripe.publishableKey].includes(key),
  );
  if (!found) throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}***`);
  const [name, { stripe }] = found;
  const connected = request.headers['stripe-account'];
  return {
    owner: typeof connected === 'string' ? `${name} ${connected}` : name,
    isBrowser: key === stripe.publishableKey,
  };
};

/** As in life: an account that this key may not speak for, and charges by one that may not be charged yet. */
const refuseAccount = (book: StripeBook, { owner }: Caller, request: FastifyRequest): void => {
  const [name, account] = owner.split(' ');
  if (name !== 'platform' || account === undefined) return;
  const stored = book.state.objects.get(account);
  if (stored?.object.object !== 'account' || stored.owner !== name) {
    throw new StripeProblem(403, {
      type: 'invalid_request_error',
      code: 'account_invalid',
      message: `The provided key does not have access to account '${account}' (or that account does not exist).`,
    });
  }
  const begins = request.method === 'POST' && request.url.split('?')[0] === '/v1/payment_intents';
  if (begins && stored.object.charges_enabled !== true) {
    throw invalid('Your account cannot currently make live charges.', { code: 'account_invalid' });
  }
};

const keyOf = (request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || request.method !== 'POST') return null;
  if (key.length > 255) {
    throw new StripeProblem(400, { type: 'invalid_request_error', message: 'Idempotency key is too long' });
  }
  return key;
};

const sameKeyOtherCall = (key: string): StripeProblem =>
  new StripeProblem(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
  });

const send = (reply: FastifyReply, status: number, body: unknown): FastifyReply =>
  reply
    .code(status)
    .headers({ 'request-id': newId('req'), 'stripe-should-retry': 'false' })
    .send(body);

/**
 * Runs one call: key, idempotency, effect, book, webhooks, answer. Declines and answers are kept under their
 * idempotency key; what was refused before it began is not.
 */
export const answerCall =
  (world: SandboxContext, book: StripeBook, work: Work) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      const caller = callerOf(request);
      refuseAccount(book, caller, request);
      const key = keyOf(request);
      const params = request.method === 'GET' ? parseForm(request.url.split('?')[1] ?? '') : request.body;
      const asked = JSON.stringify([request.method, request.url, params]);
      const hash = createHash('sha256').update(asked).digest('hex');
      const place = `${caller.owner} ${key}`;
      const before = key === null ? undefined : book.state.answers.get(place);
      if (before && before.hash !== hash) throw sameKeyOtherCall(key ?? '');
      if (before) return send(reply.header('idempotent-replayed', 'true'), before.status, before.body);

      const tx = begin(world, book, caller.owner, key);
      const { id = '' } = request.params as { id?: string };
      const remember = (answer: Answer) => tx.commit(key === null ? undefined : { ...answer, key: place });
      try {
        const { body, never = false } = work(tx, params, caller, id);
        await remember({ hash, status: 200, body });
        return never ? neverAnswer(reply) : send(reply, 200, body);
      } catch (problem) {
        if (!(problem instanceof StripeProblem) || !problem.keeps) throw problem;
        await remember({ hash, status: problem.status, body: { error: problem.error } });
        throw problem;
      }
    } catch (problem) {
      if (!(problem instanceof StripeProblem)) throw problem;
      return send(reply, problem.status, { error: problem.error });
    }
  };
