import type { Reading } from '@tableside/domain/menu-exchange';
import type { Venue } from '../venues/index.ts';

/** How a venue's files are read and written. */
export const readingOf = ({ settings }: Venue): Reading => ({
  main: settings.mainLanguage,
  currency: settings.currency,
});
