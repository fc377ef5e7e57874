import { join } from 'node:path';
import { type ThemeColors, themeColors } from '@tableside/domain/theme';
import sharp from 'sharp';
import type { Venue } from '../venues/index.ts';

/** Phones cut icons to circles of four fifths: what matters stays within this part of the side. */
const SAFE = 0.62;

/** For venues without a logo: a plate. */
const plate = ({ primary, onPrimary }: ThemeColors): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="${primary}"/><g fill="none" stroke="${onPrimary}"><circle cx="256" cy="256" r="150" stroke-width="24"/><circle cx="256" cy="256" r="84" stroke-width="12"/></g></svg>`,
  );

const logoOnGround = async (file: string, size: number, background: string): Promise<Buffer> => {
  const inner = Math.round(size * SAFE);
  const logo = await sharp(file).resize(inner, inner, { fit: 'inside' }).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: logo, gravity: 'centre' }])
    .png()
    .toBuffer();
};

/** A venue's icon of `size` pixels as PNG: its logo on its background, or a plate in its colour. */
export const drawIcon = async (
  { settings }: Pick<Venue, 'settings'>,
  size: number,
  mediaDir: string,
): Promise<Buffer> => {
  const colors = themeColors(settings.customizations);
  const drawn =
    settings.logo &&
    // Its file may not be there: the pictures of a restored venue come later.
    (await logoOnGround(join(mediaDir, settings.logo.id, 'photo.webp'), size, colors.background).catch(
      () => null,
    ));
  return drawn ?? sharp(plate(colors)).resize(size, size).png().toBuffer();
};
