import type { Crop } from '@tableside/domain/menu-edit';

/** Width to height of a dish's photo, a category's banner, a logo, a cover, a phone's screen. */
export const SHAPES = { dish: 4 / 3, wide: 8 / 3, logo: 1, cover: 16 / 9, screen: 9 / 16 } as const;
export type PictureShape = keyof typeof SHAPES;

/** Where the middle of what is kept stands (0 to 1), and how near it is. */
export type View = { readonly x: number; readonly y: number; readonly zoom: number };

/** The largest box of the shape at that place and nearness, inside the picture. */
export const boxOf = (
  { x, y, zoom }: View,
  size: { readonly width: number; readonly height: number },
  shape: PictureShape = 'dish',
): Crop => {
  const own = size.width / size.height;
  const width = Math.min(1, SHAPES[shape] / own) / zoom;
  const height = Math.min(1, own / SHAPES[shape]) / zoom;
  const inside = (middle: number, length: number) => Math.min(Math.max(middle - length / 2, 0), 1 - length);
  return { left: inside(x, width), top: inside(y, height), width, height };
};
