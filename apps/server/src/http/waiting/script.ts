import type { FastifyInstance } from 'fastify';

export const SCRIPT_ADDRESS = '/again.js';

/**
 * Asks until we can serve, then opens the same address again. It asks and does not simply reload, since a browser that
 * reloads while nobody answers shows a page of its own, which never tries again. Each phone waits by chance a little less or
 * more, and less often the longer it lasts: a full house does not come back in one second. A proxy that keeps `/readyz` to
 * itself answers with something else: then the page itself is tried.
 */
const SCRIPT = `(() => {
  const first = Number(document.currentScript.dataset.first) * 1000;
  const then = Number(document.currentScript.dataset.then) * 1000;
  let tries = 0;
  let timer;
  const later = wait => {
    clearTimeout(timer);
    timer = setTimeout(look, wait);
  };
  const look = async () => {
    const limit = new AbortController();
    const late = setTimeout(() => limit.abort(), 8000);
    const answer = await fetch('/readyz', { cache: 'no-store', signal: limit.signal }).catch(() => null);
    clearTimeout(late);
    if (answer && answer.status < 500) return location.reload();
    tries += 1;
    later(then * (0.5 + Math.random()) * Math.min(1 + tries / 10, 3));
  };
  const started = Date.now();
  const soon = () => {
    if (Date.now() - started > first && document.visibilityState === 'visible') later(Math.random() * 1000);
  };
  addEventListener('online', soon);
  document.addEventListener('visibilitychange', soon);
  later(first);
})();
`;

/** The waiting page's script, as a file: our pages run no other. */
export const mountWaitingScript = (app: FastifyInstance): void => {
  app.get(SCRIPT_ADDRESS, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=300').send(SCRIPT),
  );
};
