import { TEXT_LENGTHS } from './text-customization.ts';

/** How a customisation's text value is read. Colours are `#rgb` or `#rrggbb`; numbers may carry `px`. */
export type CustomizationKind =
  | { readonly kind: 'colour' | 'font' | 'flag' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'text'; readonly maxLength: number };

const colour = { kind: 'colour' } as const;
const font = { kind: 'font' } as const;
const flag = { kind: 'flag' } as const;
const number = (min: number, max: number) => ({ kind: 'number', min, max }) as const;
const choice = <const V extends readonly string[]>(...values: V) => ({ kind: 'choice', values }) as const;
const text = (maxLength: number) => ({ kind: 'text', maxLength }) as const;

/** Every customisation there is, by its name on the wire. THEME-01, THEME-02, THEME-10, ENTITY-37. */
export const CUSTOMIZATIONS = {
  'primary-color': colour,
  'background-color': colour,
  'text-color': colour,
  'card-background-color': colour,
  'loader-color': colour,
  'font-family': font,
  'title-font-family': font,
  'dark-mode': flag,
  'hide-title': flag,
  'hide-table-name': flag,
  'hide-search': flag,
  'card-layout': choice('list', 'grid', 'cards', 'large'),
  'divider-style': choice('none', 'line', 'space'),
  'item-image-shape': choice('rounded', 'square', 'circle'),
  'corner-style': choice('soft', 'sharp', 'round'),
  'heading-style': choice('plain', 'centred', 'capitals'),
  'header-cover-height': number(0, 600),
  'category-scroll-offset': number(-200, 400),
  'collective-tips-default-selection-index': number(0, 9),
  'collective-tips-required-guest-count-threshold': number(1, 1000),
  disclaimer: text(TEXT_LENGTHS.disclaimer),
  'terms-link': text(TEXT_LENGTHS['terms-link']),
  'privacy-link': text(TEXT_LENGTHS['privacy-link']),
} as const satisfies Record<string, CustomizationKind>;

type Table = typeof CUSTOMIZATIONS;
export type CustomizationName = keyof Table;

/** Names whose values are of a kind. */
export type NamesOfKind<K extends CustomizationKind['kind']> = {
  [N in CustomizationName]: Table[N]['kind'] extends K ? N : never;
}[CustomizationName];

const SANS = 'system-ui, sans-serif';
const SERIF = 'Georgia, serif';

/** The fonts a venue may pick, as CSS stacks that end on the phone's own; nothing is fetched from elsewhere. */
export const FONT_STACKS = {
  system: SANS,
  serif: SERIF,
  mono: 'ui-monospace, monospace',
  rounded: `ui-rounded, "SF Pro Rounded", "Nunito", ${SANS}`,
  inter: `"Inter", ${SANS}`,
  printed: `"Tableside Serif", ${SERIF}`,
  lora: `"Lora", ${SERIF}`,
  playfair: `"Playfair Display", ${SERIF}`,
  cormorant: `"Cormorant Garamond", ${SERIF}`,
  jost: `"Jost", ${SANS}`,
  oswald: `"Oswald", "Arial Narrow", ${SANS}`,
} as const;
export type FontName = keyof typeof FONT_STACKS;
