import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { storeFiles } from '../../pictures/index.ts';
import { PICTURES } from '../format.ts';
import { pictureFile } from '../write/pictures.ts';
import type { Archive } from './open-archive.ts';

/** Stores the pictures of an archive, those that are not here. Answers with a way to take them back, and their number. */
export const restorePictures = async (
  archive: Archive,
  mediaDir: string,
): Promise<{ readonly count: number; readonly undo: () => Promise<void> }> => {
  const byId = new Map<string, { path: string; file: string }[]>();
  for (const { path } of archive.manifest.pictures) {
    const named = pictureFile(path.slice(PICTURES.length));
    if (!named) continue;
    byId.set(named.id, [...(byId.get(named.id) ?? []), { path, file: named.file }]);
  }
  const made: string[] = [];
  const undo = async (): Promise<void> => {
    for (const id of made) await rm(join(mediaDir, id), { recursive: true, force: true });
  };
  try {
    for (const [id, named] of byId) {
      // An id names one picture for ever: one that is here is the same.
      if (existsSync(join(mediaDir, id))) continue;
      const files = new Map<string, Buffer>();
      for (const { path, file } of named) {
        const chunks: Buffer[] = [];
        for await (const chunk of archive.content(path)) chunks.push(chunk);
        files.set(file, Buffer.concat(chunks));
      }
      await storeFiles(mediaDir, id, files);
      made.push(id);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return { count: byId.size, undo };
};
