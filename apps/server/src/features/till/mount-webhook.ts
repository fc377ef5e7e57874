import { Refusal } from '@tableside/contract';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Deps } from '../../deps.ts';
import { clientNetwork } from '../../http/network/client-network.ts';
import { WEBHOOKS_PATH } from '../../http/network/origin.ts';
import type { TillBill } from '../bills/index.ts';
import { billIn, isGenuine } from './http/webhook.ts';
import { venueOfTillBill } from './store.ts';
import { takeBill } from './take-bill.ts';
import { externalTills, tillVenue } from './tills.ts';

const PER_ADDRESS = { limit: 600, seconds: 60 } as const;

/** Venues of one owner may share a till and its secret: the bill is whose it was, else whose table it names. */
const takeAtItsVenue = async (deps: Deps, bill: TillBill, venueIds: readonly string[]): Promise<void> => {
  const known = await venueOfTillBill(deps.database.run, venueIds, bill.id);
  for (const venueId of known ? [known] : venueIds) {
    if (await takeBill(deps, await tillVenue(deps, venueId), bill)) return;
  }
};

/**
 * `POST /api/webhooks/till`: news of bills from external tills. A message has an effect only at the venue whose secret
 * proves it; what proves nothing is refused.
 */
export const mountTillWebhook = (app: FastifyInstance, deps: Deps): void => {
  app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', scope.bodies.whole);
    const onRequest: onRequestHookHandler = (request, _reply, done) => {
      deps.limits.take('webhook', clientNetwork(request.ip), PER_ADDRESS);
      done();
    };
    scope.post(`${WEBHOOKS_PATH}till`, { onRequest }, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers['x-till-signature'];
      const now = deps.clock();
      const senders = (await externalTills(deps, deps.database.run)).filter(
        ({ keys }) => typeof signature === 'string' && isGenuine(keys.webhookSecret, raw, signature, now),
      );
      if (senders.length === 0) throw new Refusal('webhook_refused');
      const bill = billIn(raw);
      if (bill)
        await takeAtItsVenue(
          deps,
          bill,
          senders.map(({ venueId }) => venueId),
        );
      return reply.header('cache-control', 'no-store').send({ data: {} });
    });
  });
};
