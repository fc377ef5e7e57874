import { type Customization, customization, customizationFlag } from '../venue/index.ts';
import { type Hex, isLight, mix } from './colour.ts';
import {
  contrastRatio,
  EDGE_CONTRAST,
  ensureContrast,
  groundBeside,
  readableOn,
  TEXT_CONTRAST,
} from './contrast.ts';

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
  /** Around buttons: seen only where the venue's colour is that of the page or of cards. */
  readonly primaryEdge: Hex;
  /** Grounds set off from cards, with a little of the venue's colour or of the text's: cards' inks read on them too. */
  readonly tint: Hex;
  readonly well: Hex;
  /** Decorative lines, and edges that carry meaning (3 : 1). */
  readonly border: Hex;
  readonly strongBorder: Hex;
  /** Around cards: seen only where a card would not stand out from the page. */
  readonly cardEdge: Hex;
  /** Words of warning on the background; on cards, words of warning and of success. */
  readonly danger: Hex;
  readonly surfaceDanger: Hex;
  readonly surfaceSuccess: Hex;
};

/** Cards and page this much alike (1…21) are one white to the eye. */
const CARD_STANDS_OUT = 1.06;
/** A button has to be found, not only told apart. */
const BUTTON_STANDS_OUT = 1.3;

const LIGHT = { background: '#faf9f7', text: '#1c1a17', danger: '#b3261e', success: '#1b6e3c' } as const;
const DARK = { background: '#151413', text: '#f4f1ec', danger: '#ff8a80', success: '#7bd88f' } as const;

/** Inks for a ground and the ones set off from it. The venue's text colour is kept where it can be read. */
const inksOn = (grounds: readonly [Hex, ...Hex[]], wanted: Hex | null, primary: Hex) => {
  const [ground] = grounds;
  const base = isLight(ground) ? LIGHT : DARK;
  const read = (ink: Hex) => ensureContrast(ink, grounds, TEXT_CONTRAST);
  const text = read(wanted ?? base.text);
  return {
    text,
    mutedText: read(mix(text, ground, 0.35)),
    primaryText: read(primary),
    danger: read(base.danger),
    success: read(base.success),
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
  const page = inksOn([background], wanted, primary);
  const well = groundBeside(surface, isLight(surface) ? LIGHT.text : DARK.text, 0.06);
  const tint = groundBeside(surface, primary, 0.1);
  const card = inksOn([surface, well, tint], wanted, primary);
  const border = mix(surface, card.text, 0.14);
  const strongBorder = ensureContrast(mix(surface, card.text, 0.4), [surface, well], EDGE_CONTRAST);
  const buttonStandsOut = [background, surface].every(
    ground => contrastRatio(primary, ground) >= BUTTON_STANDS_OUT,
  );
  return {
    dark,
    background,
    text: page.text,
    mutedText: page.mutedText,
    primaryText: page.primaryText,
    surface,
    surfaceText: card.text,
    surfaceMutedText: card.mutedText,
    surfacePrimaryText: card.primaryText,
    primary,
    onPrimary: readableOn(primary),
    primaryEdge: buttonStandsOut ? primary : strongBorder,
    tint,
    well,
    border,
    strongBorder,
    cardEdge: contrastRatio(surface, background) < CARD_STANDS_OUT ? border : surface,
    danger: page.danger,
    surfaceDanger: card.danger,
    surfaceSuccess: card.success,
  };
};
