import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** Serves a file at a path; several files become one, in their order, for a script that a shop loads with one tag. */
export const serveFile = (scope: FastifyInstance, path: string, ...files: readonly string[]): void => {
  const content = files.map(file => readFileSync(file, 'utf8')).join('\n');
  const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain; charset=utf-8';
  scope.get(path, (_request, reply) => reply.type(type).send(content));
};
