/** A place in the event stream: `<transaction>.<row>`, both growing numbers that may be longer than a JavaScript number. */
export type Cursor = string;

const compareDigits = (a: string, b: string): number => a.length - b.length || (a === b ? 0 : a > b ? 1 : -1);

/** Whether `a` lies after `b`: by transaction, then by row. */
export const isAfter = (a: Cursor, b: Cursor): boolean => {
  const [[outerA = '', innerA = ''], [outerB = '', innerB = '']] = [a.split('.'), b.split('.')];
  return (compareDigits(outerA, outerB) || compareDigits(innerA, innerB)) > 0;
};
export const laterOf = (a: Cursor, b: Cursor): Cursor => (isAfter(a, b) ? a : b);
