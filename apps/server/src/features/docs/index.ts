import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Refusal } from '@tableside/contract';
import type { FastifyInstance } from 'fastify';
import { consolePolicy } from '../../http/answers/security-headers.ts';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tableside API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="api"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;
const START = "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true });\n";

const TYPES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/** Where the viewer's files lie; nothing of it is loaded before somebody opens the page. */
const viewerFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static');

/** `/api/openapi.json`, made from the contract at the first request, and `/api/docs`, a viewer that needs no internet. */
export const mountDocs = (app: FastifyInstance, version: string): void => {
  let document: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    if (document === undefined) {
      const { openApi } = await import('@tableside/contract/openapi');
      document = JSON.stringify(openApi(version));
    }
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document);
  });
  app.get('/api/docs', async (_request, reply) =>
    reply.header('content-security-policy', consolePolicy).type('text/html; charset=utf-8').send(PAGE),
  );
  app.get('/api/docs/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  );
  app.get<{ Params: { file: string } }>('/api/docs/:file', async (request, reply) => {
    const { file } = request.params;
    const type = Object.hasOwn(TYPES, file) ? TYPES[file] : undefined;
    if (type === undefined) throw new Refusal('not_found');
    return reply
      .type(type)
      .header('cache-control', 'public, max-age=86400')
      .send(await readFile(join(viewerFolder(), file)));
  });
};
