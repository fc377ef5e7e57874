export type VenueTexts = Readonly<Record<string, string>>;

/** A venue's own text by its key; a key without a text stands for itself, so that nothing is ever blank. EXTRA-10. */
export const venueText =
  (texts: VenueTexts) =>
  (key: string): string =>
    texts[key] || key;
