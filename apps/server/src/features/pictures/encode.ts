import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '@tableside/domain/menu';
import { checkSource, openSource, readable } from './encode-source.ts';
import { storeFiles, touchPicture } from './encode-store.ts';

/** Part of every id: raise it when the same source shall give other files. */
export const PIPELINE_VERSION = 'p2';

/**
 * `dish`: up to 1000 px wide with a square list thumbnail of 264 px. `wide`: covers, banners, cards, logos; up to 1000 px
 * wide, the thumbnail 528 px wide in the picture's own proportions.
 */
export type Shape = 'dish' | 'wide';

/** `fast` for whoever waits for an upload; `small` takes five times as long for half the bytes: pictures of a repository. */
export type Effort = 'fast' | 'small';

const AVIF = { fast: { quality: 52, effort: 0 }, small: { quality: 44, effort: 3 } } as const;
const WEBP = { fast: { quality: 76, effort: 1 }, small: { quality: 56, effort: 5 } } as const;

export type EncodeOptions = { readonly mediaDir: string; readonly shape: Shape; readonly effort: Effort };

const WIDTHS = { dish: { photo: 1000, thumb: 264 }, wide: { photo: 1000, thumb: 528 } } as const;

/** A blur placeholder has to fit into a menu document two hundred times over. */
const LQIP_BYTES = 200;

const lqipOf = async (source: Buffer): Promise<string> => {
  for (const [width, quality] of [
    [16, 40],
    [16, 15],
    [12, 15],
    [8, 10],
  ] as const) {
    const tiny = await openSource(source)
      .flatten({ background: '#ffffff' })
      .resize(width)
      .webp({ quality, alphaQuality: 20, effort: 4 })
      .toBuffer();
    const uri = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (uri.length <= LQIP_BYTES) return uri;
  }
  return '';
};

const filesOf = async (
  source: Buffer,
  shape: Shape,
  effort: Effort,
): Promise<{
  readonly files: ReadonlyMap<string, Buffer>;
  readonly width: number;
  readonly height: number;
}> => {
  const widths = WIDTHS[shape];
  const avif = { ...AVIF[effort], chromaSubsampling: '4:2:0' };
  const webp = WEBP[effort];
  const shown = await openSource(source)
    .resize(widths.photo, null, { withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = shown.info;
  const photo = (): ReturnType<typeof openSource> => openSource(shown.data, { width, height, channels });
  const thumb = (): ReturnType<typeof openSource> =>
    shape === 'dish'
      ? photo().resize(widths.thumb, widths.thumb, { fit: 'cover' })
      : photo().resize(widths.thumb, null, { withoutEnlargement: true });
  const files = new Map([
    ['photo.avif', await photo().avif(avif).toBuffer()],
    ['photo.webp', await photo().webp(webp).toBuffer()],
    ['thumb.avif', await thumb().avif(avif).toBuffer()],
    ['thumb.webp', await thumb().webp(webp).toBuffer()],
  ]);
  return { files, width, height };
};

/** A picture stored before, or null. */
export const storedPicture = async (mediaDir: string, id: string): Promise<Picture | null> => {
  try {
    return JSON.parse(await readFile(join(mediaDir, id, 'picture.json'), 'utf8')) as Picture;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};

/**
 * Makes the files guests load from one composed or uploaded picture: `<mediaDir>/<id>/{photo,thumb}.{avif,webp}` and
 * `picture.json`, all at once or not at all. The id is the content's, so the same picture is made and stored once.
 * Everything is re-encoded: nothing of the upload but its pixels survives. Throws {@link UnreadablePicture} for what is
 * no JPEG, PNG, WebP, AVIF or GIF, is damaged, or has too many pixels.
 */
export const encodePicture = async (source: Buffer, options: EncodeOptions): Promise<Picture> => {
  const { mediaDir, shape, effort } = options;
  const id = createHash('sha256')
    .update(`${PIPELINE_VERSION}/${shape}/${effort}/`)
    .update(source)
    .digest('hex')
    .slice(0, 16);
  const stored = await storedPicture(mediaDir, id);
  if (stored) {
    await touchPicture(mediaDir, id);
    return stored;
  }
  await checkSource(source);
  const { files, width, height } = await readable(() => filesOf(source, shape, effort));
  // What is a thousand times as high as wide fits into no format when it is made small.
  const picture: Picture = { id, width, height, lqip: await readable(() => lqipOf(source)) };
  await storeFiles(mediaDir, id, new Map([...files, ['picture.json', Buffer.from(JSON.stringify(picture))]]));
  return picture;
};
