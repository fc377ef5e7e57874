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
  'corner-style',
  'heading-style',
] as const satisfies readonly (keyof LookValues)[];

type Colours = {
  readonly primary: string;
  readonly background: string;
  readonly text: string;
  readonly card: string;
};

const light = ({ primary, background, text, card }: Colours, parts: LookValues): LookValues => ({
  'primary-color': primary,
  'background-color': background,
  'text-color': text,
  'card-background-color': card,
  ...parts,
});
const dark = (colours: Colours, parts: LookValues): LookValues => ({
  ...light(colours, parts),
  'dark-mode': 'true',
});

/**
 * Themes to begin with, light and dark; the colours of each read as they are, on page and cards. No two lay the menu out
 * alike: letters, headings, corners and how dishes stand tell them apart before colours do.
 */
export const READY_THEMES = {
  /** A printed card: cream, oxblood, headings in the middle. */
  bistro: light(
    { primary: '#8c2f1b', background: '#f8f1e5', text: '#2c1a12', card: '#fffcf6' },
    { 'font-family': 'lora', 'title-font-family': 'playfair', 'heading-style': 'centred' },
  ),
  /** Bowls on sage: each dish on a card of its own, everything round. */
  garden: light(
    { primary: '#2f6b3c', background: '#ebf1e3', text: '#1c2a1e', card: '#ffffff' },
    {
      'font-family': 'rounded',
      'card-layout': 'cards',
      'item-image-shape': 'circle',
      'corner-style': 'round',
    },
  ),
  /** Large photos under each other, navy and sharp edges. */
  harbour: light(
    { primary: '#0c4a6e', background: '#f1f5f7', text: '#0f2430', card: '#ffffff' },
    {
      'font-family': 'jost',
      'card-layout': 'large',
      'item-image-shape': 'square',
      'corner-style': 'sharp',
    },
  ),
  /** A pastry counter: round photos side by side on blush. */
  berry: light(
    { primary: '#a8195b', background: '#fdf0f3', text: '#36121f', card: '#fffafb' },
    {
      'font-family': 'rounded',
      'title-font-family': 'lora',
      'card-layout': 'grid',
      'item-image-shape': 'circle',
      'corner-style': 'round',
      'heading-style': 'centred',
    },
  ),
  /** Black on white, spaced capitals, much air. */
  paper: light(
    { primary: '#141414', background: '#ffffff', text: '#141414', card: '#ffffff' },
    {
      'font-family': 'jost',
      'divider-style': 'space',
      'item-image-shape': 'square',
      'corner-style': 'sharp',
      'heading-style': 'capitals',
    },
  ),
  /** A grill by night: glowing orange, narrow capitals. */
  ember: dark(
    { primary: '#ff7a3d', background: '#151110', text: '#f7ede4', card: '#221a16' },
    {
      'font-family': 'inter',
      'title-font-family': 'oswald',
      'item-image-shape': 'square',
      'corner-style': 'sharp',
      'heading-style': 'capitals',
    },
  ),
  /** A bar after dark: tiles on deep blue. */
  midnight: dark(
    { primary: '#8ab4ff', background: '#0b1120', text: '#e8eefb', card: '#161f35' },
    { 'font-family': 'inter', 'card-layout': 'grid', 'corner-style': 'round' },
  ),
  /** Fine dining: gold on aubergine, tall thin letters, large photos. */
  velvet: dark(
    { primary: '#dcb465', background: '#17101a', text: '#f6ece4', card: '#251b29' },
    {
      'font-family': 'jost',
      'title-font-family': 'cormorant',
      'card-layout': 'large',
      'item-image-shape': 'square',
      'corner-style': 'sharp',
      'heading-style': 'centred',
    },
  ),
} as const satisfies Record<string, LookValues>;
export type ReadyTheme = keyof typeof READY_THEMES;

/** These looks in a ready-made theme: what the theme leaves open goes back to the product's own. */
export const withTheme = (values: LookValues, theme: ReadyTheme): LookValues => ({
  ...Object.fromEntries(
    Object.entries(values).filter(([name]) => !(THEME_PARTS as readonly string[]).includes(name)),
  ),
  ...READY_THEMES[theme],
});

/** The ready-made theme that these looks are; null once anything of it was changed. */
export const activeTheme = (values: LookValues): ReadyTheme | null => {
  const parts = (of: LookValues) => JSON.stringify(THEME_PARTS.map(name => of[name] ?? null));
  const worn = parts(values);
  return (Object.keys(READY_THEMES) as ReadyTheme[]).find(name => parts(READY_THEMES[name]) === worn) ?? null;
};
