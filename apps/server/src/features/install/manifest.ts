import { themeColors } from '@tableside/domain/theme';
import { directionOf } from '@tableside/i18n';
import type { Venue } from '../venues/index.ts';

/** Sides of the icons in pixels: what home screens ask for. */
export const ICON_SIZES = [192, 512] as const;

/** Home screens show about so many letters. */
const SHORT_NAME = 12;

/** Where everything about installing a venue's menu is. */
export const installPath = (venueId: string): string => `/manifest/${venueId}`;

/** As many of its words as fit. */
const shortOf = (name: string): string => {
  const words = name.split(' ');
  const beginnings = words.map((_, index) => words.slice(0, index + 1).join(' '));
  return beginnings.findLast(({ length }) => length <= SHORT_NAME) ?? `${name.slice(0, SHORT_NAME - 1)}…`;
};

/**
 * What a phone is told when a guest puts the venue's menu on the home screen. It opens at `/`, which leads to the table that
 * the phone sits at, so that nobody orders to a table from home.
 */
export const manifestOf = ({ id, name, settings }: Venue): object => {
  const { background } = themeColors(settings.customizations);
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `${installPath(id)}/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: installPath(id),
    name,
    short_name: shortOf(name),
    lang: settings.mainLanguage,
    dir: directionOf(settings.mainLanguage),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: [...ICON_SIZES.map(size => icon(size, 'any')), icon(512, 'maskable')],
  };
};
