/** A place in the event stream: the digits of a growing number, possibly longer than a JavaScript number holds. */
export type Cursor = string;

/** Whether `a` lies after `b`. Longer numbers are larger; equally long ones compare by their digits. */
export const isAfter = (a: Cursor, b: Cursor): boolean =>
  a.length > b.length || (a.length === b.length && a > b);
export const laterOf = (a: Cursor, b: Cursor): Cursor => (isAfter(a, b) ? a : b);
