import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { readPlan } from '../../control/behaviours.ts';
import { faultyCalls } from '../../control/faults.ts';
import type { FormTree } from '../../form.ts';
import type { SandboxContext } from '../../world.ts';
import { answerCall, type Outcome, type Work } from './call.ts';
import { createAccountLink } from './calls/account-links.ts';
import { createAccount, createDomain, ownAccount, validateDomain } from './calls/accounts.ts';
import {
  cancelIntent,
  capture,
  confirmIntent,
  createIntent,
  createMethod,
  refuseBrowser,
  updateIntent,
} from './calls/intents.ts';
import { listOf } from './calls/list.ts';
import { createRefund } from './calls/refunds.ts';
import type { StripeBook, Transaction } from './calls/transaction.ts';
import { createTransfer, reverseTransfer } from './calls/transfers.ts';
import { StripeProblem } from './errors.ts';
import { expanded } from './expand.ts';
import { type Intent, referenceOf, type Stored, type StripeObject, type Transfer } from './objects.ts';
import * as Params from './params.ts';
import { checkSecret, publicView } from './public-view.ts';
import { planOf } from './state.ts';

const { parseParams } = Params;

/** Only what was given: an absent field must not wipe what is there. */
const given = (params: object): Partial<Intent> =>
  Object.fromEntries(
    Object.entries(params).filter(([name, value]) => value !== undefined && name !== 'expand'),
  );

const shown = (tx: Transaction, stored: Stored, expand: readonly string[] | undefined): Outcome => ({
  body: expanded(stored.object, expand, tx.peek),
});

/** Work of a call that only a secret key may do. */
const simple =
  <P extends { expand?: string[] | undefined }>(
    schema: z.ZodType<P>,
    effect: (tx: Transaction, params: P, id: string) => Stored,
  ): Work =>
  (tx, raw, caller, id) => {
    if (caller.isBrowser) {
      throw new StripeProblem(401, {
        type: 'invalid_request_error',
        message: 'This API call cannot be made with a publishable API key.',
      });
    }
    const params = parseParams(schema, raw);
    return shown(tx, effect(tx, params, id), params.expand);
  };

const read = (kind: StripeObject['object']): Work =>
  simple(Params.Nothing, (tx, _params, id) => tx.find(kind, id));

/** The payment a call names, for behaviours that wait for one; a new one also by its description. */
const namesIn =
  (book: StripeBook) =>
  (request: FastifyRequest): string | undefined | readonly string[] => {
    const { metadata, payment_intent, description } = (request.body ?? {}) as FormTree;
    if (metadata && typeof metadata === 'object' && !Array.isArray(metadata))
      return [String(metadata.payment_uuid), String(description)];
    const id = (request.params as { id?: string }).id ?? String(payment_intent);
    const found = book.state.objects.get(id)?.object;
    return found?.object === 'payment_intent' ? referenceOf(found as Intent) : undefined;
  };

/** Stripe's wire: `/v1/…` at the root, because its client knows a host and a port only. */
export const mountApi = (scope: FastifyInstance, world: SandboxContext, book: StripeBook): void => {
  faultyCalls(scope, world, 'stripe', namesIn(book));
  const post = (path: string, work: Work) => scope.post(`/v1/${path}`, answerCall(world, book, work));
  const get = (path: string, work: Work) => scope.get(`/v1/${path}`, answerCall(world, book, work));
  const list = (path: string, kind: StripeObject['object']) =>
    get(path, (tx, params) => listOf(tx, kind, params, `/v1/${path}`));

  const confirm = (tx: Transaction, id: string, params: Params.ConfirmIntent): Outcome => {
    const before = planOf(tx.find<Intent>('payment_intent', id));
    const { object } = confirmIntent(world, tx, id, params);
    return { body: object, never: before.timeout === 'charge' && object.status !== 'requires_action' };
  };

  post('payment_intents', (tx, raw, caller) => {
    let never = false;
    const created = simple(Params.CreateIntent, (_tx, params) => {
      const stored = createIntent(tx, params, (...names) => world.behaviours.take('stripe', ...names));
      never = planOf(stored).timeout === 'create';
      if (!params.confirm) return stored;
      never = confirm(tx, stored.object.id, params).never || never;
      return tx.find<Intent>('payment_intent', stored.object.id);
    })(tx, raw, caller, '');
    return { ...created, never };
  });
  list('payment_intents', 'payment_intent');
  get('payment_intents/:id', (tx, raw, { isBrowser }, id) => {
    const { client_secret, expand } = parseParams(Params.Nothing, raw);
    const stored = tx.find<Intent>('payment_intent', id);
    if (!isBrowser) return shown(tx, stored, expand);
    checkSecret(stored.object, client_secret);
    return { body: publicView(stored.object) };
  });
  post('payment_intents/:id/confirm', (tx, raw, { isBrowser }, id) => {
    const params = parseParams(Params.ConfirmIntent, raw);
    if (isBrowser) {
      const stored = tx.find<Intent>('payment_intent', id);
      checkSecret(stored.object, params.client_secret);
      refuseBrowser(stored);
    }
    const { never = false } = confirm(tx, id, params);
    const stored = tx.find<Intent>('payment_intent', id);
    return isBrowser
      ? { body: publicView(stored.object), never }
      : { ...shown(tx, stored, params.expand), never };
  });
  post('payment_methods', (tx, raw) => ({
    body: createMethod(tx, parseParams(Params.CreateMethod, raw).card.number).object,
  }));
  post(
    'payment_intents/:id',
    simple(Params.UpdateIntent, (tx, params, id) => updateIntent(tx, id, given(params))),
  );
  post(
    'payment_intents/:id/cancel',
    simple(Params.CancelIntent, (tx, params, id) => cancelIntent(tx, id, params.cancellation_reason ?? null)),
  );
  post(
    'payment_intents/:id/capture',
    simple(Params.CaptureIntent, (tx, params, id) => capture(tx, id, params.amount_to_capture)),
  );
  post('refunds', simple(Params.CreateRefund, createRefund));
  list('refunds', 'refund');
  get('refunds/:id', read('refund'));
  list('disputes', 'dispute');
  get('disputes/:id', read('dispute'));
  list('charges', 'charge');
  get('charges/:id', read('charge'));
  list('events', 'event');
  get('events/:id', read('event'));
  /** A behaviour of a transfer names its group or where it goes, as `transfer:<group>`: those that name nothing are for payments. */
  const isLost = (...names: readonly string[]): boolean => {
    const waits = world.behaviours
      .waiting('stripe')
      .some(item => item.kind === 'payment' && names.includes(item.match ?? ''));
    return waits && readPlan(world.behaviours.take('stripe', ...names)).timeout === 'create';
  };
  post('transfers', (tx, raw, caller) => {
    const made = simple(Params.CreateTransfer, createTransfer)(tx, raw, caller, '');
    const { transfer_group, destination } = parseParams(Params.CreateTransfer, raw);
    return { ...made, never: isLost(`transfer:${transfer_group}`, `transfer:${destination}`) };
  });
  list('transfers', 'transfer');
  get('transfers/:id', read('transfer'));
  post('transfers/:id/reversals', (tx, raw, caller, id) => {
    const made = simple(Params.CreateReversal, (_tx, params) =>
      reverseTransfer(tx, id, params.amount, params.metadata),
    )(tx, raw, caller, id);
    return { ...made, never: isLost(`reversal:${tx.find<Transfer>('transfer', id).object.transfer_group}`) };
  });
  get('transfers/:id/reversals', (tx, params, _caller, id) =>
    listOf(tx, 'transfer_reversal', params, `/v1/transfers/${id}/reversals`, { transfer: id }),
  );
  get('account', simple(Params.Nothing, ownAccount));
  post('accounts', (tx, raw, caller) => {
    const made = simple(Params.CreateAccount, createAccount)(tx, raw, caller, '');
    // Only one that its owner signs in to can be asked for and not heard of.
    const named = parseParams(Params.CreateAccount, raw).type === 'standard';
    const plan = readPlan(named ? world.behaviours.take('stripe', 'account') : []);
    return { ...made, never: plan.timeout === 'create' };
  });
  list('accounts', 'account');
  get('accounts/:id', read('account'));
  post('account_links', (tx, raw) => ({
    body: createAccountLink(tx, parseParams(Params.CreateAccountLink, raw), world.addresses().publicUrl),
  }));
  post('payment_method_domains', simple(Params.CreateDomain, createDomain));
  list('payment_method_domains', 'payment_method_domain');
  post('payment_method_domains/:id/validate', simple(Params.Nothing, validateDomain));
  scope.all('/v1/*', (request, reply) =>
    reply.code(404).send({
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`,
      },
    }),
  );
};
