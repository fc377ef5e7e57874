import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@tableside/contract';
import type { FastifyInstance } from 'fastify';

const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', avif: 'image/avif' };

/** Only names the media pipeline makes: no dots, no folders, nothing hidden. */
const ID = /^[A-Za-z0-9_-]{1,80}$/;
const FILE = /^[A-Za-z0-9_-]{1,40}\.(webp|avif)$/;

/**
 * `GET /media/{id}/{file}`: stored pictures. An id names one picture for ever, so its files are immutable. Unknown and
 * misspelt names are 404. Of a person (`?of=person`) they are kept by the browser alone, and not for long.
 */
export const mountMedia = (app: FastifyInstance, dataDir: string): void => {
  const folder = join(dataDir, 'media');
  app.get<{ Params: { id: string; file: string }; Querystring: { of?: string } }>(
    '/media/:id/:file',
    async (request, reply) => {
      const { id, file } = request.params;
      const kind = FILE.exec(file)?.[1];
      if (!ID.test(id) || kind === undefined) throw new Refusal('not_found');
      const path = join(folder, id, file);
      const found = await stat(path).catch(() => null);
      if (!found?.isFile()) throw new Refusal('not_found');
      reply.headers({
        'content-type': TYPES[kind] ?? 'application/octet-stream',
        'content-length': found.size,
        'cache-control':
          request.query.of === 'person' ? 'private, max-age=600' : 'public, max-age=31536000, immutable',
      });
      return reply.send(createReadStream(path));
    },
  );
};
