import { themeStyle } from '@tableside/design';
import {
  firstFontFiles,
  fontFaces,
  type LettersOf,
  OWN_TEXT,
  OWN_TITLE,
  titleSetting,
  withStandIns,
} from '@tableside/design/fonts/faces.ts';
import { mix, readableOn, rgbOf, themeColors } from '@tableside/domain/theme';
import { type Customization, customization, customizationNumber, FONT_STACKS } from '@tableside/domain/venue';
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

/** What of a venue its looks follow from; a card's page has no loading screen. */
type Looks = Pick<Restaurant, 'customizations'> &
  Partial<Pick<Restaurant, 'loading_screen' | 'functionalities'>>;
type Values = Readonly<Record<string, string | null>>;

/**
 * The ground of the unified splash and what is written on it: over a colour as reads best there, over a picture as the
 * venue says. The older splash stands on the theme's ground. SELECT-18, SELECT-20, FLAG-17, ENTITY-03.
 */
const splashGround = ({ functionalities = [], loading_screen: loading }: Looks): Values => {
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

type FontName = keyof typeof FONT_STACKS;
type Fonts = { readonly text: FontName; readonly title: FontName };

/** The letters of a venue: its own, else ours; titles are set in those of its text unless it chose others. */
const fontsOf = (customizations: readonly Customization[]): Fonts => {
  const chosen = (name: 'font-family' | 'title-font-family') =>
    customization(customizations, name) as FontName | null;
  const text = chosen('font-family');
  return { text: text ?? OWN_TEXT, title: chosen('title-font-family') ?? text ?? OWN_TITLE };
};

const facesOf = ({ text, title }: Fonts): string => fontFaces([text, title]);

/** Letters of a page that is of no venue: a hall, a code that does not work. */
export const plainStyle = (letters: LettersOf = null): string =>
  `${facesOf({ text: OWN_TEXT, title: OWN_TITLE })}:root{--font:${withStandIns(FONT_STACKS[OWN_TEXT], letters)};--font-title:${withStandIns(FONT_STACKS[OWN_TITLE], letters)}}`;

/** Files of letters that the first words of the venue's pages need. */
export const venueFontFiles = (restaurant: Looks | undefined, language: string): readonly string[] => {
  const { text, title } = fontsOf(restaurant?.customizations ?? []);
  return firstFontFiles([title, text], language);
};

/** The venue's look as CSS, for the head of the page: nothing here is taken over unparsed. THEME-01, ENTITY-03. */
export const venueStyle = (restaurant: Looks, letters: LettersOf = null): string => {
  const { customizations, loading_screen: loading = null } = restaurant;
  const fonts = fontsOf(customizations);
  const theme = themeStyle(themeColors(customizations), {
    body: withStandIns(FONT_STACKS[fonts.text], letters),
    title: withStandIns(FONT_STACKS[fonts.title], letters),
  });
  const setting = titleSetting(fonts.title);
  const sizes: Values = {
    '--cover-height': `${customizationNumber(customizations, 'header-cover-height', DISTANCES.coverHeight)}px`,
    '--title-weight': setting ? `${setting.weight}` : null,
    '--title-track': setting?.track ?? null,
    ...venueShape(customizations),
    ...splashGround(restaurant),
    '--splash-loader': colour(loading?.loader_color) ?? customization(customizations, 'loader-color'),
    '--splash-logo': side(loading?.logo_width),
    '--splash-logo-height': side(loading?.logo_height),
  };
  const rules = Object.entries(sizes).flatMap(([name, value]) => (value ? [`${name}:${value}`] : []));
  return `${facesOf(fonts)}${theme}:root{${rules.join(';')}}`;
};
