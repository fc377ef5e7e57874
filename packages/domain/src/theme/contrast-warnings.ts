import { type Customization, customization } from '../venue/index.ts';
import type { Hex } from './colour.ts';
import { contrastRatio, EDGE_CONTRAST, ensureContrast, strongestOn, TEXT_CONTRAST } from './contrast.ts';
import { themeColors } from './palette.ts';

export type Ink = 'text-color' | 'primary-color' | 'loader-color';
export type Ground = 'background-color' | 'card-background-color' | 'loading-ground';

/** A colour the venue chose that cannot be read as it is, and the nearest change that can. */
export type ContrastWarning = {
  readonly ink: Ink;
  readonly ground: Ground;
  readonly inkColour: Hex;
  readonly groundColour: Hex;
  readonly ratio: number;
  readonly needed: number;
  /** One tap: this colour for that name. */
  readonly fix: { readonly name: Ink | 'card-background-color'; readonly colour: Hex };
};

/** A ground, and the ones set off from it that carry the same words. */
type Place = readonly [Ground, readonly [Hex, ...Hex[]]];

const worst = (ink: Hex, grounds: readonly Hex[]): number =>
  Math.min(...grounds.map(ground => contrastRatio(ink, ground)));

/** A little more than is needed: the grounds set off from a card take on some of the venue's colour, and change with it. */
const SHADE_MARGIN = 1.06;
const CARD_MARGIN = 1.35;

/**
 * A shade of the ink that reads in all its places; where there is none, a card that leaves room for one. That card is the
 * same for every ink of a page: two that each asked for one of their own would take it from each other, tap after tap.
 */
const fixOf = (ink: Ink, colour: Hex, places: readonly Place[], needed: number): ContrastWarning['fix'] => {
  const grounds = places.flatMap(([, each]) => each);
  const shade = ensureContrast(colour, grounds, needed * SHADE_MARGIN);
  if (worst(shade, grounds) >= needed) return { name: ink, colour: shade };
  const [page = colour, card = colour] = places.map(([, [ground]]) => ground);
  const another = ensureContrast(card, strongestOn([page]), needed * CARD_MARGIN);
  return { name: 'card-background-color', colour: another };
};

const warningsOf = (
  ink: Ink,
  colour: Hex | null,
  places: readonly Place[],
  needed: number,
): ContrastWarning[] => {
  if (colour === null) return [];
  return places.flatMap(([ground, grounds]) => {
    const ratio = worst(colour, grounds);
    if (ratio >= needed) return [];
    const fix = fixOf(ink, colour, places, needed);
    return [{ ink, ground, inkColour: colour, groundColour: grounds[0], ratio, needed, fix }];
  });
};

/**
 * What of a venue's own colours guests would not be shown as chosen, because it could not be read: text and the venue's
 * colour as text on the page and on cards (4.5 : 1), the loader on its ground (3 : 1).
 */
export const contrastWarnings = (
  customizations: readonly Customization[],
  loadingGround: Hex | null,
): readonly ContrastWarning[] => {
  const own = (name: Ink): Hex | null => customization(customizations, name);
  const { background, surface, well, tint } = themeColors(customizations);
  const places: readonly Place[] = [
    ['background-color', [background]],
    ['card-background-color', [surface, well, tint]],
  ];
  return [
    ...warningsOf('text-color', own('text-color'), places, TEXT_CONTRAST),
    ...warningsOf('primary-color', own('primary-color'), places, TEXT_CONTRAST),
    ...warningsOf(
      'loader-color',
      own('loader-color'),
      [['loading-ground', [loadingGround ?? background]]],
      EDGE_CONTRAST,
    ),
  ];
};
