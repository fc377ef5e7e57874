import { CUSTOMIZATIONS, type CustomizationName } from './customization-names.ts';
import { customization, parseCustomization } from './customizations.ts';
import type { Customization } from './settings.ts';
import { webLink } from './web-link.ts';

/** Customisations of money, which are set beside the tips. */
const ELSEWHERE: readonly CustomizationName[] = [
  'collective-tips-default-selection-index',
  'collective-tips-required-guest-count-threshold',
];
const LINKS: readonly CustomizationName[] = ['terms-link', 'privacy-link'];

/** What belongs to a venue's looks, in the order of the table. THEME-01, THEME-02. */
export const LOOK_NAMES = (Object.keys(CUSTOMIZATIONS) as CustomizationName[]).filter(
  name => !ELSEWHERE.includes(name),
);

/** What a venue chose of its looks; what is absent is the product's own. */
export type LookValues = { readonly [name in CustomizationName]?: string };

/** The looks among a venue's customisations. */
export const looksOf = (list: readonly Customization[]): LookValues =>
  Object.fromEntries(
    LOOK_NAMES.flatMap(name => {
      const value = customization(list, name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );

/** A value as it is stored: a typed token, links as addresses that are safe to open; null where it cannot be used. */
const usable = (name: CustomizationName, typed: string): string | null => {
  const value = parseCustomization(name, typed);
  return value !== null && LINKS.includes(name) ? webLink(value) : value;
};
const chosen = (values: LookValues): readonly (readonly [CustomizationName, string])[] =>
  LOOK_NAMES.flatMap(name => {
    const value = values[name]?.trim() ?? '';
    return value === '' ? [] : [[name, value] as const];
  });

/** Values that guests could not be shown, by name, each with the kind of thing it should have been. THEME-10. */
export const lookProblems = (values: LookValues): { readonly [name: string]: string } =>
  Object.fromEntries(
    chosen(values).flatMap(([name, value]) =>
      usable(name, value) === null ? [[name, LINKS.includes(name) ? 'link' : CUSTOMIZATIONS[name].kind]] : [],
    ),
  );

/** A venue's customisations with these looks in the place of those it had; what is no look stays. */
export const withLooks = (list: readonly Customization[], values: LookValues): Customization[] => [
  ...list.filter(({ name }) => !(LOOK_NAMES as readonly string[]).includes(name)),
  ...chosen(values).flatMap(([name, typed]) => {
    const value = usable(name, typed);
    return value === null ? [] : [{ name, value }];
  }),
];
