import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { escapeHtml } from '../../http/answers/escape-html.ts';
import { policy } from '../../http/answers/security-headers.ts';
import { clientNetwork } from '../../http/network/client-network.ts';
import { GENERAL, PAGES } from '../limits/index.ts';
import { emailWords } from '../mail/index.ts';
import { consentOf, type Way } from './links.ts';
import { confirm, consentById, drop } from './member-mail-store.ts';

const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;font:18px/1.5 system-ui,sans-serif}main{max-width:26rem}h1{font-size:1.5rem;line-height:1.25}button{width:100%;min-height:56px;border:0;border-radius:12px;font:600 1.1rem system-ui,sans-serif;background:#1c1a17;color:#fffefd}@media(prefers-color-scheme:dark){button{background:#f4f2ee;color:#1c1a17}}`;
const POLICY = policy({
  'default-src': "'none'",
  'style-src': `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
});

type Page = {
  readonly language: string;
  readonly title: string;
  readonly text: string;
  readonly button: string | null;
};

const pageOf = ({ language, title, text, button }: Page): string =>
  `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${button === null ? '' : `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>`}</main></body></html>`;

const send = (reply: FastifyReply, status: number, page: Page): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
    })
    .send(pageOf(page));

/**
 * `/member-mail/in/{token}` and `/member-mail/out/{token}`: the links of letters, for whoever holds the letter. Opening one changes nothing, because
 * mail programs open links to look at them; its button does, and so does the one tap by which a mail program takes somebody off (RFC 8058).
 */
export const mountMailPages = (app: FastifyInstance, deps: Deps): void => {
  const { database, clock, limits } = deps;
  const look = async (way: Way, token: string) => {
    const id = consentOf(deps, way, token);
    const consent = id === null ? null : await consentById(database.run, id);
    return { id, consent, say: emailWords(consent?.language ?? 'en') };
  };
  app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', scope.bodies.whole);
    scope.addHook('onRequest', (request, _reply, done) => {
      const address = clientNetwork(request.ip);
      limits.take('address', address, GENERAL.address);
      limits.take('page', address, PAGES);
      done();
    });
    for (const way of ['in', 'out'] as const) {
      const url = `/member-mail/${way}/:token`;
      const over = (reply: FastifyReply, say: ReturnType<typeof emailWords>) =>
        // Whoever is off the list already reads that they are.
        send(reply, way === 'out' ? 200 : 404, {
          language: say.language,
          title: say(way === 'out' ? 'member.page.outDone' : 'member.page.over'),
          text: say(way === 'out' ? 'member.page.outText' : 'member.page.overText'),
          button: null,
        });
      scope.get<{ Params: { token: string } }>(url, { config: { page: true } }, async ({ params }, reply) => {
        const { consent, say } = await look(way, params.token);
        if (!consent) return over(reply, say);
        const { venue } = consent;
        return send(reply, 200, {
          language: say.language,
          title: say(`member.page.${way}`, { venue }),
          text: say(`member.page.${way}Ask`, { venue }),
          button: say(`member.page.${way}Button`),
        });
      });
      scope.post<{ Params: { token: string } }>(
        url,
        { config: { page: true } },
        async ({ params }, reply) => {
          const { id, consent, say } = await look(way, params.token);
          if (id === null || !consent) return over(reply, say);
          const { venue } = consent;
          if (way === 'in') await confirm(database.run, id, new Date(clock()));
          else await drop(database.run, id);
          return send(reply, 200, {
            language: say.language,
            title: say(`member.page.${way}Done`),
            text: say(`member.page.${way}Text`, { venue }),
            button: null,
          });
        },
      );
    }
  });
};
