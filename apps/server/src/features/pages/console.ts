import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { consolePolicy } from '../../http/answers/security-headers.ts';
import { serveBuilt } from '../../http/answers/static-files.ts';

/** `/console`: what staff use, one HTML file for all its addresses. Nothing where it was not built. */
export const mountConsole = (app: FastifyInstance, folder: string): void => {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return;
  serveBuilt(app, { folder, at: '/console', except: ['index.html'] });
  for (const url of ['/console', '/console/*']) {
    app.get(url, async (_request, reply) =>
      reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'content-security-policy': consolePolicy,
        })
        .send(await readFile(index)),
    );
  }
};
