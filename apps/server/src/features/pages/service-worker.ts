import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { workerPolicy } from '../../http/answers/security-headers.ts';

/** Names the build of the guest app on its pages; apps/guest/src/worker/built.ts reads it. */
export const BUILD_HEADER = 'tableside-build';
/** The guest app's service worker; its address is its scope. */
export const WORKER_FILE = 'sw.js';

/** Takes the place of a worker that phones have: throws away what it kept and itself. */
const LAST_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil((async () => {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith('tableside-')).map(name => caches.delete(name)));
  await self.registration.unregister();
})()));
`;

type Options = {
  /** The guest app's built files. */
  readonly folder: string;
  /** False: phones that have a worker lose it. */
  readonly wanted: boolean;
};

/**
 * `GET /sw.js`: the guest app's service worker. Browsers ask for it anew at each visit past every cache, so whatever is
 * answered here reaches every phone: `SERVICE_WORKER=0`, or a build without one, and the worker is gone with all it kept.
 */
export const mountServiceWorker = (app: FastifyInstance, { folder, wanted }: Options): void => {
  const path = join(folder, WORKER_FILE);
  app.get(`/${WORKER_FILE}`, async (_request, reply) => {
    reply.headers({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': workerPolicy,
    });
    return reply.send(wanted && existsSync(path) ? await readFile(path) : LAST_WORKER);
  });
};
