import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readPlan } from '../../control/behaviours.ts';
import { faultyCalls, neverAnswer } from '../../control/faults.ts';
import { serveFile } from '../../pages/files.ts';
import { html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import { BANKS } from '../banks.ts';
import { peekToken } from '../jwt.ts';
import { mountPayerPages } from '../payer-pages.ts';
import { neopayPages } from './page.ts';
import { type Neopay, openTransaction } from './payer.ts';
import { readWidgetToken } from './sign.ts';

const COUNTRIES = [
  {
    code: 'LT',
    name: 'Lithuania',
    currency: 'EUR',
    defaultLanguage: 'LT',
    languages: ['LT', 'EN'],
    rules: {},
    aspsps: BANKS.map(({ bic, name }) => ({
      bic,
      name,
      logo: '',
      serviceTypes: ['pisp'],
      isOperating: true,
    })),
  },
];

/** The token is the whole query: no name, no equals sign. */
const tokenIn = (request: FastifyRequest): string => {
  const at = request.url.indexOf('?');
  return at < 0 ? '' : request.url.slice(at + 1);
};

/** What a shop reaches: the widget's start and the bank list. `slow` and `down` happen here. */
const mountStart = (scope: FastifyInstance, neopay: Neopay): void => {
  const { world } = neopay;
  faultyCalls(scope, world, 'neopay', request => {
    const { transactionId } = peekToken(tokenIn(request));
    return typeof transactionId === 'string' ? transactionId : undefined;
  });
  scope.get('/neopay/widget.html', async (request, reply) => {
    const wanted = await readWidgetToken(tokenIn(request), world.now());
    if (!wanted) {
      const body = html`<p>This payment link is not valid any more. Go back to the shop and start again.</p>`;
      return sendPage(request, reply.code(400), { title: 'Pay by bank', body });
    }
    const fresh = !neopay.book.state.has(wanted.transactionId);
    const { behaviours, transactionId } = openTransaction(neopay, wanted);
    if (fresh && readPlan(behaviours).timeout === 'create') return neverAnswer(reply);
    return reply.redirect(`pay/${encodeURIComponent(transactionId)}`, 303);
  });
  scope.get('/neopay/api/countries', () => COUNTRIES);
  scope.get('/neopay/api/countries/:projectId', () => COUNTRIES);
};

export const mountNeopay = (scope: FastifyInstance, neopay: Neopay): void => {
  scope.register(async start => mountStart(start, neopay));
  serveFile(scope, '/neopay/widget.js', join(import.meta.dirname, 'widget.js'));
  mountPayerPages(scope, neopayPages(neopay));
};
