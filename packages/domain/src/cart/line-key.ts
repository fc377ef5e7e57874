/**
 * The same for lines that hold the same thing with the same words to the kitchen, whatever order the options were tapped
 * in: such lines grow together.
 */
export const lineKey = (
  itemId: string,
  variationId: string | null,
  optionIds: readonly string[],
  note = '',
): string => [itemId, variationId ?? '', [...optionIds].sort().join(','), note].join('|');
