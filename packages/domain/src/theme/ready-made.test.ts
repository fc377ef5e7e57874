import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { LOOK_NAMES, lookProblems, withLooks } from '../venue/index.ts';
import {
  activeTheme,
  contrastRatio,
  contrastWarnings,
  hexOf,
  READY_THEMES,
  type ReadyTheme,
  themeColors,
  withTheme,
} from './index.ts';

const NAMES = Object.keys(READY_THEMES) as ReadyTheme[];
const listOf = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

describe('ready-made themes', () => {
  it.each(NAMES)('%s can be stored, and all its colours read as they are', name => {
    const values = READY_THEMES[name];
    expect(lookProblems(values)).toEqual({});
    const customizations = withLooks([], values);
    expect(customizations).toHaveLength(Object.keys(values).length);
    expect(contrastWarnings(customizations, null)).toEqual([]);
    expect(themeColors(customizations)).toMatchObject({
      text: values['text-color'],
      surfaceText: values['text-color'],
      primaryText: values['primary-color'],
      surfacePrimaryText: values['primary-color'],
      dark: 'dark-mode' in values,
    });
  });

  it('are light and dark, and no two are alike', () => {
    const dark = NAMES.filter(name => 'dark-mode' in READY_THEMES[name]);
    expect(NAMES.length).toBeGreaterThanOrEqual(6);
    expect([dark.length >= 2, NAMES.length - dark.length >= 2]).toEqual([true, true]);
    expect(new Set(NAMES.map(name => JSON.stringify(READY_THEMES[name]))).size).toBe(NAMES.length);
  });

  it('are put on over another and leave what is no part of a theme', () => {
    const own = { 'hide-title': 'true', 'card-layout': 'grid', 'header-cover-height': '220' };
    const worn = withTheme(withTheme(own, 'midnight'), 'bistro');
    expect(worn).toEqual({ 'hide-title': 'true', 'header-cover-height': '220', ...READY_THEMES.bistro });
    expect(activeTheme(worn)).toBe('bistro');
    expect(activeTheme({ ...worn, 'primary-color': '#123456' })).toBe(null);
    expect(Object.keys(worn).every(name => (LOOK_NAMES as readonly string[]).includes(name))).toBe(true);
  });
});

describe('contrast warnings', () => {
  it('says which pair cannot be read, how far it is from it, and the nearest that can', () => {
    const [first, ...others] = contrastWarnings(
      listOf({ 'text-color': '#cccccc', 'background-color': '#ffffff' }),
      null,
    );
    expect(first).toMatchObject({
      ink: 'text-color',
      ground: 'background-color',
      inkColour: '#cccccc',
      groundColour: '#ffffff',
      needed: 4.5,
      fix: { name: 'text-color' },
    });
    expect(first?.ratio).toBeCloseTo(1.61, 2);
    expect(others.map(({ ink, ground }) => [ink, ground])).toEqual([['text-color', 'card-background-color']]);
  });

  it('has nothing to say of colours that were not chosen', () => {
    expect(contrastWarnings([], null)).toEqual([]);
    expect(contrastWarnings(listOf({ 'dark-mode': 'true' }), null)).toEqual([]);
  });

  it('holds the loader against the ground of the loading screen', () => {
    const [warning] = contrastWarnings(listOf({ 'loader-color': '#222222' }), '#000000');
    expect(warning).toMatchObject({ ink: 'loader-color', ground: 'loading-ground', needed: 3 });
    expect(contrastRatio(warning?.fix.colour ?? '', '#000000')).toBeGreaterThanOrEqual(3);
  });

  const channel = fc.integer({ min: 0, max: 255 });
  const anyColour = fc.record({ r: channel, g: channel, b: channel }).map(hexOf);

  it('is gone after a few taps on what is offered, whatever was chosen', () => {
    fc.assert(
      fc.property(anyColour, anyColour, anyColour, anyColour, (text, primary, background, card) => {
        let values: Record<string, string> = {
          'text-color': text,
          'primary-color': primary,
          'background-color': background,
          'card-background-color': card,
        };
        for (let tap = 0; tap < 6; tap += 1) {
          const [warning] = contrastWarnings(listOf(values), null);
          if (!warning) return;
          values = { ...values, [warning.fix.name]: warning.fix.colour };
        }
        expect(contrastWarnings(listOf(values), null)).toEqual([]);
      }),
      {
        numRuns: 300,
        // On a black page, with a card on which neither light nor dark reads well enough.
        examples: [['#002100', '#000000', '#000000', '#0077d4']],
      },
    );
  });
});
