import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Part } from '../part.ts';
import type { Provider, ProviderId } from '../provider.ts';
import type { SandboxContext } from '../world.ts';
import { serveFile } from './files.ts';
import { html, type Markup } from './html.ts';
import { sendPage } from './page.ts';
import { leversOf, mountSteering } from './steering.ts';

const NAMES: Readonly<Record<ProviderId, string>> = {
  stripe: 'Stripe',
  montonio: 'Montonio',
  neopay: 'Neopay',
  solidgate: 'Solidgate',
};

const euros = (minor: number): string =>
  `${Math.trunc(minor / 100)}.${String(Math.abs(minor % 100)).padStart(2, '0')}`;

const paymentsOf = (provider: Provider): Markup => {
  const rows = provider.normalisedBook().slice(-20).reverse();
  if (rows.length === 0) return html`<p>No payments yet.</p>`;
  return html`<table>
<thead><tr><th>Reference</th><th>Amount</th><th>Status</th><th>Refunded</th></tr></thead>
<tbody>${rows.map(
    row => html`<tr><td><code>${row.reference}</code></td><td>${euros(row.amount_minor)} ${row.currency}</td>
<td>${row.status}</td><td>${euros(row.refunded_minor)}</td></tr>`,
  )}</tbody></table>`;
};

/** `/`: what is in the box, the books at a glance, the levers. The full set of levers is the control API. */
export const mountIndexPage = (
  scope: FastifyInstance,
  world: SandboxContext,
  providers: readonly Provider[],
  parts: readonly Part[],
): void => {
  serveFile(scope, '/sandbox.css', join(import.meta.dirname, 'sandbox.css'));
  for (const name of ['frame-side.js', 'card-fields.js']) {
    serveFile(scope, `/browser/${name}`, join(import.meta.dirname, 'browser', name));
  }
  scope.get('/', (request, reply) =>
    sendPage(request, reply, {
      title: 'The outside world',
      look: 'wide',
      body: html`<ul class="cards">${parts.map(
        ({ id, title, about }) => html`<li><a href="${id}">${title}</a><br>${about}</li>`,
      )}</ul>
${providers.map(
  provider =>
    html`<section><h2>${NAMES[provider.id]}</h2>${paymentsOf(provider)}${leversOf(world, provider)}</section>`,
)}`,
    }),
  );
  mountSteering(scope, world, providers);
};
