import { themeStyle } from '@tableside/design';
import { rgbOf, themeColors } from '@tableside/domain/theme';
import { customizationFont, customizationNumber } from '@tableside/domain/venue';
import { DISTANCES } from '../../app/timings.ts';
import type { Restaurant } from '../../data/session.ts';

const colour = (value: string | null | undefined): string | null => {
  try {
    return value && rgbOf(value) ? value : null;
  } catch {
    return null;
  }
};

/** The venue's look as CSS, for the head of the page: nothing here is taken over unparsed. THEME-01, ENTITY-03. */
export const venueStyle = (restaurant: Restaurant): string => {
  const { customizations, loading_screen: loading } = restaurant;
  const theme = themeStyle(themeColors(customizations), {
    body: customizationFont(customizations, 'font-family'),
    title: customizationFont(customizations, 'title-font-family'),
  });
  const sizes: Record<string, string | null> = {
    '--cover-height': `${customizationNumber(customizations, 'header-cover-height', DISTANCES.coverHeight)}px`,
    '--splash-bg': colour(loading?.background_color),
    '--splash-loader': colour(loading?.loader_color),
    '--splash-logo': loading?.logo_width ? `${Math.min(Math.max(loading.logo_width, 32), 320)}px` : null,
  };
  const rules = Object.entries(sizes).flatMap(([name, value]) => (value ? [`${name}:${value}`] : []));
  return `${theme}:root{${rules.join(';')}}`;
};
