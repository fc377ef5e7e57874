import { describe, expect, it } from 'vitest';
import {
  CUSTOMIZATIONS,
  type CustomizationName,
  customization,
  customizationFlag,
  customizationFont,
  customizationNumber,
  isCustomizationName,
  parseCustomization,
} from './index.ts';

describe('[THEME-10] the table of names', () => {
  it.each(Object.keys(CUSTOMIZATIONS))('%s is in kebab-case', name => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(isCustomizationName(name)).toBe(true);
  });

  it('knows the two names of the spec, and no name from the prototype', () => {
    expect(isCustomizationName('collective-tips-default-selection-index')).toBe(true);
    expect(isCustomizationName('collective-tips-required-guest-count-threshold')).toBe(true);
    expect(isCustomizationName('constructor')).toBe(false);
  });
});

describe('[THEME-01] parseCustomization reads typed tokens and nothing else', () => {
  it.each<[CustomizationName, string, string | null]>([
    ['primary-color', '#FF4500', '#ff4500'],
    ['primary-color', ' #f40 ', '#ff4400'],
    ['primary-color', 'red', null],
    ['primary-color', '#ff450080', null],
    ['primary-color', 'url(https://evil.example)', null],
    ['primary-color', '#fff;background:url(x)', null],
    ['font-family', 'Inter', 'inter'],
    ['font-family', 'Comic Sans MS', null],
    ['font-family', 'constructor', null],
    ['dark-mode', 'true', 'true'],
    ['dark-mode', '1', 'true'],
    ['dark-mode', 'off', 'false'],
    ['dark-mode', 'FALSE', 'false'],
    ['dark-mode', 'maybe', null],
    ['header-cover-height', '200', '200'],
    ['header-cover-height', '150px', '150'],
    ['header-cover-height', '0', '0'],
    ['header-cover-height', '600', '600'],
    ['header-cover-height', '601', null],
    ['header-cover-height', '-1', null],
    ['header-cover-height', 'calc(1px)', null],
    ['category-scroll-offset', '-40', '-40'],
    ['card-layout', 'GRID', 'grid'],
    ['card-layout', 'masonry', null],
    ['divider-style', 'line', 'line'],
    ['disclaimer', 'Prices include VAT < 21 %', 'Prices include VAT < 21 %'],
    ['disclaimer', 'Hi <b>there</b>', null],
    ['disclaimer', 'Hi <!-- there', null],
    ['disclaimer', 'two\nlines', 'two\nlines'],
    ['disclaimer', 'bell \u0007', null],
    ['disclaimer', 'x'.repeat(1000), 'x'.repeat(1000)],
    ['disclaimer', 'x'.repeat(1001), null],
  ])('%s: %j -> %j', (name, raw, expected) => {
    expect(parseCustomization(name, raw)).toBe(expected);
  });
});

describe('reading a venue', () => {
  const list = [
    { name: 'hide-title', value: 'true' },
    { name: 'hide-search', value: 'nonsense' },
    { name: 'header-cover-height', value: '200px' },
    { name: 'font-family', value: 'lora' },
    { name: 'primary-color', value: '#112233' },
    { name: 'primary-color', value: 'broken' },
    { name: 'text-color', value: '#111111' },
    { name: 'text-color', value: '#222222' },
    { name: 'no-such-name', value: 'x' },
  ];

  it('[THEME-02] reads switches, off unless they are on', () => {
    const flags = (['hide-title', 'hide-search', 'hide-table-name'] as const).map(name =>
      customizationFlag(list, name),
    );
    expect(flags).toEqual([true, false, false]);
  });

  it('reads numbers with a fallback', () => {
    expect(customizationNumber(list, 'header-cover-height', 150)).toBe(200);
    expect(customizationNumber([], 'header-cover-height', 150)).toBe(150);
    expect(customizationNumber([], 'collective-tips-required-guest-count-threshold', null)).toBeNull();
  });

  it('takes the last valid value', () => {
    expect(customization(list, 'primary-color')).toBe('#112233');
    expect(customization(list, 'text-color')).toBe('#222222');
    expect(customization(list, 'background-color')).toBeNull();
  });

  it("gives a font as a whole stack that ends on the phone's own", () => {
    expect(customizationFont(list, 'font-family')).toMatch(/^"Lora", .*serif$/);
    expect(customizationFont(list, 'title-font-family')).toBeNull();
  });
});
