/** Customisations that are a venue's own words, with the most characters of each. */
export const TEXT_LENGTHS = {
  disclaimer: 1000,
  // Addresses of the venue's own pages, shown where money is paid. PAY-07.
  'terms-link': 500,
  'privacy-link': 500,
} as const;

/** Words as they may be shown, without markup; null when they are anything else. THEME-10. */
export const readText = (value: string, maxLength: number): string | null =>
  value.length > maxLength || /<[a-z/!]|[^\P{Cc}\n]/iu.test(value) ? null : value;

export type Entries = readonly { readonly name: string; readonly value: string }[];

/** The valid value under a name, the last one when it is listed twice; null when there is none. */
export const lastValid = (list: Entries, name: string, read: (raw: string) => string | null): string | null =>
  list.reduce<string | null>(
    (found, entry) => (entry.name === name ? (read(entry.value) ?? found) : found),
    null,
  );

/** As `customization`, without the table of all the others, which a guest's phone has no use for. */
export const textCustomization = (list: Entries, name: keyof typeof TEXT_LENGTHS): string | null =>
  lastValid(list, name, raw => readText(raw.trim(), TEXT_LENGTHS[name]));
