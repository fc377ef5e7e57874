import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { EventLog } from '../books/book.ts';
import { readPlan } from '../control/behaviours.ts';
import { faultyCalls, neverAnswer } from '../control/faults.ts';
import { Refused } from '../refused.ts';
import type { SandboxContext } from '../world.ts';
import type { HostCard, LoyaltyEntry, LoyaltyState } from './state.ts';

export type Loyalty = {
  readonly world: SandboxContext;
  readonly book: EventLog<LoyaltyState, LoyaltyEntry>;
};

const Joining = z.strictObject({
  reference: z.string().min(1).max(100),
  name: z.string().max(200),
  card_number: z.string().max(100).nullable(),
  currency: z.string().length(3),
  answers: z.array(z.strictObject({ name: z.string().max(1_000), answer: z.string().max(1_000) })).max(20),
});

const NEW_CARD_PERCENT = 5;

const onWire = ({ card_number, active, currency, percent, expires_at }: HostCard) => ({
  card: { card_number, active, currency, percent, expires_at },
});

const no = (reply: FastifyReply, status: number, code: string): FastifyReply =>
  reply.code(status).send({ code, message: code.replaceAll('_', ' ') });

const nextNumber = (state: LoyaltyState): string => `CLUB-${String(4_000 + state.size)}`;

/** Joins with a card on paper, or a new one. The same reference is the same guest. */
const join = (loyalty: Loyalty, body: unknown, reply: FastifyReply): FastifyReply => {
  const parsed = Joining.safeParse(body);
  if (!parsed.success) throw new Refused(400, z.prettifyError(parsed.error));
  const { reference, name, card_number: brought, currency } = parsed.data;
  const { state } = loyalty.book;
  const own = [...state.values()].find(card => card.reference === reference);
  if (own) return reply.code(200).send(onWire(own));
  const plan = readPlan(loyalty.world.behaviours.take('loyalty', reference));
  if (plan.declineCode !== undefined)
    return no(reply, plan.declineCode === 'card_already_used' ? 409 : 422, plan.declineCode);
  const found = brought === null ? undefined : state.get(brought);
  if (brought !== null && !found?.active) return no(reply, 422, 'card_not_valid');
  if (found && found.reference !== null) return no(reply, 409, 'card_already_used');
  const fresh: HostCard = {
    card_number: nextNumber(state),
    name,
    reference,
    active: true,
    currency,
    percent: NEW_CARD_PERCENT,
    expires_at: null,
  };
  const card = found ? { ...found, name, reference } : fresh;
  loyalty.book.append({ kept: card });
  if (plan.timeout !== undefined) return neverAnswer(reply);
  return reply.code(201).send(onWire(card));
};

/** What a loyalty system offers a server. Described in README.md under "Loyalty". */
export const mountLoyaltyApi = (scope: FastifyInstance, loyalty: Loyalty): void => {
  scope.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization === `Bearer ${SANDBOX_KEYS.main.loyalty.apiKey}`) return undefined;
    return no(reply, 401, 'unauthorized');
  });
  faultyCalls(scope, loyalty.world, 'loyalty');
  scope.post('/loyalty/api/cards', (request, reply) => join(loyalty, request.body, reply));
  scope.get<{ Params: { number: string } }>('/loyalty/api/cards/:number', (request, reply) => {
    const card = loyalty.book.state.get(request.params.number);
    return card ? reply.send(onWire(card)) : no(reply, 404, 'not_found');
  });
};
