import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Provider } from '../provider.ts';
import { Refused } from '../refused.ts';
import type { SandboxContext } from '../world.ts';
import { html, type Markup } from './html.ts';
import { presetsFor } from './presets.ts';

const Chosen = z.object({ preset: z.string() });

const waitingFor = (world: SandboxContext, { id }: Provider): Markup | null => {
  const waiting = world.behaviours.waiting(id);
  if (waiting.length === 0) return null;
  const words = waiting.map(item =>
    JSON.stringify(item.kind === 'call' ? { ...item.fault, times: item.left } : item.behaviours),
  );
  return html`<p>Waiting for what comes next:</p><ul>${words.map(word => html`<li><code>${word}</code></li>`)}</ul>`;
};

/** The levers of one provider, as a form. */
export const leversOf = (world: SandboxContext, provider: Provider): Markup => {
  const undelivered = world.webhooks
    .deliveries(provider.id)
    .filter(({ state }) => ['due', 'held', 'ordering'].includes(state)).length;
  return html`<form method="post" action="steer/${provider.id}/next">
<label>What happens to the next payment<select name="preset">${presetsFor(provider.id).map(
    ({ id, title }) => html`<option value="${id}">${title}</option>`,
  )}</select></label><button>Make it so</button></form>
${waitingFor(world, provider)}
<form method="post" action="steer/${provider.id}/flush">
<button class="quiet">Send ${undelivered} waiting webhooks now</button></form>`;
};

/** What the forms of the steering page do. */
export const mountSteering = (
  scope: FastifyInstance,
  world: SandboxContext,
  providers: readonly Provider[],
): void => {
  for (const { id } of providers) {
    scope.post(`/steer/${id}/next`, (request, reply) => {
      const { preset } = Chosen.safeParse(request.body).data ?? {};
      const found = presetsFor(id).find(each => each.id === preset);
      if (!found) throw new Refused(400, 'There is no such choice');
      world.behaviours.queue(id, found.next);
      return reply.redirect('../../', 303);
    });
    scope.post(`/steer/${id}/flush`, async (_request, reply) => {
      await world.webhooks.flush(id);
      return reply.redirect('../../', 303);
    });
  }
};
