import { Refusal } from '@tableside/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { isPlain } from '../../../http/identifiers.ts';
import { clientNetwork } from '../../../http/network/client-network.ts';
import { WEBHOOKS_PATH } from '../../../http/network/origin.ts';
import { openReturn } from '../start/return-address.ts';
import { receiveWebhook } from './take-webhook.ts';

/** A provider tells of a whole evening from one address. */
const PER_ADDRESS = { limit: 1_200, seconds: 60 } as const;
/** Of payments that nobody knows; after a restore the provider tells again what is more. */
const UNKNOWN_PER_ADDRESS = { limit: 60, seconds: 60 } as const;

const headersOf = ({ headers }: FastifyRequest): Headers => {
  const copy = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') copy.set(name, value);
  return copy;
};

/** Who tells by webhooks at all. */
const providerOf = ({ providers }: Deps, params: { readonly provider: string }) => {
  const provider = providers.byId(params.provider);
  if (provider?.capabilities.settledBy !== 'provider') throw new Refusal('not_found');
  return provider;
};

/**
 * Addresses that providers and banks know: their webhooks, and where browsers come back to. No calls of the contract:
 * bodies are others' bytes, proven by signatures and not by sessions, and never parsed before.
 */
export const mountProviderRoutes = (app: FastifyInstance, deps: Deps): void => {
  app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', scope.bodies.whole);
    scope.post<{ Params: { provider: string } }>(
      `${WEBHOOKS_PATH}:provider`,
      {
        onRequest: (request, _reply, done) => {
          deps.limits.take('webhook', clientNetwork(request.ip), PER_ADDRESS);
          providerOf(deps, request.params);
          done();
        },
      },
      async (request, reply) => {
        const provider = providerOf(deps, request.params);
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const outcome = await receiveWebhook(deps, {
          provider,
          raw,
          headers: headersOf(request),
          mayTryAll: () => {
            deps.limits.take('webhook-unknown', clientNetwork(request.ip), UNKNOWN_PER_ADDRESS);
            return true;
          },
        });
        if (outcome === 'refused' || outcome === 'unknown') throw new Refusal('webhook_refused');
        return reply.header('cache-control', 'no-store').send(provider.capabilities.webhookAnswer);
      },
    );
  });
  app.get<{ Params: { sealed: string } }>(
    '/api/payments/return/:sealed',
    { config: { page: true } },
    async (request, reply) => {
      deps.limits.take('webhook', clientNetwork(request.ip), PER_ADDRESS);
      const token = openReturn(deps.secretBox, request.params.sealed);
      if (token === null) throw new Refusal('not_found');
      const [, query = ''] = request.url.split('?', 2);
      if (!isPlain(query)) throw new Refusal('not_found');
      return reply
        .header('cache-control', 'no-store')
        .redirect(`/payment-status/${token}${query === '' ? '' : `?${query}`}`, 303);
    },
  );
};
