import { Refusal } from '@tableside/contract';
import type { BrowserOrigins } from '@tableside/payments';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../../database/connection/away.ts';
import { logFailure } from '../../http/answers/failures.ts';
import type { RequestMeta } from '../../http/mount/handler.ts';
import { clientNetwork } from '../../http/network/client-network.ts';
import { metaOf } from '../../http/request-meta.ts';
import { GENERAL, PAGES } from '../limits/index.ts';
import { sessionInCookie } from '../scan/index.ts';
import { type BootParts, bootPage, brokenPage } from './boot.ts';
import type { Boot, GuestApp, Page } from './guest-app.ts';
import { createLineUp } from './line-up.ts';
import { sendRendered } from './send-rendered.ts';
import { createTurns } from './take-turns.ts';

export { type GuestApp, loadGuestApp } from './guest-app.ts';
export { sendUnknown } from './send-rendered.ts';
export { mountServiceWorker, WORKER_FILE } from './service-worker.ts';

const NOT_BUILT = 'The guest app is not built. Run: npm run build\n';

/** Where a phone goes that did not open the session: to the table's own scan. SESSION-06. */
const redirectFor = async (parts: PageParts, page: Page, boot: Boot): Promise<string | null> => {
  if (page.kind !== 'session' || boot.failure?.code !== 'session_not_found') return null;
  const stored = await parts.sessions.lookUp(page.token);
  return stored && `/${encodeURIComponent(stored.session.table.code)}`;
};

/** The visit that this phone is in, as its cookies say and prove; null: none. An installed menu opens here. */
const visitOf = async (parts: Pick<PageParts, 'sessions'>, meta: RequestMeta): Promise<string | null> => {
  const token = sessionInCookie(meta);
  if (token === null) return null;
  try {
    await parts.sessions.prove(token, meta.deviceToken);
    return token;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

export type PageParts = BootParts & {
  /** Where payment providers' forms come from. */
  readonly formOrigins: readonly BrowserOrigins[];
  /** Null when the guest app was not built. */
  readonly guestApp: GuestApp | null;
};

/**
 * Every address of the guest app, rendered on the server with its data inlined. Unknown addresses are the app's 404;
 * below `/api` they stay JSON. SCAN-01, SELECT-01, MENU-01.
 */
export const mountPages = (app: FastifyInstance, parts: PageParts): void => {
  const lineUp = createLineUp();
  const takeTurn = createTurns();
  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    guestApp: GuestApp,
  ): Promise<FastifyReply> => {
    const meta = metaOf(request, reply);
    const visit = request.url === '/' ? await visitOf(parts, meta) : null;
    if (visit !== null) return reply.header('cache-control', 'no-store').redirect(`/menu/${visit}`, 302);
    const page = guestApp.renderer.pageOf(request.url) ?? { kind: 'plain' as const };
    const boot = await bootPage(parts, page, meta).catch(error => {
      // Expected ones have answers of their own. SCAN-19
      if (error instanceof Refusal || isDatabaseAway(error)) throw error;
      logFailure(error, request);
      return brokenPage(meta);
    });
    const elsewhere = await redirectFor(parts, page, boot);
    if (elsewhere !== null) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302);
    await takeTurn();
    return sendRendered(request, reply, { guestApp, formOrigins: parts.formOrigins }, boot);
  };
  app.get('/*', { config: { page: true } }, async (request, reply) => {
    const { guestApp, limits } = parts;
    if (/^\/(api|media)(\/|$)/.test(request.url)) throw new Refusal('not_found');
    if (!guestApp) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const address = clientNetwork(request.ip);
    limits.take('address', address, GENERAL.address);
    limits.take('page', address, PAGES);
    const isGone = (): boolean => request.raw.socket.destroyed;
    return (await lineUp({ address, isGone }, () => sendPage(request, reply, guestApp))) ?? reply.hijack();
  });
};
