import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import {
  contrastRatio,
  DEFAULT_PRIMARY,
  ensureContrast,
  hexOf,
  isLight,
  luminance,
  mix,
  readableOn,
  rgbOf,
  themeColors,
} from './index.ts';

const channel = fc.integer({ min: 0, max: 255 });
const anyColour = fc.record({ r: channel, g: channel, b: channel }).map(hexOf);

describe('colours', () => {
  it.each([
    ['#ff4500', { r: 255, g: 69, b: 0 }],
    ['#F40', { r: 255, g: 68, b: 0 }],
    ['#000', { r: 0, g: 0, b: 0 }],
  ])('reads %s', (hex, rgb) => {
    expect(rgbOf(hex)).toEqual(rgb);
  });

  it.each(['red', '#12', '#1234567', 'ff4500', '#ggg'])('refuses %s', hex => {
    expect(() => rgbOf(hex)).toThrow(RangeError);
  });

  it('mixes', () => {
    expect([mix('#000000', '#ffffff', 0), mix('#000000', '#ffffff', 0.5), mix('#000', '#fff', 1)]).toEqual([
      '#000000',
      '#808080',
      '#ffffff',
    ]);
  });
});

describe('cards', () => {
  const edgeOf = (page: string, card: string) => {
    const colours = themeColors([
      { name: 'background-color', value: page },
      { name: 'card-background-color', value: card },
    ]);
    return colours.cardEdge === colours.border;
  };
  it.each([
    ['#ffffff', '#ffffff', true],
    ['#fdfdfd', '#ffffff', true],
    ['#f1f5f7', '#ffffff', false],
    ['#151110', '#151110', true],
    ['#151110', '#2a2019', false],
  ])('on %s a card of %s has an edge: %s', (page, card, edged) => {
    expect(edgeOf(page, card)).toBe(edged);
  });
});

describe('buttons', () => {
  it.each([
    ['#ffffff', '#ffffff', true],
    ['#111111', '#000000', true],
    ['#ff4500', '#ffffff', false],
    ['#141414', '#ffffff', false],
  ])('of %s on %s have an edge: %s', (primary, page, edged) => {
    const colours = themeColors([
      { name: 'primary-color', value: primary },
      { name: 'background-color', value: page },
      { name: 'card-background-color', value: page },
    ]);
    expect(colours.primaryEdge).toBe(edged ? colours.strongBorder : primary);
  });
});

describe('light or dark', () => {
  it.each([
    [{ r: 255, g: 0, b: 0 }, 76.245],
    [{ r: 0, g: 255, b: 0 }, 149.685],
    [{ r: 0, g: 0, b: 255 }, 29.07],
    [{ r: 255, g: 255, b: 255 }, 255],
  ])('[THEME-04] luminance of %j is %s', (rgb, expected) => {
    expect(luminance(rgb)).toBeCloseTo(expected, 6);
  });

  it.each([
    ['#ffffff', true],
    ['#949494', true],
    ['#939393', false],
    ['#949393', false],
    ['#939493', true],
    ['#00ff00', true],
    ['#ff4500', false],
    ['#000000', false],
  ])('[THEME-03] %s is light: %s', (hex, expected) => {
    expect(isLight(hex)).toBe(expected);
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#ff4500', '#ffffff', 3.44],
  ])('%s on %s is %s', (one, other, expected) => {
    expect(contrastRatio(one, other)).toBeCloseTo(expected, 1);
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
  });

  it.each([
    ['#ffffff', '#000000'],
    ['#ffd400', '#000000'],
    ['#1c1a17', '#ffffff'],
    ['#ff4500', '#000000'],
    ['#7a1f1f', '#ffffff'],
  ])('[THEME-03] text on %s is %s', (background, expected) => {
    expect(readableOn(background)).toBe(expected);
  });

  it('black or white always reads on any colour', () => {
    fc.assert(
      fc.property(anyColour, background => {
        expect(contrastRatio(readableOn(background), background)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('reaches the ratio for any pair, and leaves a colour alone that already does', () => {
    fc.assert(
      fc.property(anyColour, anyColour, fc.constantFrom(3, 4.5), (foreground, background, ratio) => {
        const shade = ensureContrast(foreground, background, ratio);
        expect(contrastRatio(shade, background)).toBeGreaterThanOrEqual(ratio);
        if (contrastRatio(foreground, background) >= ratio) expect(shade).toBe(foreground);
      }),
    );
  });

  it('goes to black or white where a ratio cannot be reached', () => {
    expect(ensureContrast('#888888', '#808080', 21)).toBe('#000000');
  });
});

describe('themeColors', () => {
  const choose = (all: Record<string, string>) =>
    themeColors(Object.entries(all).map(([name, value]) => ({ name, value })));

  it('[THEME-05] is orange-red on light ground by default', () => {
    const theme = choose({});
    expect(DEFAULT_PRIMARY).toBe('#ff4500');
    expect(theme).toMatchObject({ dark: false, primary: '#ff4500' });
    expect(isLight(theme.background)).toBe(true);
  });

  it.each([
    ['the switch', { 'dark-mode': 'true' }, true],
    ['the switch off', { 'dark-mode': 'false' }, false],
    ['a dark background', { 'background-color': '#101820' }, true],
    ['a light background against the switch', { 'background-color': '#fffaf0', 'dark-mode': 'true' }, false],
  ])('[THEME-07] is dark by customisation: %s', (_, all: Record<string, string>, dark) => {
    const theme = choose(all);
    expect(theme.dark).toBe(dark);
    expect(isLight(theme.background)).toBe(!dark);
  });

  it('[THEME-01] keeps what the venue chose where it can be read', () => {
    const chosen = {
      'primary-color': '#0a5c36',
      'background-color': '#fffaf0',
      'card-background-color': '#fff4dd',
      'text-color': '#3b2a1a',
    };
    expect(choose(chosen)).toMatchObject({
      primary: '#0a5c36',
      primaryText: '#0a5c36',
      background: '#fffaf0',
      surface: '#fff4dd',
      text: '#3b2a1a',
      surfaceText: '#3b2a1a',
    });
  });

  it('reads everywhere, whatever a venue chooses', () => {
    fc.assert(
      fc.property(anyColour, anyColour, anyColour, anyColour, (primary, background, card, text) => {
        const theme = choose({
          'primary-color': primary,
          'background-color': background,
          'card-background-color': card,
          'text-color': text,
        });
        const pairs = [
          [theme.text, theme.background],
          [theme.mutedText, theme.background],
          [theme.primaryText, theme.background],
          [theme.onPrimary, theme.primary],
          [theme.danger, theme.background],
          ...[theme.surface, theme.well, theme.tint].flatMap(ground =>
            [
              theme.surfaceText,
              theme.surfaceMutedText,
              theme.surfacePrimaryText,
              theme.surfaceDanger,
              theme.surfaceSuccess,
            ].map(ink => [ink, ground] as const),
          ),
        ] as const;
        for (const [ink, ground] of pairs) expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(theme.strongBorder, theme.surface)).toBeGreaterThanOrEqual(3);
        expect(contrastRatio(theme.strongBorder, theme.well)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 1_000 },
    );
  });

  it('reads with the colour alone, light and dark', () => {
    fc.assert(
      fc.property(anyColour, fc.boolean(), (primary, dark) => {
        const theme = choose({ 'primary-color': primary, 'dark-mode': String(dark) });
        expect(isLight(theme.background)).toBe(!dark);
        expect(contrastRatio(theme.primaryText, theme.background)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(theme.surfacePrimaryText, theme.tint)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(theme.onPrimary, theme.primary)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
