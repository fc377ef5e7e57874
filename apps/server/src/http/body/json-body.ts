import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { Refusal } from '@tableside/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isStorable } from '../identifiers.ts';

/** Largest JSON body in bytes and its deepest nesting. */
export const MAX_BODY_BYTES = 64 * 1024;
const MAX_DEPTH = 20;

/** Whether a member would change what all objects are, once somebody copies it into another one. */
const reachesPrototype = (key: string, inner: unknown): boolean =>
  key === '__proto__' ||
  (key === 'constructor' && typeof inner === 'object' && inner !== null && Object.hasOwn(inner, 'prototype'));

/** Refuses values nested too deeply or holding text that no database can keep. */
const check = (value: unknown, depth: number): void => {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw new Refusal('validation_failed', { reason: 'text' });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= MAX_DEPTH) throw new Refusal('validation_failed', { reason: 'depth' });
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) throw new Refusal('validation_failed', { reason: 'text' });
    if (reachesPrototype(key, inner)) throw new Refusal('validation_failed', { reason: 'json' });
    check(inner, depth + 1);
  }
};

/** What JSON says. Refuses what is none, and what no body may hold. */
export const readJson = (text: string): unknown => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal('validation_failed', { reason: 'json' });
  }
  check(value, 0);
  return value;
};

/** JSON is the only body there is; keys that reach into prototypes, deep nesting and NUL bytes are refused. */
export const acceptJsonOnly = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const bytes = await app.bodies.whole(request, payload);
    if (bytes.length === 0) return undefined;
    // Decoding would put replacement characters in the place of what is no UTF-8: not the same text.
    if (!isUtf8(bytes)) throw new Refusal('validation_failed', { reason: 'text' });
    return readJson(bytes.toString('utf8'));
  });
};
