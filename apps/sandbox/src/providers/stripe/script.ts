import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { cardForm } from '../../pages/card-form.ts';
import { type CardWords, cardWordsOf } from '../../pages/card-words.ts';
import { serveFile } from '../../pages/files.ts';
import { html, type Markup } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';

const file = (name: string): string => join(import.meta.dirname, 'browser', name);
const shared = (name: string): string => join(import.meta.dirname, '../../pages/browser', name);

const NOTE = html`<p class="note" lang="en" dir="ltr">Sandbox: no real money. 4242… pays, 4000 0000 0000 9995 has no funds, 4000 0027 6000 3184 asks the bank.</p>`;

const walletForm = ({
  payWith,
  cancel,
}: CardWords): Markup => html`<form id="wallets" data-pay-with="${payWith}" data-cancel="${cancel}">
<button type="button" class="wallet" data-wallet="apple_pay">Apple Pay (sandbox)</button>
<button type="button" class="wallet" data-wallet="google_pay">Google Pay (sandbox)</button>
</form>`;

const ELEMENTS: Readonly<Record<string, (words: CardWords) => Markup>> = {
  card: words => html`${cardForm(words, '4242 4242 4242 4242')}
${NOTE}`,
  express: walletForm,
};

/** The stand-in for js.stripe.com: the script a shop loads, and the frames it opens. */
export const mountScripts = (scope: FastifyInstance): void => {
  serveFile(scope, '/stripe/stripe.js', shared('frames.js'), file('stripe.js'));
  serveFile(scope, '/stripe/element.js', file('element.js'));
  serveFile(scope, '/stripe/3ds-done.js', file('3ds-done.js'));
  for (const [name, body] of Object.entries(ELEMENTS)) {
    scope.get(`/stripe/element/${name}`, (request, reply) => {
      const { language, words } = cardWordsOf((request.query as { locale?: unknown }).locale);
      const scripts = ['stripe/element.js'];
      return sendPage(request, reply, {
        title: 'Stripe',
        body: body(words),
        look: 'frame',
        scripts,
        language,
      });
    });
  }
};
