import { type Customization, customization, customizationFlag } from '../venue/index.ts';
import { type Hex, isLight, mix } from './colour.ts';
import { EDGE_CONTRAST, ensureContrast, readableOn, TEXT_CONTRAST } from './contrast.ts';

/** Orange-red. THEME-05. */
export const DEFAULT_PRIMARY: Hex = '#ff4500';

/** Every colour of the guest screens, `#rrggbb`; each text colour reads on its ground (4.5 : 1). */
export type ThemeColors = {
  readonly dark: boolean;
  readonly background: Hex;
  readonly text: Hex;
  readonly mutedText: Hex;
  /** The venue's colour as text or icon on the background. */
  readonly primaryText: Hex;
  /** Cards and sheets. */
  readonly surface: Hex;
  readonly surfaceText: Hex;
  readonly surfaceMutedText: Hex;
  readonly surfacePrimaryText: Hex;
  /** The venue's own colour, unchanged, as the ground of buttons. */
  readonly primary: Hex;
  readonly onPrimary: Hex;
  /** Decorative lines, and edges that carry meaning (3 : 1). */
  readonly border: Hex;
  readonly strongBorder: Hex;
  readonly danger: Hex;
  readonly success: Hex;
};

const LIGHT = { background: '#faf9f7', text: '#1c1a17', danger: '#b3261e', success: '#1b6e3c' } as const;
const DARK = { background: '#151413', text: '#f4f1ec', danger: '#ff8a80', success: '#7bd88f' } as const;

/** Text colours for one ground. The venue's text colour is kept where it can be read. */
const textsOn = (ground: Hex, wanted: Hex | null, primary: Hex) => {
  const base = isLight(ground) ? LIGHT.text : DARK.text;
  const text = ensureContrast(wanted ?? base, ground, TEXT_CONTRAST);
  return {
    text,
    mutedText: ensureContrast(mix(text, ground, 0.35), ground, TEXT_CONTRAST),
    primaryText: ensureContrast(primary, ground, TEXT_CONTRAST),
  };
};

/**
 * The full palette from the few colours a venue names. Dark by the venue's switch or by the background it chose, never
 * by the phone's setting. THEME-01, THEME-03…05, THEME-07.
 */
export const themeColors = (customizations: readonly Customization[]): ThemeColors => {
  const chosen = customization(customizations, 'background-color');
  const dark = chosen ? !isLight(chosen) : customizationFlag(customizations, 'dark-mode');
  const scheme = dark ? DARK : LIGHT;
  const background = chosen ?? scheme.background;
  const surface =
    customization(customizations, 'card-background-color') ?? mix(background, '#ffffff', dark ? 0.07 : 0.75);
  const primary = customization(customizations, 'primary-color') ?? DEFAULT_PRIMARY;
  const wanted = customization(customizations, 'text-color');
  const ground = textsOn(background, wanted, primary);
  const card = textsOn(surface, wanted, primary);
  const signal = (colour: Hex) =>
    ensureContrast(ensureContrast(colour, background, TEXT_CONTRAST), surface, TEXT_CONTRAST);
  const signals = isLight(surface) ? LIGHT : DARK;
  return {
    dark,
    background,
    ...ground,
    surface,
    surfaceText: card.text,
    surfaceMutedText: card.mutedText,
    surfacePrimaryText: card.primaryText,
    primary,
    onPrimary: readableOn(primary),
    border: mix(surface, card.text, 0.14),
    strongBorder: ensureContrast(mix(surface, card.text, 0.4), surface, EDGE_CONTRAST),
    danger: signal(signals.danger),
    success: signal(signals.success),
  };
};
