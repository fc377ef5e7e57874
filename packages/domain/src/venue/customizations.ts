import {
  CUSTOMIZATIONS,
  type CustomizationKind,
  type CustomizationName,
  FONT_STACKS,
  type FontName,
  type NamesOfKind,
} from './customization-names.ts';
import { type Entries, lastValid, readText } from './text-customization.ts';

const ON = ['true', '1', 'on', 'yes'];
const OFF = ['false', '0', 'off', 'no'];

const readNumber = (value: string, min: number, max: number): string | null => {
  const digits = /^(-?\d{1,6}(?:\.\d{1,3})?)(?:px)?$/.exec(value)?.[1];
  return digits !== undefined && Number(digits) >= min && Number(digits) <= max
    ? String(Number(digits))
    : null;
};

const readColour = (value: string): string | null => {
  if (/^#[0-9a-f]{6}$/.test(value)) return value;
  return /^#[0-9a-f]{3}$/.test(value) ? value.replace(/[0-9a-f]/g, '$&$&') : null;
};

/**
 * A raw value as the typed token it must be (colours as `#rrggbb`, numbers without unit, flags as `true`/`false`,
 * fonts and choices from their closed lists); null when it is anything else. THEME-10.
 */
export const parseCustomization = (name: CustomizationName, raw: string): string | null => {
  const rule: CustomizationKind = CUSTOMIZATIONS[name];
  const value = raw.trim();
  const token = value.toLowerCase();
  switch (rule.kind) {
    case 'colour':
      return readColour(token);
    case 'font':
      return Object.hasOwn(FONT_STACKS, token) ? token : null;
    case 'flag':
      return ON.includes(token) ? 'true' : OFF.includes(token) ? 'false' : null;
    case 'number':
      return readNumber(token, rule.min, rule.max);
    case 'choice':
      return rule.values.includes(token) ? token : null;
    case 'text':
      return readText(value, rule.maxLength);
  }
};

/** Whether a name is one of the product's. */
export const isCustomizationName = (name: string): name is CustomizationName =>
  Object.hasOwn(CUSTOMIZATIONS, name);

/** The venue's valid value of a customisation, the last one when it is listed twice; null when there is none. */
export const customization = (list: Entries, name: CustomizationName): string | null =>
  lastValid(list, name, raw => parseCustomization(name, raw));

/** Whether a switch is on; off unless the venue says otherwise. THEME-02. */
export const customizationFlag = (list: Entries, name: NamesOfKind<'flag'>): boolean =>
  customization(list, name) === 'true';

/** A number (pixels, an index, a count), or `fallback` when the venue set none. */
export const customizationNumber = <F extends number | null>(
  list: Entries,
  name: NamesOfKind<'number'>,
  fallback: F,
): number | F => {
  const value = customization(list, name);
  return value === null ? fallback : Number(value);
};

/** The CSS font stack a venue chose, or null. */
export const customizationFont = (list: Entries, name: NamesOfKind<'font'>): string | null => {
  const value = customization(list, name);
  return value === null ? null : FONT_STACKS[value as FontName];
};
