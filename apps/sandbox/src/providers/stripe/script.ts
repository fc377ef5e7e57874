import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { serveFile } from '../../pages/files.ts';
import { html, type Markup } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';

const file = (name: string): string => join(import.meta.dirname, 'browser', name);
const shared = (name: string): string => join(import.meta.dirname, '../../pages/browser', name);

/** Nobody types before the script listens: it enables the fields. */
const CARD_FORM = html`<form id="card" novalidate>
<label>Card number<input name="number" inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242" required disabled></label>
<div class="pair"><label>Expiry<input name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="12/34" required disabled></label>
<label>Security code<input name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="123" required disabled></label></div>
<p class="error" role="alert" hidden></p></form>
<p class="note">Sandbox: no real money. 4242… pays, 4000 0000 0000 9995 has no funds, 4000 0027 6000 3184 asks the bank.</p>`;

const WALLETS = html`<form id="wallets">
<button type="button" class="wallet" data-wallet="apple_pay">Apple Pay (sandbox)</button>
<button type="button" class="wallet" data-wallet="google_pay">Google Pay (sandbox)</button>
</form>`;

const ELEMENTS: Readonly<Record<string, Markup>> = { card: CARD_FORM, express: WALLETS };

/** The stand-in for js.stripe.com: the script a shop loads, and the frames it opens. */
export const mountScripts = (scope: FastifyInstance): void => {
  serveFile(scope, '/stripe/stripe.js', shared('frames.js'), file('stripe.js'));
  serveFile(scope, '/stripe/element.js', file('element.js'));
  serveFile(scope, '/stripe/3ds-done.js', file('3ds-done.js'));
  for (const [name, body] of Object.entries(ELEMENTS)) {
    scope.get(`/stripe/element/${name}`, (request, reply) =>
      sendPage(request, reply, { title: 'Stripe', body, look: 'frame', scripts: ['stripe/element.js'] }),
    );
  }
};
