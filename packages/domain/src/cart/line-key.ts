/** The same for lines that hold the same thing, whatever order the options were tapped in: such lines grow together. */
export const lineKey = (itemId: string, variationId: string | null, optionIds: readonly string[]): string =>
  [itemId, variationId ?? '', [...optionIds].sort().join(',')].join('|');
