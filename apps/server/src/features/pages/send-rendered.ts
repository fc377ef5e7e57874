import { randomBytes } from 'node:crypto';
import type { BrowserOrigins } from '@tableside/payments';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { guestPolicy } from '../../http/answers/security-headers.ts';
import { metaOf } from '../../http/request-meta.ts';
import { plainLanguage } from './boot.ts';
import type { Boot, GuestApp } from './guest-app.ts';
import { sendHtml } from './send-html.ts';
import { BUILD_HEADER } from './service-worker.ts';

type Rendering = { readonly guestApp: GuestApp; readonly formOrigins: readonly BrowserOrigins[] };

/** Lets the browser fetch the first view's scripts, and what they need, while it still reads the HTML. */
const preloads = ({ scripts }: GuestApp['assets'], beside: readonly string[]): string =>
  [
    ...beside.map(file => `<${file}>; rel=preload; as=fetch; crossorigin`),
    ...scripts.map(script => `<${script}>; rel=modulepreload`),
  ].join(', ');

/** The page of the guest app that was asked for, with what the server knows for it. */
export const sendRendered = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { guestApp, formOrigins }: Rendering,
  boot: Boot,
): Promise<FastifyReply> => {
  const nonce = randomBytes(16).toString('base64');
  const { url } = request;
  // Somebody who looks at it gets what is seen first, and the rest beside it; whoever keeps the page gets all of it in one.
  const lean = request.headers['sec-fetch-mode'] === 'navigate';
  const { status, html, seen, beside } = await guestApp.renderer.render({
    url,
    boot,
    assets: guestApp.assets,
    nonce,
    userAgent: request.headers['user-agent'] ?? '',
    lean,
  });
  reply.header(
    'content-security-policy',
    guestPolicy({ style: nonce, scripts: guestApp.assets.inline }, formOrigins),
  );
  // A page with a group of windows of its own is given a new process by the browser, which a slow phone waits for before its
  // first frame. Nothing here could be read through a window that opened it, and it opens none that must not know it.
  reply.removeHeader('cross-origin-opener-policy');
  reply.header('link', preloads(guestApp.assets, beside));
  reply.header(BUILD_HEADER, guestApp.assets.build);
  return sendHtml(reply, { status, html, seen }, request.headers['accept-encoding']);
};

/** The guest app's page for an address at which there is nothing. */
export const sendUnknown = (
  request: FastifyRequest,
  reply: FastifyReply,
  guestApp: GuestApp,
): Promise<FastifyReply> => {
  const boot = { language: plainLanguage(metaOf(request, reply)) };
  return sendRendered(request, reply, { guestApp, formOrigins: [] }, boot);
};
