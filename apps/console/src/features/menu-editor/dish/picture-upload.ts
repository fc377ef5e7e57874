import type { Picture } from '@tableside/domain/menu';
import { type Crop, MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '@tableside/domain/menu-edit';
import { call } from '../../../api/call.ts';
import type { PictureShape } from './crop-box.ts';

/** Longest side of a picture that was too large to be sent as it is. */
const SMALLER_PX = 3000;

const smaller = async (file: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, SMALLER_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob(blob => (blob ? done(blob) : fail(new Error('no picture'))), 'image/jpeg', 0.9),
  );
};

/** 0 for what the browser cannot read: the server says so. Phones make pictures of few bytes and too many pixels. */
const pixelsOf = async (file: Blob): Promise<number> => {
  const image = new Image();
  image.src = await asDataUrl(file);
  await image.decode().catch(() => undefined);
  return image.naturalWidth * image.naturalHeight;
};

const part = (value: number): string => Math.min(1, Math.max(0, value)).toFixed(4);

/** For the menu and other matters of the house, or for one's own tip card, which everybody may send. */
export type PictureCall = 'POST /console/{venue}/pictures' | 'POST /console/{venue}/own-tips/picture';

/** Sends a picture and the part of it that is kept; answers with what the menu holds of it. */
export const uploadPicture = async (
  to: { readonly venue: string; readonly by: PictureCall },
  file: Blob,
  crop: Crop,
  shape: PictureShape,
): Promise<Picture> => {
  const large = file.size > MAX_PICTURE_BYTES || (await pixelsOf(file)) > MAX_PICTURE_PIXELS;
  const sized = large ? await smaller(file) : file;
  const body = sized.type === '' ? sized.slice(0, sized.size, 'image/jpeg') : sized;
  const box = [crop.left, crop.top, crop.width, crop.height].map(part).join(',');
  const query = { crop: box, shape: shape === 'dish' ? shape : 'wide' } as const;
  return (await call(to.by, { venue: to.venue, query, body })).picture;
};

/** The picture as the page may show it before it is sent. */
export const asDataUrl = (file: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });
