import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ACTIONS, DISPUTE_STATUSES, type Provider, type ProviderId } from '../provider.ts';
import { Refused } from '../refused.ts';
import type { Steered, SteeredId } from '../steered.ts';
import { FORGED_WAYS } from '../webhooks/forged-ways.ts';
import type { SandboxContext } from '../world.ts';
import { NextBody } from './behaviours.ts';

const ActBody = z.strictObject({
  reference: z.string().min(1),
  action: z.enum(ACTIONS),
  code: z.string().min(1).optional(),
  start: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
});

const DisputeBody = z.strictObject({
  reference: z.string().min(1),
  status: z.enum(DISPUTE_STATUSES),
  amount_minor: z.int().min(1).optional(),
  reason: z.string().min(1).optional(),
});

const ForgeBody = z.strictObject({
  reference: z.string().min(1),
  ways: z.array(z.enum(FORGED_WAYS)).min(1).optional(),
});

const parse = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Refused(400, z.prettifyError(parsed.error));
  return parsed.data;
};

/** The JSON control API: sets what happens next, plays the payer, reads the books. */
export const mountControl = (
  scope: FastifyInstance,
  world: SandboxContext,
  providers: ReadonlyMap<ProviderId, Provider>,
  steered: ReadonlyMap<SteeredId, Steered>,
  resetAll: () => void,
): void => {
  const providerOf = (params: unknown): Provider => {
    const { provider: name } = params as { provider: ProviderId };
    const provider = providers.get(name);
    if (!provider) throw new Refused(404, `There is no provider ${name}`);
    return provider;
  };
  const steeredOf = (params: unknown): Steered => {
    const { provider: name } = params as { provider: SteeredId };
    const found = steered.get(name);
    if (!found) throw new Refused(404, `There is no provider ${name}`);
    return found;
  };

  scope.post('/control/:provider/next', request => {
    const { id, webhook } = steeredOf(request.params);
    const body = parse(NextBody, request.body);
    for (const behaviour of body.flat()) {
      const way = behaviour.do === 'webhook' ? behaviour.forged : undefined;
      if (way !== undefined && !webhook?.ways.includes(way)) {
        throw new Refused(400, `A webhook of ${id} cannot be forged as ${way}`);
      }
    }
    return { queued: world.behaviours.queue(id, body) };
  });
  scope.get('/control/:provider/next', request => world.behaviours.waiting(steeredOf(request.params).id));
  scope.get('/control/:provider/book', request => providerOf(request.params).normalisedBook());
  scope.post('/control/:provider/act', async request => {
    const provider = providerOf(request.params);
    const act = parse(ActBody, request.body);
    await provider.act(act);
    return provider.normalisedBook().find(({ reference }) => reference === act.reference) ?? null;
  });
  scope.post('/control/:provider/dispute', async request => {
    const provider = providerOf(request.params);
    const { amount_minor: amountMinor, ...wish } = parse(DisputeBody, request.body);
    if (!provider.dispute) throw new Refused(404, `Nobody disputes payments of ${provider.id} here`);
    await provider.dispute({ ...wish, amountMinor });
    return { disputed: true };
  });
  scope.get('/control/:provider/webhooks', request =>
    world.webhooks.deliveries(steeredOf(request.params).id).map(({ news, ...delivery }) => ({
      ...delivery,
      reference: news.reference,
      event: news.event,
      event_id: news.eventId,
    })),
  );
  scope.post('/control/:provider/webhooks/flush', async request => ({
    sent: await world.webhooks.flush(steeredOf(request.params).id),
  }));
  scope.post('/control/:provider/webhooks/forge', async request => {
    const { id, webhook, paidWebhook } = steeredOf(request.params);
    const { reference, ways = webhook?.ways ?? [] } = parse(ForgeBody, request.body);
    const news = paidWebhook?.(reference);
    if (!news) throw new Refused(404, `${id} knows nothing of ${reference}`);
    const answers = [];
    for (const way of ways) answers.push({ way, status: await world.webhooks.forge(id, news, way) });
    return answers;
  });
  scope.post('/control/reset', () => {
    resetAll();
    return { reset: true };
  });
};
