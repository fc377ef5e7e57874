import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html } from '../pages/html.ts';
import { rootFrom, sendPage } from '../pages/page.ts';
import type { OpenPart } from '../part.ts';
import { Refused } from '../refused.ts';
import { type Loyalty, mountLoyaltyApi } from './routes.ts';
import { type HostCard, loyaltyFold } from './state.ts';

/** As the form of the page sends it: what cannot be true may be said too. */
const Steering = z.object({
  percent: z.coerce.number().min(-1_000).max(10_000),
  currency: z.string().min(1).max(10),
  active: z.enum(['yes', 'no']),
  expires_at: z.string().max(40).default(''),
});

const row = (card: HostCard, root: string) => html`<section><h2>${card.card_number}</h2>
<p>${card.name}${card.reference === null ? ' · on paper, nobody joined with it' : ' · joined'}</p>
<form method="post" action="${root}loyalty/cards/${card.card_number}">
<div class="pair"><label>Percent off<input name="percent" inputmode="numeric" value="${card.percent}" required></label>
<label>Currency<input name="currency" value="${card.currency}" required></label></div>
<div class="pair"><label>Good until<input name="expires_at" value="${card.expires_at ?? ''}" placeholder="2027-01-01T00:00:00.000Z"></label>
<label>Counts<select name="active"><option value="yes"${card.active ? ' selected' : ''}>yes</option>
<option value="no"${card.active ? '' : ' selected'}>no</option></select></label></div><button class="quiet">Say this from now on</button></form></section>`;

const mountPages = (scope: FastifyInstance, { book }: Loyalty): void => {
  scope.get('/loyalty', (request, reply) =>
    sendPage(request, reply, {
      title: 'Loyalty',
      body: html`<p>Cards that another company keeps for a venue, and what it says of each.</p>
${[...book.state.values()].map(card => row(card, rootFrom(request.url)))}`,
    }),
  );
  scope.post<{ Params: { number: string } }>('/loyalty/cards/:number', (request, reply) => {
    const card = book.state.get(request.params.number);
    if (!card) throw new Refused(404, 'There is no such card');
    const said = Steering.safeParse(request.body);
    if (!said.success) throw new Refused(400, z.prettifyError(said.error));
    const { active, expires_at, ...rest } = said.data;
    book.append({
      kept: { ...card, ...rest, active: active === 'yes', expires_at: expires_at === '' ? null : expires_at },
    });
    return reply.redirect(`${rootFrom(request.url)}loyalty`, 303);
  });
};

/** A loyalty system of somebody else's: it keeps cards and what they give, and knows nothing of ours. */
export const openLoyalty: OpenPart = world => {
  const loyalty: Loyalty = { world, book: world.openBook('loyalty', loyaltyFold) };
  return {
    id: 'loyalty',
    title: 'Loyalty',
    about: 'Another company’s loyalty cards: what each gives, and what is said of it.',
    mount: scope => {
      mountPages(scope, loyalty);
      scope.register(async api => mountLoyaltyApi(api, loyalty));
    },
    reset: () => loyalty.book.reset(),
  };
};
