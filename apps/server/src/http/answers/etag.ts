import { createHash } from 'node:crypto';
import { RawAnswer, type RequestMeta } from '../mount/handler.ts';

/** Whether `If-None-Match` names the entity; weak forms compare equal, as RFC 9110 §13.1.2 has it. */
export const matchesEtag = (header: string | readonly string[] | undefined, etag: string): boolean => {
  if (typeof header !== 'string') return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some(candidate => candidate.trim().replace(/^W\//, '') === etag);
};

/** A cacheable answer of data that nobody owns: revalidated each time, 304 while it is the same. */
export const withEtag = (meta: Pick<RequestMeta, 'headers'>, data: unknown): RawAnswer => {
  const body = Buffer.from(JSON.stringify({ data }));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    etag,
  };
  return matchesEtag(meta.headers['if-none-match'], etag)
    ? new RawAnswer(304, headers, null)
    : new RawAnswer(200, headers, body);
};
