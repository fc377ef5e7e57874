import type { LookValues } from '../venue/index.ts';

/** What a ready-made theme sets; everything else of the looks stays as the venue has it. */
export const THEME_PARTS = [
  'primary-color',
  'background-color',
  'text-color',
  'card-background-color',
  'loader-color',
  'font-family',
  'title-font-family',
  'dark-mode',
  'card-layout',
  'divider-style',
  'item-image-shape',
] as const satisfies readonly (keyof LookValues)[];

type Made = {
  readonly primary: string;
  readonly background: string;
  readonly text: string;
  readonly card: string;
  readonly font?: string;
  readonly title?: string;
  readonly dark?: true;
  readonly layout?: 'grid';
  readonly divider?: 'none' | 'space';
  readonly shape?: 'square' | 'circle';
};

const made = (theme: Made): LookValues => ({
  'primary-color': theme.primary,
  'background-color': theme.background,
  'text-color': theme.text,
  'card-background-color': theme.card,
  ...(theme.font && { 'font-family': theme.font }),
  ...(theme.title && { 'title-font-family': theme.title }),
  ...(theme.dark && { 'dark-mode': 'true' }),
  ...(theme.layout && { 'card-layout': theme.layout }),
  ...(theme.divider && { 'divider-style': theme.divider }),
  ...(theme.shape && { 'item-image-shape': theme.shape }),
});

/** Themes to begin with, light and dark; the colours of each read as they are, on page and cards. */
export const READY_THEMES = {
  bistro: made({
    primary: '#a3320b',
    background: '#fbf7f1',
    text: '#2a1d15',
    card: '#ffffff',
    title: 'playfair',
  }),
  garden: made({
    primary: '#2b6a3f',
    background: '#f3f6ee',
    text: '#1d2a1f',
    card: '#fdfefa',
    font: 'rounded',
    divider: 'none',
  }),
  harbour: made({
    primary: '#0f5c80',
    background: '#f1f5f7',
    text: '#12252f',
    card: '#ffffff',
    font: 'inter',
    shape: 'square',
  }),
  berry: made({
    primary: '#a01a58',
    background: '#fdf3f5',
    text: '#33121f',
    card: '#fffafb',
    font: 'rounded',
    layout: 'grid',
    shape: 'circle',
  }),
  paper: made({
    primary: '#1a1a1a',
    background: '#ffffff',
    text: '#1a1a1a',
    card: '#ffffff',
    font: 'inter',
  }),
  ember: made({
    primary: '#ff7a3d',
    background: '#171210',
    text: '#f6ece4',
    card: '#221a16',
    title: 'lora',
    dark: true,
  }),
  midnight: made({
    primary: '#7fb2ff',
    background: '#0e1420',
    text: '#e9eef8',
    card: '#172033',
    font: 'inter',
    dark: true,
    layout: 'grid',
  }),
  velvet: made({
    primary: '#e3b65b',
    background: '#1a1216',
    text: '#f5ebe6',
    card: '#261a20',
    title: 'playfair',
    dark: true,
    divider: 'space',
  }),
} as const satisfies Record<string, LookValues>;
export type ReadyTheme = keyof typeof READY_THEMES;

/** These looks in a ready-made theme: what the theme leaves open goes back to the product's own. */
export const dressed = (values: LookValues, theme: ReadyTheme): LookValues => ({
  ...Object.fromEntries(
    Object.entries(values).filter(([name]) => !(THEME_PARTS as readonly string[]).includes(name)),
  ),
  ...READY_THEMES[theme],
});

/** The ready-made theme that these looks are; null once anything of it was changed. */
export const themeWorn = (values: LookValues): ReadyTheme | null => {
  const parts = (of: LookValues) => JSON.stringify(THEME_PARTS.map(name => of[name] ?? null));
  const worn = parts(values);
  return (Object.keys(READY_THEMES) as ReadyTheme[]).find(name => parts(READY_THEMES[name]) === worn) ?? null;
};
