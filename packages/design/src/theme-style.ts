/** Colours of a venue's theme, each `#rrggbb`; what `themeColors` of the domain computes. */
export type Palette = {
  readonly dark: boolean;
  readonly background: string;
  readonly text: string;
  readonly mutedText: string;
  readonly primaryText: string;
  readonly surface: string;
  readonly surfaceText: string;
  readonly surfaceMutedText: string;
  readonly surfacePrimaryText: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly primaryEdge: string;
  readonly border: string;
  readonly strongBorder: string;
  readonly cardEdge: string;
  readonly tint: string;
  readonly well: string;
  readonly danger: string;
  readonly surfaceDanger: string;
  readonly surfaceSuccess: string;
};

/** CSS font stacks of the venue, or null for the phone's own. */
export type Fonts = { readonly body: string | null; readonly title: string | null };

/** The theme as a `:root` rule, to stand after tokens.css. THEME-01. */
export const themeStyle = (palette: Palette, fonts: Fonts): string => {
  const variables: Record<string, string | null> = {
    '--bg': palette.background,
    '--text': palette.text,
    '--muted': palette.mutedText,
    '--accent': palette.primaryText,
    '--surface': palette.surface,
    '--surface-text': palette.surfaceText,
    '--surface-muted': palette.surfaceMutedText,
    '--surface-accent': palette.surfacePrimaryText,
    '--primary': palette.primary,
    '--on-primary': palette.onPrimary,
    '--primary-edge': palette.primaryEdge,
    '--border': palette.border,
    '--edge': palette.strongBorder,
    '--card-edge': palette.cardEdge,
    '--tint': palette.tint,
    '--well': palette.well,
    '--danger': palette.danger,
    '--attention': palette.danger,
    '--surface-danger': palette.surfaceDanger,
    '--surface-success': palette.surfaceSuccess,
    '--font': fonts.body,
    '--font-title': fonts.title,
    'color-scheme': palette.dark ? 'dark' : 'light',
  };
  const rules = Object.entries(variables).flatMap(([name, value]) => (value ? [`${name}:${value}`] : []));
  return `:root{${rules.join(';')}}`;
};
