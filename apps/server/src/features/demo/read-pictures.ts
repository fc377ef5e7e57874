import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '@tableside/domain/menu';
import { z } from 'zod';
import { demoPicture } from './demo-pictures.ts';

const Ids = z.record(z.string(), z.string().regex(/^[0-9a-f]{16}$/));
const PicturesFile = z.strictObject({ venue: Ids, dishes: Ids });

type ByName = ReadonlyMap<string, Picture>;

/** `venue`: cover, logo, banners and cards by their names. `dishes`: by the ids of the items they show. */
export type VenuePictures = { readonly venue: ByName; readonly dishes: ByName };

const named = (ids: Readonly<Record<string, string>>): ByName =>
  new Map(Object.entries(ids).map(([name, id]) => [name, demoPicture(id)]));

/** The pictures that a venue folder's `pictures.json` names; none without the file. */
export const readPictures = (folder: string): VenuePictures => {
  const file = join(folder, 'pictures.json');
  if (!existsSync(file)) return { venue: new Map(), dishes: new Map() };
  const { venue, dishes } = PicturesFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { venue: named(venue), dishes: named(dishes) };
};
