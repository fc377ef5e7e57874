import { type Customization, customization } from '@tableside/domain/venue';

type Variables = Readonly<Record<string, string>>;

/** Corners of what stands on the page, from chips to sheets. What was not chosen is in tokens.css. */
const CORNERS: Readonly<Record<string, Variables>> = {
  sharp: {
    '--r-sm': '2px',
    '--r-md': '2px',
    '--r-lg': '2px',
    '--r-xl': '3px',
    '--r-full': '3px',
    '--r-bar': '3px',
    '--r-tag': '3px',
  },
  round: { '--r-sm': '0.75rem', '--r-md': '1.625rem', '--r-lg': '1.625rem', '--r-xl': '2.25rem' },
};

/** Headings as a printed menu would set them: in the middle over a short line, or in spaced capitals. */
const HEADINGS: Readonly<Record<string, Variables>> = {
  centred: {
    '--head-align': 'center',
    '--head-place': 'center',
    '--head-line': '1 0 100%',
    '--rule': '0 solid',
    '--head-mark': '""',
    '--head-size': '1.75rem',
    '--head-track': '0',
  },
  capitals: { '--head-case': 'uppercase', '--head-track': '0.06em', '--head-size': '1.25rem' },
};

/** The shape of a venue's looks as CSS variables. THEME-01. */
export const venueShape = (customizations: readonly Customization[]): Variables => ({
  ...CORNERS[customization(customizations, 'corner-style') ?? ''],
  ...HEADINGS[customization(customizations, 'heading-style') ?? ''],
});
