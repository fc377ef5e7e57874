const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two values are the same data, in whatever order their fields stand; a field that is absent is undefined. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false;
  const fields = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...fields].every(field => isSame(a[field], b[field]));
};
