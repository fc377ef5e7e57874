import { createHash } from 'node:crypto';
import { RawAnswer, type RequestMeta } from '../mount/handler.ts';

/** Whether `If-None-Match` names the entity; weak forms compare equal, as RFC 9110 §13.1.2 has it. */
export const matchesEtag = (header: string | readonly string[] | undefined, etag: string): boolean => {
  if (typeof header !== 'string') return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some(candidate => candidate.trim().replace(/^W\//, '') === etag);
};

/** The entity tag of these bytes, without its quotation marks. */
export const tagOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** Data as it leaves, with its entity tag: what many read can be kept so. */
export type TaggedJson = { readonly etag: string; readonly body: Buffer };

export const taggedJson = (data: unknown): TaggedJson => {
  const body = Buffer.from(JSON.stringify({ data }));
  return { etag: `"${tagOf(body)}"`, body };
};

/** A cacheable answer that nobody owns: revalidated each time, 304 while it is the same. */
export const tagged = (meta: Pick<RequestMeta, 'headers'>, { etag, body }: TaggedJson): RawAnswer => {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    etag,
  };
  return matchesEtag(meta.headers['if-none-match'], etag)
    ? new RawAnswer(304, headers, null)
    : new RawAnswer(200, headers, body);
};

/** As `tagged`, of data that is made anew for each answer. */
export const withEtag = (meta: Pick<RequestMeta, 'headers'>, data: unknown): RawAnswer =>
  tagged(meta, taggedJson(data));
