import { Refusal } from '@tableside/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { acceptedEncoding } from '../../http/answers/accepted-encoding.ts';
import { brotli, gzipped } from '../../http/answers/compress.ts';
import { tagOf } from '../../http/answers/etag.ts';
import type { MenuSnapshot } from '../menu/index.ts';

const PREFIX = '{"data":'.length;

/** Pictures that are in sight at once and may wait behind a blurred stand-in. */
const BLURRED = 4;

/**
 * The menu as a page carries it: without the blurred stand-ins of pictures further down. They do not compress, were a third
 * of the page, and are not shown before the pictures themselves come near.
 */
const firstViewJson = (json: string): string => {
  let kept = 0;
  return JSON.stringify(JSON.parse(json), (key, value: unknown) => {
    if (key !== 'lqip' || value === null) return value;
    kept += 1;
    return kept <= BLURRED ? value : null;
  });
};

/** The menu inside an answer's envelope as text. */
export const envelopeless = (body: Buffer): string =>
  firstViewJson(body.toString('utf8', PREFIX, body.length - 1));

type MenuFile = {
  readonly json: string;
  readonly name: string;
  /** Made when a phone first asks for it. */
  readonly compressed: { br?: Promise<Buffer>; gzip?: Promise<Buffer> };
};
const files = new WeakMap<MenuSnapshot, MenuFile>();

/** A snapshot as pages carry it, and as a file that is named by what is in it; made once of each. */
const fileOf = (snapshot: MenuSnapshot): MenuFile => {
  const known = files.get(snapshot);
  if (known) return known;
  const json = envelopeless(snapshot.body);
  const file = { json, name: `${tagOf(Buffer.from(json))}.json`, compressed: {} };
  files.set(snapshot, file);
  return file;
};

/** The menu for a page: its text, what changes when it does, and where a phone finds the same text as a file. */
export const pageMenu = (venueId: string, snapshot: MenuSnapshot) => {
  const { json, name } = fileOf(snapshot);
  return { json, key: snapshot.etag, file: `/menus/${venueId}/${snapshot.language}/${name}` };
};

/** Once for many phones. */
const BROTLI_QUALITY = 9;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * `GET /menus/{venue}/{language}/{name}`: the menu of a page as a file that phones keep, since its name says what is in it.
 * 404 for one that is no longer, or never was, published: the phone then asks for the menu by the API.
 */
export const mountMenuFiles = (app: FastifyInstance, { menus }: Pick<Deps, 'menus'>): void => {
  type Named = { readonly venue: string; readonly language: string; readonly name: string };
  app.get<{ Params: Named }>('/menus/:venue/:language/:name', async (request, reply) => {
    const { venue, language, name } = request.params;
    if (!ID.test(venue)) throw new Refusal('not_found');
    const find = async (version: number): Promise<MenuFile | null> => {
      const snapshot = await menus.snapshot(venue, language, version).catch((error: unknown) => {
        if (error instanceof Refusal) return null;
        throw error;
      });
      const file = snapshot && fileOf(snapshot);
      return file?.name === name ? file : null;
    };
    // Another server may have published since.
    const file = (await find(0)) ?? (await find(Number.POSITIVE_INFINITY));
    if (!file) throw new Refusal('not_found');
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return reply.send(file.json);
    reply.header('content-encoding', encoding);
    const bytes = Buffer.from(file.json);
    file.compressed[encoding] ??= encoding === 'br' ? brotli(bytes, BROTLI_QUALITY) : gzipped(bytes);
    return reply.send(await file.compressed[encoding]);
  });
};
