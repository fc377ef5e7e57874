import { readFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '@tableside/domain/menu';
import { adoptPicture } from '../pictures/index.ts';

/** The demo's pictures as guests load them, made by `npm run demo-pictures`. */
const FOLDER = join(import.meta.dirname, '../../../demo/pictures');

/** A picture of the demo by its id. Throws where it is missing. */
export const demoPicture = (id: string): Picture =>
  JSON.parse(readFileSync(join(FOLDER, id, 'picture.json'), 'utf8')) as Picture;

/** Puts those pictures of the demo into the media folder that are not there: linked where the file system can. */
export const bringDemoPictures = async (mediaDir: string): Promise<void> => {
  await mkdir(mediaDir, { recursive: true });
  const present = new Set(await readdir(mediaDir));
  const missing = (await readdir(FOLDER)).filter(id => !present.has(id));
  await Promise.all(missing.map(id => adoptPicture(FOLDER, mediaDir, id)));
};
