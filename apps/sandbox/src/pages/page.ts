import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Content, html, type Markup } from './html.ts';

/** The way from a page to the sandbox's root, relative: the same below /sandbox and bare. */
export const rootFrom = (url: string): string => {
  const depth = (url.split('?')[0] ?? '').split('/').length - 2;
  return depth <= 0 ? './' : '../'.repeat(depth);
};

export type Page = {
  readonly title: string;
  readonly body: Markup;
  /** Files below the root, such as `stripe/element.js`. */
  readonly scripts?: readonly string[];
  /** `frame`: within another page, so without head and foot. */
  readonly look?: 'bank' | 'wide' | 'frame';
  /** Of its words; English unless it says so. */
  readonly language?: string;
};

const around = (look: string, root: string, title: string, body: Markup): Markup =>
  look === 'frame'
    ? html`<main>${body}</main>`
    : html`<header><a href="${root}">Sandbox</a> <strong>no real money</strong></header>
<main><h1>${title}</h1>${body}</main>
<footer>This page stands in for the outside world. Nothing here is charged, sent or delivered.</footer>`;

/** Answers with a page. */
export const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply => {
  const { title, body, scripts = [], look = 'bank', language = 'en' } = page;
  const root = rootFrom(request.url);
  const { text } = html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} (sandbox)</title>
<link rel="stylesheet" href="${root}sandbox.css">
${scripts.map((path): Content => html`<script type="module" src="${root}${path}"></script>`)}
</head>
<body class="${look}">
${around(look, root, title, body)}
</body>
</html>`;
  return reply.type('text/html; charset=utf-8').send(text);
};
