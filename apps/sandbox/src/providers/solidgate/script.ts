import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { cardForm } from '../../pages/card-form.ts';
import { cardWordsOf } from '../../pages/card-words.ts';
import { serveFile } from '../../pages/files.ts';
import { html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';

const file = (name: string): string => join(import.meta.dirname, 'browser', name);
const shared = (name: string): string => join(import.meta.dirname, '../../pages/browser', name);

/** In English until the sealed order says its language. */
const CARD_FORM = html`${cardForm(
  cardWordsOf('en').words,
  '4067 4299 7471 9265',
  html`
<button>Pay</button>`,
)}
<p class="note" lang="en" dir="ltr">Sandbox: no real money. 4067 4299 7471 9265 pays, 5151 9484 7771 5326 has no funds, 4000 0027 6000 3184 asks the bank.</p>`;

const WALLETS = {
  'apple-pay': html`<form id="wallet"><button class="wallet">Apple Pay (sandbox)</button></form>`,
  'google-pay': html`<form id="wallet"><button class="wallet">Google Pay (sandbox)</button></form>`,
};

/** The stand-in for cdn.solidgate.com: the script a shop loads, and the frames it opens. */
export const mountScripts = (scope: FastifyInstance): void => {
  serveFile(scope, '/solidgate/js/solid-form.js', shared('frames.js'), file('solid-form.js'));
  serveFile(scope, '/solidgate/form.js', file('form.js'));
  serveFile(scope, '/solidgate/3ds-done.js', file('3ds-done.js'));
  const scripts = ['solidgate/form.js'];
  scope.get('/solidgate/form', (request, reply) =>
    sendPage(request, reply, { title: 'Solidgate', body: CARD_FORM, look: 'frame', scripts }),
  );
  for (const [name, body] of Object.entries(WALLETS)) {
    scope.get(`/solidgate/form/${name}`, (request, reply) =>
      sendPage(request, reply, { title: 'Solidgate', body, look: 'frame', scripts }),
    );
  }
};
