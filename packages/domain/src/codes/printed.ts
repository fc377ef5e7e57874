/** What a code is printed as. */
export const PRINT_KINDS = ['sheet', 'sign', 'sticker', 'png', 'svg'] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

/** What stood on a table's code when it was last printed. */
export type Printed = { readonly address: string; readonly name: string };

export type PrintState = 'never' | 'old_address' | 'old_name' | 'current';

/**
 * How what is on the table compares with what would be printed today. A rotated code counts as never printed: what was
 * printed of it is of no use any more.
 */
export const printState = (printed: Printed | null, today: Printed): PrintState => {
  if (printed === null) return 'never';
  if (printed.address !== today.address) return 'old_address';
  return printed.name === today.name ? 'current' : 'old_name';
};
