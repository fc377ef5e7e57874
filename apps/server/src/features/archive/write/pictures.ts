import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Only names that the media pipeline makes: no dots, no folders. */
const ID = /^[A-Za-z0-9_-]{1,80}$/;
const FILE = /^(?:[A-Za-z0-9_-]{1,40}\.(?:webp|avif)|picture\.json)$/;

/** `<id>/<file>` of a picture inside `pictures/`, or null for what is none. */
export const pictureFile = (path: string): { readonly id: string; readonly file: string } | null => {
  const [id = '', file = '', ...more] = path.split('/');
  return more.length === 0 && ID.test(id) && FILE.test(file) ? { id, file } : null;
};

/** The ids of all pictures that a document names, however deep: a picture is what has an id and a blur of itself. */
export const picturesIn = (value: unknown, found: Set<string> = new Set()): Set<string> => {
  if (typeof value !== 'object' || value === null) return found;
  const { id, lqip } = value as { readonly id?: unknown; readonly lqip?: unknown };
  if (typeof id === 'string' && typeof lqip === 'string' && ID.test(id)) found.add(id);
  for (const member of Object.values(value)) picturesIn(member, found);
  return found;
};

export type StoredPicture = { readonly path: string; readonly content: () => AsyncIterable<Buffer> };

/** The files of pictures as they are stored, in order; one that is not there any more is left out. */
export async function* picturesOf(mediaDir: string, ids: Iterable<string>): AsyncGenerator<StoredPicture> {
  for (const id of [...ids].sort()) {
    const files = await readdir(join(mediaDir, id)).catch(() => []);
    for (const file of files.filter(name => FILE.test(name)).sort()) {
      yield { path: `${id}/${file}`, content: () => createReadStream(join(mediaDir, id, file)) };
    }
  }
}
