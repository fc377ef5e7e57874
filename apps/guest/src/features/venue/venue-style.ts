import { themeStyle } from '@tableside/design';
import { fontFaces } from '@tableside/design/fonts/faces.ts';
import { mix, readableOn, rgbOf, themeColors } from '@tableside/domain/theme';
import { customization, customizationFont, customizationNumber } from '@tableside/domain/venue';
import { DISTANCES } from '../../app/timings.ts';
import type { Restaurant } from '../../data/session.ts';
import { venueShape } from './venue-shape.ts';

const colour = (value: string | null | undefined): string | null => {
  try {
    return value && rgbOf(value) ? value : null;
  } catch {
    return null;
  }
};

/** A side of the mark: to be seen, and within the narrowest screen. */
const side = (pixels: number | null | undefined): string | null =>
  pixels ? `${Math.min(Math.max(pixels, 32), 320)}px` : null;

type Values = Readonly<Record<string, string | null>>;

/**
 * The ground of the unified splash and what is written on it: over a colour as reads best there, over a picture as the
 * venue says. The older splash stands on the theme's ground. SELECT-18, SELECT-20, FLAG-17, ENTITY-03.
 */
const splashGround = ({ functionalities, loading_screen: loading }: Restaurant): Values => {
  if (!loading || !functionalities.includes('unified-splash-screen')) return {};
  const ground = colour(loading.background_color);
  const onPicture = loading.dark_powered_by ? '#000000' : '#ffffff';
  const ink = loading.background_image ? onPicture : ground && readableOn(ground);
  return {
    '--splash-bg': ground,
    '--splash-text': ink,
    '--splash-powered': ink && mix(ink, ground ?? ink, 0.25),
  };
};

/** The venue's look as CSS, for the head of the page: nothing here is taken over unparsed. THEME-01, ENTITY-03. */
export const venueStyle = (restaurant: Restaurant): string => {
  const { customizations, loading_screen: loading } = restaurant;
  const theme = themeStyle(themeColors(customizations), {
    body: customizationFont(customizations, 'font-family'),
    title: customizationFont(customizations, 'title-font-family'),
  });
  const sizes: Values = {
    '--cover-height': `${customizationNumber(customizations, 'header-cover-height', DISTANCES.coverHeight)}px`,
    ...venueShape(customizations),
    ...splashGround(restaurant),
    '--splash-loader': colour(loading?.loader_color) ?? customization(customizations, 'loader-color'),
    '--splash-logo': side(loading?.logo_width),
    '--splash-logo-height': side(loading?.logo_height),
  };
  const rules = Object.entries(sizes).flatMap(([name, value]) => (value ? [`${name}:${value}`] : []));
  const fonts = fontFaces([
    customization(customizations, 'font-family'),
    customization(customizations, 'title-font-family'),
  ]);
  return `${fonts}${theme}:root{${rules.join(';')}}`;
};
