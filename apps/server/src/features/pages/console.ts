import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { consolePolicy, workerPolicy } from '../../http/answers/security-headers.ts';
import { serveBuilt } from '../../http/answers/static-files.ts';

const WORKER = 'sw.js';
/** Ahead of the worker where devices are to keep nothing: it throws away what it kept, and goes on showing messages. */
const KEEPS_NOTHING = 'self.KEEPS_NOTHING = true;\n';

type Options = {
  readonly folder: string;
  /** Whether devices may keep the console, so that it opens without a line. */
  readonly keeps: boolean;
};

const mountWorker = (app: FastifyInstance, { folder, keeps }: Options): void => {
  const worker = join(folder, WORKER);
  if (!existsSync(worker)) return;
  app.get(`/console/${WORKER}`, async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': workerPolicy,
      })
      .send(`${keeps ? '' : KEEPS_NOTHING}${await readFile(worker, 'utf8')}`),
  );
};

/** `/console`: what staff use, one HTML file for all its addresses. Nothing where it was not built. */
export const mountConsole = (app: FastifyInstance, options: Options): void => {
  const { folder } = options;
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return;
  serveBuilt(app, { folder, at: '/console', except: ['index.html', WORKER] });
  mountWorker(app, options);
  const page = async (reply: FastifyReply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': consolePolicy,
      })
      .send(await readFile(index));
  // The router takes both for one. A worker's scope begins with the slash: without it no page would open without a line.
  app.get('/console', async ({ url }, reply) =>
    /^\/console(?!\/)/.test(url) ? reply.redirect(url.replace('/console', '/console/'), 302) : page(reply),
  );
  // A script of another build is no page: it would be kept, and run, as one.
  app.get('/console/assets/*', (_request, reply) => reply.callNotFound());
  app.get('/console/*', async (_request, reply) => page(reply));
};
