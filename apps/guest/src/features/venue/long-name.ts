/** From this length on a name takes a smaller size, so that it leaves room for the dishes. */
const LONG = 26;

/** The value of `data-long` on a heading: set for a long name, absent otherwise. */
export const isLongName = (name: string): '' | undefined => (name.length > LONG ? '' : undefined);
