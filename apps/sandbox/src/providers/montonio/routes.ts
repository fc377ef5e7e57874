import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPlan } from '../../control/behaviours.ts';
import { faultyCalls, neverAnswer } from '../../control/faults.ts';
import { BANKS } from '../banks.ts';
import { peekToken } from '../jwt.ts';
import { mountPayerPages } from '../payer-pages.ts';
import { orderAnswer } from './answers.ts';
import { montonioPages } from './page.ts';
import { abandonLapsed, type Montonio } from './payer.ts';
import { readOrder } from './read-order.ts';
import { refund } from './refunds.ts';
import { authenticate } from './sign.ts';

const LOOK_FOR_LAPSED_MS = 1_000;

const refuse = (reply: FastifyReply, code: number, message: string | readonly string[], error: string) =>
  reply.code(code).send({ statusCode: code, message, error });

const dataOf = (request: FastifyRequest): unknown => (request.body as { data?: unknown } | null)?.data;

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];

/** Which payment a call is about, as far as its token says; a new order also by what it shows to the payer. */
const namesIn = (montonio: Montonio, request: FastifyRequest): string | readonly string[] => {
  const { uuid } = request.params as { uuid?: string };
  const claims = peekToken(String(dataOf(request) ?? ''));
  const known = montonio.book.state.get(uuid ?? String(claims.orderUuid));
  return known?.merchantReference ?? [claims.merchantReference, claims.merchantReferenceDisplay].map(String);
};

const paymentMethods = () => ({
  uuid: 'sandbox-store',
  name: 'Sandbox store',
  paymentMethods: {
    paymentInitiation: {
      processor: 'montonio',
      setup: {
        LT: {
          supportedCurrencies: ['EUR'],
          paymentMethods: BANKS.map(({ bic: code, name }, index) => ({
            name,
            logoUrl: '',
            supportedCurrencies: ['EUR'],
            uiPosition: index + 1,
            code,
          })),
        },
      },
    },
    cardPayments: { processor: 'montonio' },
    blik: { processor: 'montonio' },
  },
});

/** Montonio's API as shops know it, below `/montonio/api`. providers.md §2. */
const mountApi = (scope: FastifyInstance, montonio: Montonio): void => {
  const { world, book } = montonio;
  const payUrl = (uuid: string): string => `${world.addresses().publicUrl}/montonio/pay/${uuid}`;
  faultyCalls(scope, world, 'montonio', request => namesIn(montonio, request));

  scope.post('/montonio/api/orders', async (request, reply) => {
    const claims = await authenticate(dataOf(request), world.now());
    if (!claims) return refuse(reply, 401, 'Invalid token', 'Unauthorized');
    const order = readOrder(claims, world.now());
    if ('problems' in order) return refuse(reply, 400, order.problems, 'Bad Request');
    const uuid = randomUUID();
    const { merchantReference, merchantReferenceDisplay } = order;
    const behaviours = world.behaviours.take('montonio', merchantReference, merchantReferenceDisplay);
    book.append({ made: uuid, at: new Date(world.now()).toISOString(), request: order, behaviours });
    if (readPlan(behaviours).timeout === 'create') return neverAnswer(reply);
    const made = book.state.get(uuid);
    return reply.code(201).send(made && orderAnswer(made, payUrl(uuid)));
  });
  scope.get<{ Params: { uuid: string } }>('/montonio/api/orders/:uuid', async (request, reply) => {
    const claims = await authenticate(bearerOf(request), world.now());
    if (!claims) return refuse(reply, 401, 'Invalid token', 'Unauthorized');
    await abandonLapsed(montonio);
    const order = book.state.get(request.params.uuid);
    if (order?.accessKey !== claims.accessKey)
      return refuse(reply, 404, 'No order has this uuid', 'Not Found');
    return orderAnswer(order, payUrl(order.uuid));
  });
  scope.get('/montonio/api/stores/payment-methods', async (request, reply) =>
    (await authenticate(bearerOf(request), world.now()))
      ? paymentMethods()
      : refuse(reply, 401, 'Invalid token', 'Unauthorized'),
  );
  scope.post('/montonio/api/refunds', async (request, reply) => {
    const claims = await authenticate(dataOf(request), world.now());
    if (!claims) return refuse(reply, 401, 'Invalid token', 'Unauthorized');
    const answer = await refund(montonio, claims);
    return answer === 'silence' ? neverAnswer(reply) : reply.code(answer.code).send(answer.body);
  });
};

export const mountMontonio = (scope: FastifyInstance, montonio: Montonio): void => {
  scope.register(async api => mountApi(api, montonio));
  mountPayerPages(scope, montonioPages(montonio));
  const lapse = setInterval(() => void abandonLapsed(montonio), LOOK_FOR_LAPSED_MS);
  lapse.unref();
  scope.addHook('onClose', async () => clearInterval(lapse));
};
