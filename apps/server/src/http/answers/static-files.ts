import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { Refusal } from '@tableside/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
  '.mp3': 'audio/mpeg',
  '.txt': 'text/plain; charset=utf-8',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=300';
const SUFFIXES = ['.br', '.gz', '.map'];

type BuiltFile = {
  readonly path: string;
  readonly address: string;
  readonly encodings: ReadonlySet<Encoding>;
};

const filesIn = (folder: string): BuiltFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap(entry => {
    const path = join(entry.parentPath, entry.name);
    const address = relative(folder, path).split(sep).join('/');
    if (!entry.isFile() || address.startsWith('.') || SUFFIXES.some(end => address.endsWith(end))) return [];
    const encodings = new Set<Encoding>(['identity']);
    if (existsSync(`${path}.br`)) encodings.add('br');
    if (existsSync(`${path}.gz`)) encodings.add('gzip');
    return [{ path, address, encodings }];
  });

const SUFFIX_OF: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** The best form that was made at build time and the client takes. */
const formFor = (request: FastifyRequest, file: BuiltFile): Encoding => {
  const wanted = acceptedEncoding(request.headers['accept-encoding']);
  return file.encodings.has(wanted) ? wanted : 'identity';
};

/** Keeps what was read: built files are few, small, and never change while the server runs. */
const createFileMemory = (): ((path: string) => Promise<Buffer>) => {
  const held = new Map<string, Buffer>();
  return async path => {
    const known = held.get(path) ?? (await readFile(path));
    held.set(path, known);
    return known;
  };
};

/** A new build has replaced the folder since the start: what is gone is no fault of ours, and nothing to be kept for ever. */
const missing = (error: NodeJS.ErrnoException): never => {
  throw error.code === 'ENOENT' ? new Refusal('not_found') : error;
};

export type StaticOptions = {
  readonly folder: string;
  /** Address the folder stands at, without a trailing slash; empty for the site root. */
  readonly at: string;
  /** Files that are served by somebody else. */
  readonly except?: readonly string[];
};

/**
 * Serves a folder of built files: each a route of its own, so nothing else in the folder can be asked for; compressed
 * forms made at build time; what Vite named by its hash (`assets/`) is immutable. Nothing without the folder.
 */
export const serveBuilt = (app: FastifyInstance, { folder, at, except = [] }: StaticOptions): void => {
  if (!existsSync(folder)) return;
  const read = createFileMemory();
  for (const file of filesIn(folder).filter(({ address }) => !except.includes(address))) {
    const immutable = file.address.startsWith('assets/');
    app.get(`${at}/${file.address}`, async (request: FastifyRequest, reply: FastifyReply) => {
      const form = formFor(request, file);
      const bytes = await read(file.path + SUFFIX_OF[form]).catch(missing);
      reply.headers({
        'content-type': TYPES[extname(file.path)] ?? 'application/octet-stream',
        'cache-control': immutable ? IMMUTABLE : REVALIDATE,
        vary: 'Accept-Encoding',
      });
      if (form !== 'identity') reply.header('content-encoding', form);
      return reply.send(bytes);
    });
  }
};
